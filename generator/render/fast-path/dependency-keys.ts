import { idsUpFrom } from '../../expand/links.ts'
import { hashOf } from '../../hash.ts'
import { memo } from '../../memo.ts'
import type { PlacesManifest } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'
import { pageIds, serviceId } from '../../urls.ts'
import { type Named, namedIn } from './named-in.ts'
import { cardsOf, cited, hashWithNamed, linksTo } from './shown-by-id.ts'

/**
 * Makes the function that gives the route of a city page, which declares this, a hash of everything it takes from the
 * manifest. It recognizes thousands of city pages as unchanged without building them. Tests compare warm trees with cold
 * ones over random edits.
 */
export function dependencyKeys(site: Site, common: string): (route: Route) => string | undefined {
  // The pages of all services in a city depend on the same place data, in all languages.
  const known = memo(site.places, 'dependencies', () => new Map<string, string | undefined>())
  // A service's whole entry matters to its own pages only. Other pages show its card, which `common` covers.
  const services = new Map(site.places.manifest.services.map((each) => [each.slug, hashWithNamed(each, site)]))
  return (route) => {
    const { madeOf } = route.source
    const city = madeOf?.city
    if (city === undefined) return undefined
    const name = `${route.source.kind} ${city.slug}`
    if (!known.has(name)) {
      const { dependsOn } = route.source
      known.set(name, dependsOn && hashOf(JSON.stringify(dependsOn())))
    }
    const own = known.get(name)
    if (own === undefined) return undefined
    const service = services.get(madeOf?.service?.slug ?? '') ?? ''
    return `${common}${own}${service}${route.language}${route.state}`
  }
}

/**
 * Hash of what every city page may draw on besides its city and its service: the facts, testimonials and brands, the
 * cards of all services, the signs, prices and photos that texts may show, the sources they cite, the addresses that
 * texts link to, and the names of pages in breadcrumbs. Other pages are left out, and so are other cities and
 * neighborhoods: what a page takes from them is declared by its source.
 */
export function commonKey(site: Site): string {
  const { manifest } = site.places
  const named = memo(manifest, 'named in texts', () => namedInTexts(manifest))
  const services = manifest.services.map(({ slug }) => serviceId(slug))
  const shown = cardsOf([...named.listed, ...services, ...aboveCityPages(services, site)], site)
  const facts = memo(manifest, 'facts', () => hashOf(JSON.stringify(factsOf(manifest, named.sources))))
  // Of the pages that texts link to, only the addresses: such a link has words of its own.
  return hashOf(JSON.stringify([facts, shown, linksTo(named.linked, site, '')]))
}

/** The ids of all pages above those of cities, but for the services. */
const aboveCityPages = (services: readonly string[], { links }: Site): Set<string> =>
  new Set([pageIds.home, ...services.flatMap((service) => [...idsUpFrom(links.parent(service), links)])])

/**
 * Whether a city page may draw on this part of the manifest whatever its city and its service. A part that is not
 * listed does not compile: its changes would not reach the pages. False for what no city page shows, and for what is
 * known otherwise: declared by the page's source, named in a text, or in the layout.
 */
const isFact: Readonly<Record<keyof PlacesManifest, boolean>> = {
  languages: true,
  vertical: true,
  practice: true,
  audiences: true,
  testimonials: true,
  partners: true,
  signs: true,
  prices: true,
  pictureDesign: true,
  theme: false,
  services: false,
  cities: false,
  neighborhoods: false,
  driveTimes: false,
  area: false,
  servicesInCities: false,
  sources: false,
  notices: false,
  search: false,
  visitPack: false,
  team: false,
  navigation: false,
  redirects: false,
  words: false,
  photos: false,
  logos: false,
  isPreview: false,
}

const factParts = (Object.keys(isFact) as (keyof PlacesManifest)[]).filter((part) => isFact[part])

function factsOf(manifest: PlacesManifest, named: ReadonlySet<string>): unknown[] {
  const drawn = [...manifest.logos, ...manifest.photos].map(([file, { hash }]) => [file, hash])
  return [factParts.map((part) => manifest[part]), drawn, cited(named, manifest)]
}

/** What is named in the parts of the manifest that city pages show, apart from services. */
function namedInTexts(manifest: PlacesManifest): Named {
  const { practice, signs, audiences, testimonials, cities, servicesInCities } = manifest
  const cityTexts = cities.map(({ text }) => text).filter((text) => Object.keys(text).length > 0)
  const all = [practice, signs, audiences, testimonials, ...cityTexts, ...Object.values(servicesInCities)]
  const found = namedIn(inJson(all))
  const ofClaims = practice.claims.flatMap(({ source }) => source ?? [])
  return { ...found, sources: new Set([...found.sources, ...ofClaims]) }
}

/** One by one: as a single string they would be as long as the manifest. */
function* inJson(values: readonly unknown[]): Iterable<string> {
  for (const each of values) yield JSON.stringify(each)
}
