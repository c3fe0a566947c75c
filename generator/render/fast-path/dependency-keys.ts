import { inFrame, titleOf } from '../../expand/links.ts'
import { hashOf } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Card, PageKind } from '../../page.ts'
import type { PlacesManifest } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'

/**
 * Makes the function that gives a route a hash of everything its page takes from the manifest, for families that
 * declare this. It recognizes thousands of city pages as unchanged without building them. Tests compare warm trees with
 * cold ones over random edits.
 */
export function dependencyKeys(site: Site, common: string): (route: Route) => string | undefined {
  // The pages of all services in a city depend on the same data, in all languages, and on nothing but `places`.
  const known = memo(site.places, 'dependencies', () => new Map<string, string | undefined>())
  return (route) => {
    const { madeOf } = route.source
    const city = madeOf?.city
    if (city === undefined) return undefined
    const name = `${route.source.kind} ${city.slug}`
    if (!known.has(name)) {
      const dependencies = site.routes.dependsOn(route)
      known.set(name, dependencies === undefined ? undefined : hashOf(JSON.stringify(dependencies)))
    }
    const own = known.get(name)
    return own === undefined ? undefined : `${common}${own}${route.language}${route.state}`
  }
}

/**
 * Hash of what every city page may draw on besides its city: the facts, services, testimonials and brands, the signs,
 * prices and photos that texts may show, the sources they cite, and what other pages show of each written page (name,
 * summary, address). Other cities and neighborhoods are left out, except the few that the texts of a service or a city
 * link to: what a page takes from them is declared by its family.
 */
export function commonKey(site: Site): string {
  const isListed = (kind: PageKind) => !kinds[kind].isFoundThroughParent && !kinds[kind].isPlace
  const written = [...site.routes.ofKinds(isListed)].filter(({ source }) => source.place.file.startsWith('pages/'))
  const pages = written.map((route) => [
    route.source.id,
    route.url,
    route.language,
    route.state,
    titleOf(route).name,
    titleOf(route).summary,
  ])
  const { manifest } = site.places
  const named = memo(manifest, 'named in texts', () => namedInTexts(manifest))
  const linked = cardsOf(named.pages, site)
  const facts = memo(manifest, 'facts', () => hashOf(JSON.stringify(factsOf(manifest, named.sources))))
  return hashOf(JSON.stringify([facts, pages, linked]))
}

/** What other pages may show of the pages with these ids, in all languages. Unknown ids are skipped. */
export const cardsOf = (ids: readonly string[], { links, manifest }: Site): Card[] =>
  ids
    .filter(links.has)
    .flatMap((id) => codesOf(manifest.languages).map((language) => links.card(id, inFrame(language))))

function factsOf(manifest: PlacesManifest, named: ReadonlySet<string>): unknown[] {
  const { languages, vertical, practice, services, audiences, testimonials, partners } = manifest
  const { signs, prices, pictureDesign } = manifest
  const drawn = [...manifest.logos, ...manifest.photos].map(([file, { hash }]) => [file, hash])
  const cited = manifest.sources.filter(({ id }) => named.has(id))
  const shown = [signs, prices, pictureDesign, cited]
  return [languages, vertical, practice, services, audiences, testimonials, partners, drawn, shown]
}

/** The pages and sources named in the texts of services and cities, or in what replaces a placeholder there. */
function namedInTexts(manifest: PlacesManifest): { pages: string[]; sources: Set<string> } {
  const { practice, signs, services, cities, servicesInCities } = manifest
  const pages = new Set(services.flatMap(({ readMore }) => readMore))
  const sources = new Set(practice.claims.flatMap(({ source }) => source ?? []))
  const cityTexts = cities.map(({ text }) => text).filter((text) => Object.keys(text).length > 0)
  // One by one: as a single string they would be as long as the manifest.
  for (const each of [practice, signs, ...services, ...cityTexts, ...Object.values(servicesInCities)]) {
    for (const [, page, source] of JSON.stringify(each).matchAll(/\]\((\/[^()#\s]*)|\[\[([\w-]+)\]\]/g)) {
      if (page !== undefined) pages.add(page)
      if (source !== undefined) sources.add(source)
    }
  }
  return { pages: [...pages], sources }
}
