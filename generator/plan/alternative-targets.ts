import { redirectFor } from '../redirect-rules.ts'
import type { Site } from '../site.ts'
import { folderUrl, languageAt, locationId, serviceId, urlOf } from '../urls.ts'
import { inCityOf } from './published.ts'

/**
 * Where visitors to a removed city could be redirected, by address: from its page to that of the nearest city, which is
 * the first it linked to, and from a service in it to that service. `linked` has the links of each page that leaves.
 */
export function alternativeTargets(
  linked: ReadonlyMap<string, readonly string[]>,
  moves: ReadonlyMap<string, string>,
  { routes, redirects, manifest: { languages, vertical } }: Site,
): Map<string, string> {
  const found = new Map<string, string>()
  const exists = (url: string) => routes.findUrl(url) !== undefined
  for (const [url, hrefs] of linked) {
    if (moves.has(url) || redirectFor(url, redirects) !== undefined) continue
    const language = languageAt(url, languages)
    const cities = `${folderUrl(locationId('', vertical), language, languages)}/`
    const service = inCityOf(url, languages)?.service
    const to = url.startsWith(cities)
      ? hrefs.find((href) => href.startsWith(cities) && exists(href))
      : service && urlOf(serviceId(service), language, languages)
    if (to !== undefined && exists(to)) found.set(url, to)
  }
  return found
}
