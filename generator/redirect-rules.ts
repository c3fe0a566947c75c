/** Where visitors of an old address are sent, on any host that reads `_redirects`. */
export interface RedirectRule {
  /** `/our-doctor`; `/blog/*` for all addresses below; `/page.php?id=7` where the address has a query. */
  from: string
  /** A path of the site or an https address. `:splat` repeats what `*` stands for. */
  to: string
}

/** The file hosts read them from. */
export const redirectsFile = '_redirects'

/**
 * The rules in the format of Netlify and Cloudflare Pages, of which the first match wins. A query is written as Netlify reads
 * it; Cloudflare leaves such a line out. `!` sends visitors on although the path, without the query, is a page.
 */
export const printRedirects = (rules: readonly RedirectRule[]): string =>
  rules
    .map(({ from, to }) => {
      const [path, query] = splitQuery(from)
      return query === undefined ? `${path} ${to} 301\n` : `${path} ${query.replaceAll('&', ' ')} ${to} 301!\n`
    })
    .join('')

/**
 * The inverse of `printRedirects`, for a file that may have been written by somebody else. A line with another status than
 * that of a redirect, such as the 404 of a language's not-found page, is none.
 */
export function readRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [path, ...more] = line.trim().split(/\s+/)
    const at = more.findIndex((word) => /^(\/|https?:)/.test(word))
    if (path === undefined || at === -1 || path.startsWith('#') || !/^(3\d\d!?)?$/.test(more[at + 1] ?? '')) return []
    return [{ from: [path, more.slice(0, at).join('&')].filter(Boolean).join('?'), to: more[at]! }]
  })
}

/**
 * Where these rules lead a visitor to `url`, a path and perhaps a query: as on a host, by the first that matches. A page at
 * the path itself comes before all rules but those for a query. The visitor's query goes along, unless the rule was for it.
 */
export function redirectFor(url: string, rules: Iterable<RedirectRule>, isPage = false): string | undefined {
  const [path, query] = splitQuery(url)
  for (const { from, to } of rules) {
    const [oldPath, wanted] = splitQuery(from)
    if (wanted === undefined ? isPage : !hasQuery(query, wanted)) continue
    const isBelow = oldPath.endsWith('/*') && path.startsWith(oldPath.slice(0, -1))
    if (oldPath !== path && !isBelow) continue
    // A function, as visitors may put a dollar sign into an address.
    const target = isBelow ? to.replace(':splat', () => path.slice(oldPath.length - 1)) : to
    return wanted === undefined && query !== undefined ? `${target}${target.includes('?') ? '&' : '?'}${query}` : target
  }
  return undefined
}

/** `/page.php?id=7` -> `/page.php` and `id=7`. */
export function splitQuery(url: string): [path: string, query?: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}

function hasQuery(query: string | undefined, wanted: string): boolean {
  const given = new URLSearchParams(query)
  return [...new URLSearchParams(wanted)].every(([name, value]) => given.get(name) === value)
}
