import { groupBy } from './group-by.ts'

/** Where visitors to an old address are sent, on any host that reads `_redirects`. */
export interface RedirectRule {
  /** `/our-doctor`; `/blog/*` for all addresses below; `/page.php?id=7` for an address with a query. */
  from: string
  /** A path of the site or an https address. `:splat` repeats what `*` stands for. */
  to: string
}

/** The file hosts read them from. */
export const redirectsFile = '_redirects'

/**
 * The rules in the format of Netlify and Cloudflare Pages, where the first match wins. A query is written as Netlify
 * reads it; Cloudflare ignores such a line. With `!`, it redirects even if the path without the query is a page.
 */
export const printRedirects = (rules: readonly RedirectRule[]): string =>
  rules
    .map(({ from, to }) => {
      const [path, query] = splitQuery(from)
      return query === undefined ? `${path} ${to} 301\n` : `${path} ${query.replaceAll('&', ' ')} ${to} 301!\n`
    })
    .join('')

/**
 * The inverse of `printRedirects`, for a file that somebody else may have written. Lines whose status is not that of a
 * redirect, such as the 404 of a language's not-found page, are skipped.
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
 * Where these rules lead a visitor to `url`, a path with an optional query. As on a host, the first match wins. A page
 * at the path itself comes before all rules except those for a query. The visitor's query is passed on, unless the rule
 * was for a query. Browsers, links and authors encode different characters: `/exams&lenses`, `/exams%26lenses`.
 */
export function redirectFor(url: string, rules: Iterable<RedirectRule>, isPage = false): string | undefined {
  const [path, query] = splitQuery(url)
  const plainPath = withoutEncoding(path)
  for (const { from, to } of rules) {
    const [oldPath, wanted] = splitQuery(from)
    if (wanted === undefined ? isPage : !hasQuery(query, wanted)) continue
    const plainOld = withoutEncoding(oldPath)
    const isBelow = plainOld.endsWith('/*') && plainPath.startsWith(plainOld.slice(0, -1))
    if (plainOld !== plainPath && !isBelow) continue
    // A function, because an address may contain a dollar sign.
    const target = isBelow ? to.replace(':splat', () => path.split('/').slice(depthOf(oldPath)).join('/')) : to
    return wanted === undefined && query !== undefined ? withQuery(target, query) : target
  }
  return undefined
}

/** Finds the rules that may match a path, in their order. For many lookups: trying all rules at each takes long. */
export function rulesByPath<R extends RedirectRule>(rules: readonly R[]): (url: string) => R[] {
  const plainPath = (url: string) => withoutEncoding(splitQuery(url)[0])
  const all = rules.map((rule, at) => ({ rule, at, path: plainPath(rule.from) }))
  const byPath = groupBy(all, ({ path }) => path)
  const below = all.filter(({ path }) => path.endsWith('/*'))
  return (url) => [...(byPath.get(plainPath(url)) ?? []), ...below].sort((a, b) => a.at - b.at).map(({ rule }) => rule)
}

/** Splits the target where the visitor's query belongs. The second part is empty or begins with a `#`. */
export function atPart(to: string): [address: string, part: string] {
  const [address = ''] = to.split('#', 1)
  return [address, to.slice(address.length)]
}

/** Adds a query to the target's own, before a `#part`. */
function withQuery(target: string, query: string): string {
  const [address, part] = atPart(target)
  return `${address}${address.includes('?') ? '&' : '?'}${query}${part}`
}

/** The decoded path, except that encoded slashes stay encoded: they separate nothing. Unchanged if malformed. */
const withoutEncoding = (path: string) => (path.includes('%') ? decoded(path.replace(/%2f/gi, '%252F')) : path)

/** The number of slashes in a path: 2 for `/blog/*`. */
const depthOf = (path: string) => path.split('/').length - 1

/** The address without percent-encoding; unchanged if it is malformed. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
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
