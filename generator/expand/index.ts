import { wordsFor } from '../build/words.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Problem } from '../problems/problems.ts'
import type { Site } from '../site.ts'
import type { Family } from './family.ts'
import { makeLayoutData } from './layout-data.ts'
import { makeLinks } from './links.ts'
import { expandLists } from './lists.ts'
import { expandLocations } from './locations.ts'
import { longLists } from './long-lists.ts'
import { expandNeighborhoods } from './neighborhoods.ts'
import { expandRedirects } from './redirects.ts'
import { expandServices } from './services.ts'
import { expandServicesInCities } from './services-in-cities.ts'
import { collisions, makeTable } from './table.ts'
import { expandVisitPacks } from './visit-packs.ts'
import { expandWritten } from './written.ts'

/** Turns the manifest into the page table. Two pages with the same URL are a problem that names both places. */
export function expandManifest(manifest: Manifest): { site: Site; problems: Problem[] } {
  const { site, families } = expandChecked(manifest)
  return { site, problems: collisions(families) }
}

/** The same of a manifest whose problems are known, for who has no time to look for them. */
export function expandChecked(manifest: Manifest): { site: Site; families: readonly Family[] } {
  const { languages } = manifest
  const words = perLanguage(languages, (code) => wordsFor(code, languages, manifest.words))
  const wordsIn = (language: Language) => words[language]!
  const families = [
    expandWritten(manifest),
    ...expandLocations(manifest, wordsIn),
    expandNeighborhoods(manifest, wordsIn),
    expandServices(manifest),
    expandServicesInCities(manifest),
  ]
  const lists = longLists(families, manifest)
  families.push(expandVisitPacks(families, manifest, wordsIn), expandLists(lists, manifest, wordsIn))
  const routes = makeTable(families)
  const links = makeLinks(routes, languages)
  const redirects = expandRedirects(manifest, links)
  const layouts = perLanguage(languages, (code) => makeLayoutData(code, manifest, links, wordsIn))
  const site = {
    manifest,
    routes,
    links,
    lists,
    layouts,
    layout: (language: Language) => layouts[language]!,
    redirects,
  }
  return { site, families }
}
