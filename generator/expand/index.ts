import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest, PlacesManifest } from '../parse/manifest.ts'
import { withSameParts } from '../same-parts.ts'
import type { Places, Site } from '../site.ts'
import { wordsFor } from '../text/words.ts'
import { makeLayouts } from './layout-data.ts'
import { makeLinks } from './links.ts'
import { expandLists } from './lists.ts'
import { expandLocations } from './locations.ts'
import { longLists } from './long-lists.ts'
import { expandNeighborhoods } from './neighborhoods.ts'
import { expandRedirects } from './redirects.ts'
import { expandServices } from './services.ts'
import { expandServicesInCities } from './services-in-cities.ts'
import { makeTable } from './table.ts'
import { expandVisitPacks } from './visit-packs.ts'
import { expandWritten } from './written.ts'

/**
 * Turns the manifest into the page table. City pages are reused from the site as it was `before` if only written pages
 * have changed since.
 */
export function expandManifest(manifest: Manifest, before?: Site): Site {
  const { languages } = manifest
  const { pages: _, ...rest } = manifest
  const same = before?.places.manifest
  const places = same !== undefined && withSameParts(same, rest) === same ? before!.places : expandPlaces(rest)
  const { wordsIn } = places
  const families = [
    expandWritten(manifest),
    ...places.locations,
    expandNeighborhoods(manifest, wordsIn),
    expandServices(manifest),
    places.servicesInCities,
  ]
  const lists = longLists(families, manifest)
  families.push(expandVisitPacks(families, manifest, wordsIn), ...expandLists(lists, manifest, wordsIn))
  const routes = makeTable(families)
  const links = makeLinks(routes, languages)
  const redirects = expandRedirects(manifest, routes, links)
  const layouts = makeLayouts(manifest, links, wordsIn)
  return {
    manifest,
    places,
    routes,
    links,
    lists,
    layouts,
    layout: (language: Language) => layouts[language]!,
    redirects,
  }
}

/** City pages, of which there may be tens of thousands. */
function expandPlaces(manifest: PlacesManifest): Places {
  const { languages } = manifest
  const words = perLanguage(languages, (code) => wordsFor(code, languages, manifest.words))
  const wordsIn = (language: Language) => words[language]!
  const locations = expandLocations(manifest, wordsIn)
  return { manifest, wordsIn, locations, servicesInCities: expandServicesInCities(manifest) }
}
