import { dirname } from 'node:path'
import { groupBy } from '../group-by.ts'
import { mapNonEmpty, type NonEmpty } from '../non-empty.ts'
import type { Place } from '../problems/problems.ts'
import { serviceCityId } from '../urls.ts'
import { foldCities, isInCity, isNotInCity } from './fold-cities.ts'
import { type Area, areas, type ChangedPage, type PlannedPage } from './plan.ts'

export type Pages = readonly (PlannedPage | ChangedPage)[]
type SomePages = Readonly<NonEmpty<Pages[number]>>

/** Pages under one label, and the manifest places they come from. */
export interface Fold {
  /** The address, or a pattern of addresses. */
  label: string
  pages: SomePages
  places: Readonly<NonEmpty<Place>>
}

/** When more pages than this have the same changes, they are folded into one line. */
const manyAlike = 10
/** Nobody reads a longer list line by line: then even a folder of a few pages becomes one line. */
const longList = 40
const fewPages = 4

/**
 * Turns pages into lines: many pages with the same changes, in one folder or across the site, become one line.
 */
export function foldPages(pages: Pages, cities: number): Fold[] {
  const everywhere = [...groupBy(pages, signature).values()].filter(
    (alike) => 'change' in alike[0] && alike.filter(isNotInCity).length > manyAlike,
  )
  const folded = new Set(everywhere.flat())
  const rest = pages.filter((page) => !folded.has(page))
  const services = foldCities(rest.filter(isInCity), cities)
  return [
    ...foldFolders(rest.filter(isNotInCity)),
    ...services.flatMap(({ service, city, pages: inFold }) => {
      if (inFold.length <= 2) return inFold.map(alone)
      const [{ place, inCity }] = inFold
      const places: Fold['places'] = [city === undefined ? inCity.servicePlace : place]
      return [{ label: serviceCityId(service ?? '*', city ?? '*'), pages: inFold, places }]
    }),
    ...everywhere.map((alike) => ({
      label: `${alike.length} other pages`,
      pages: alike,
      places: placesOf(alike),
    })),
  ]
}

/** Equal for pages that change in the same way: in the header, a link, the name of another page. */
const signature = (page: PlannedPage | ChangedPage) => ('change' in page ? JSON.stringify(page.change) : '')

const placesOf = (pages: SomePages) => mapNonEmpty(pages, ({ place }) => place)

const alone = (page: PlannedPage): Fold => ({ label: page.url, pages: [page], places: [page.place] })

function foldFolders(pages: Pages): Fold[] {
  if (pages.length <= longList) return pages.map(alone)
  const folders = groupBy(pages, (page) => `${dirname(page.url)} ${areasOf([page])}`)
  return [...folders.values()].flatMap((inFolder) => {
    if (inFolder.length < fewPages) return inFolder.map(alone)
    const folder = dirname(inFolder[0].url)
    return [{ label: `${folder === '/' ? '' : folder}/*`, pages: inFolder, places: placesOf(inFolder) }]
  })
}

/** The areas that change on at least one of these pages. */
export function areasOf(pages: Pages): Area[] {
  const found = new Set(pages.flatMap((page) => ('change' in page ? page.change.areas : [])))
  return areas.filter((area) => found.has(area))
}
