import { codesOf } from '../languages.ts'
import type { Manifest } from '../parse/manifest.ts'
import { onlyIn, serviceId, urlOf } from '../urls.ts'
import type { Links } from './links.ts'

/**
 * Old addresses and where they lead now, in every language. The short forms of service pages, `/{service}` and
 * `/{service}/{city}`, take one rule per service: `*` stands for the rest of the path, and `:splat` repeats it.
 */
export function expandRedirects(
  { redirects, services, languages }: Manifest,
  links: Links,
): { from: string; to: string }[] {
  return codesOf(languages).flatMap((language) => {
    const inLanguage = (id: string) => urlOf(id, language, languages)
    return [
      ...redirects.flatMap(({ from, to }) => {
        const only = onlyIn(from, languages)
        if ((only !== undefined && only !== language) || !links.has(to)) return []
        return [{ from: inLanguage(from), to: links.link(to, language).href }]
      }),
      ...services.flatMap(({ slug }) => [
        { from: inLanguage(`/${slug}`), to: inLanguage(serviceId(slug)) },
        { from: inLanguage(`/${slug}/*`), to: inLanguage(`${serviceId(slug)}/:splat`) },
      ]),
    ]
  })
}
