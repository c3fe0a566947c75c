import { titleOf } from '../../expand/links.ts'
import { hashOf } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { PageKind } from '../../page.ts'
import type { OfPlaces } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'

/**
 * Makes the function that gives a route a hash of everything its page takes from the manifest, for families that
 * declare it: this way thousands of city pages are recognised as unchanged without being built. Tests compare warm
 * trees with cold ones over random edits.
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
 * Hash of what every city page may draw on besides its city: the facts, services, testimonials and brands, and what
 * other pages show of each written page (name, summary, address). Other cities and neighbourhoods are left out: what a
 * page takes from those is declared by its family, except for the few that the words of a service or a city link to.
 */
export function commonKey(site: Site): string {
  const { links } = site
  const { languages } = site.manifest
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
  const linked = memo(manifest, 'linked', () => linkedFrom(manifest))
    .filter(links.has)
    .flatMap((id) => codesOf(languages).map((language) => links.card(id, language)))
  const facts = memo(manifest, 'facts', () => hashOf(JSON.stringify(factsOf(manifest))))
  return hashOf(JSON.stringify([facts, pages, linked]))
}

const factsOf = ({ languages, vertical, practice, services, audiences, testimonials, partners, logos }: OfPlaces) => {
  const drawn = [...logos].map(([file, { hash }]) => [file, hash])
  return [languages, vertical, practice, services, audiences, testimonials, partners, drawn]
}

/** The ids of the pages that the words of services and cities link to. */
function linkedFrom({ services, cities, servicesInCities }: OfPlaces): string[] {
  const told = cities.map(({ text }) => text).filter((text) => Object.keys(text).length > 0)
  // One by one: together they are as long as the manifest.
  const inTexts = [...services, ...told, ...Object.values(servicesInCities)].flatMap((each) =>
    [...JSON.stringify(each).matchAll(/\]\((\/[^()#\s]*)/g)].map((match) => match[1]!),
  )
  return [...new Set([...services.flatMap(({ readMore }) => readMore), ...inTexts])]
}
