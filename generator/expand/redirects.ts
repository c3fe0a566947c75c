import { codesOf, defaultOf, type Languages } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { type RedirectRule, splitQuery } from '../redirect-rules.ts'
import type { PageTable } from '../site.ts'
import { onlyLanguage, serviceId, urlOf, withoutPrefix } from '../urls.ts'
import type { Links } from './links.ts'

/**
 * Old addresses and where they lead now, in every language unless the target is in only one, and the short forms of
 * service pages. Exact addresses come before those with a `*`, or hosts would never reach them. That holds across
 * languages: to Cloudflare Pages, whatever follows the first `*` counts as a rule with one, of which it reads only a
 * hundred.
 */
export function expandRedirects(manifest: Manifest, routes: PageTable, links: Links): RedirectRule[] {
  const { redirects, languages } = manifest
  const all = codesOf(languages).flatMap((language) => {
    const inLanguage = (id: string) => urlOf(id, language, languages)
    const own = redirects.flatMap(({ from, to }): RedirectRule[] => {
      const address = addressInLanguage(to, routes, links, languages)
      const only = onlyLanguage(splitQuery(from)[0], languages) ?? (address && defaultOf(languages).code)
      if (only !== undefined && only !== language) return []
      const target = isOutside(to)
        ? asUrlCharacters(to)
        : (address ?? (links.has(to) ? links.href(to, language) : undefined))
      return target === undefined ? [] : [{ from: oldUrl(from, inLanguage), to: target }]
    })
    return [...own, ...shortForms(manifest, routes, language)]
  })
  return all.sort((a, b) => reachOf(a) - reachOf(b))
}

/**
 * The short forms of service pages, `/{service}` and `/{service}/{city}`: one rule per service for all cities, where
 * `*` stands for the rest of the path, and `:splat` repeats it. A form that matches the address of a page is left out,
 * as some hosts would not show that page.
 */
export function shortForms(
  { services, languages }: Pick<Manifest, 'services' | 'languages'>,
  { families, findUrl }: PageTable,
  language: Language,
): RedirectRule[] {
  const inLanguage = (id: string) => urlOf(id, language, languages)
  const taken = families.flatMap((family) =>
    family.under === undefined ? [...family].map(({ url }) => url) : family.under.map(inLanguage),
  )
  return services.flatMap(({ slug }) => {
    const [short, page] = [inLanguage(`/${slug}`), inLanguage(serviceId(slug))]
    const inCities = { from: `${short}/*`, to: `${page}/:splat` }
    return [
      ...(findUrl(short) === undefined ? [{ from: short, to: page }] : []),
      ...(taken.some((url) => url.startsWith(`${short}/`)) ? [] : [inCities]),
    ]
  })
}

/**
 * The address of a page in one language, if `target` is one, such as /es/about. Undefined for an id, which stands for the
 * page in every language.
 */
export function addressInLanguage(
  target: string,
  { findUrl }: PageTable,
  links: Links,
  languages: Languages,
): string | undefined {
  const only = onlyLanguage(target, languages)
  if (only === undefined || links.has(target)) return undefined
  const id = withoutPrefix(target, languages)
  return links.has(id) ? links.href(id, only) : findUrl(target)?.url
}

export const isOutside = (target: string) => target.startsWith('https://')

/**
 * Percent-encodes all characters that RFC 3986 does not allow. Hosts read the address from configuration files, where a
 * quote would end it, and Caddy replaces what is in braces, even with the server's environment variables.
 */
const asUrlCharacters = (address: string) =>
  new URL(address).href.replace(/[^\w!#$%&'()*+,./:;=?@[\]~-]+/g, encodeURIComponent)

function oldUrl(from: string, inLanguage: (id: string) => string): string {
  const [path, query] = splitQuery(from)
  return [inLanguage(path), query].filter((part) => part !== undefined).join('?')
}

/** How much a rule covers, as a sort key: an exact address only itself, `/blog/*` more than `/blog/news/*`. */
const reachOf = ({ from }: RedirectRule) => (from.endsWith('/*') ? 1 / from.length : 0)
