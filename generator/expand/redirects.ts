import { codesOf } from '../languages.ts'
import type { Manifest } from '../parse/manifest.ts'
import { type RedirectRule, splitQuery } from '../redirect-rules.ts'
import { onlyLanguage, serviceId, urlOf } from '../urls.ts'
import type { Links } from './links.ts'

/**
 * Old addresses and where they lead now, in every language. The short forms of service pages, `/{service}` and
 * `/{service}/{city}`, take one rule per service: `*` stands for the rest of the path, and `:splat` repeats it. Exact
 * addresses come before those with a `*`, or hosts would never reach them.
 */
export function expandRedirects({ redirects, services, languages }: Manifest, links: Links): RedirectRule[] {
  return codesOf(languages).flatMap((language) => {
    const inLanguage = (id: string) => urlOf(id, language, languages)
    const own = redirects.flatMap(({ from, to }): RedirectRule[] => {
      const only = onlyLanguage(splitQuery(from)[0], languages)
      if (only !== undefined && only !== language) return []
      const target = isOutside(to) ? to : links.has(to) && links.link(to, language).href
      return target === false ? [] : [{ from: oldUrl(from, inLanguage), to: target }]
    })
    return [
      ...own.sort((a, b) => reachOf(a) - reachOf(b)),
      ...services.flatMap(({ slug }) => [
        { from: inLanguage(`/${slug}`), to: inLanguage(serviceId(slug)) },
        { from: inLanguage(`/${slug}/*`), to: inLanguage(`${serviceId(slug)}/:splat`) },
      ]),
    ]
  })
}

export const isOutside = (target: string) => target.startsWith('https://')

function oldUrl(from: string, inLanguage: (id: string) => string): string {
  const [path, query] = splitQuery(from)
  return [inLanguage(path), query].filter((part) => part !== undefined).join('?')
}

/** How much a rule covers, as a sort key: an exact address only itself, `/blog/*` more than `/blog/news/*`. */
const reachOf = ({ from }: RedirectRule) => (from.endsWith('/*') ? 1 / from.length : 0)
