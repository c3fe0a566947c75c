import { languages } from '../../src/shared/languages.ts'
import type { Manifest } from '../parse/manifest.ts'
import { isSpanishOnly, serviceId, urlOf } from '../urls.ts'
import type { Links } from './links.ts'

/**
 * Old addresses and where they lead now, in every language. The short forms of the service pages, `/{service}` and
 * `/{service}/{city}`, are one rule for each service: `*` stands for the rest of the path, `:splat` repeats it.
 */
export function expandRedirects({ redirects, services }: Manifest, links: Links): { from: string; to: string }[] {
  return languages.flatMap((language) => [
    ...redirects.flatMap(({ from, to }) => {
      if (language === 'en' && isSpanishOnly(from)) return []
      const url = links.has(to) ? links.link(to, language).href : undefined
      return url === undefined ? [] : [{ from: urlOf(from, language), to: url }]
    }),
    ...services.flatMap(({ slug }) => [
      { from: urlOf(`/${slug}`, language), to: urlOf(serviceId(slug), language) },
      { from: urlOf(`/${slug}/*`, language), to: urlOf(`${serviceId(slug)}/:splat`, language) },
    ]),
  ])
}
