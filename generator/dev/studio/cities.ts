import type { NearbyPlace, StudioApi, ToldProblem } from '../../../src/shared/studio.ts'
import * as author from '../../author/add-place.ts'
import { openDraft } from '../../author/draft.ts'
import { placeMeant } from '../../checks/places/places.ts'
import { kilometersPerMile, milesBetween } from '../../drive/miles.ts'
import { foldName } from '../../gazetteer/fold-name.ts'
import { placesInReach } from '../../gazetteer/place-cities.ts'
import { defaultOf } from '../../languages.ts'
import { placeOnAreaMap } from '../../maps/area-map.ts'
import { UserError } from '../../problems/user-error.ts'
import type { Site } from '../../site.ts'
import { locationId } from '../../urls.ts'
import type { StudioContext } from './context.ts'
import type { EditedFile } from './edited.ts'
import { Refused } from './refused.ts'
import { saveFiles } from './save.ts'

/** The most places that are offered. */
const most = 12

/**
 * The places nearest to a point of the area map, or to the office, that the manifest does not list yet: in the
 * practice's state and within its reach.
 */
export function nearbyPlaces({ x, y }: StudioApi['nearby']['asks'], site: Site): NearbyPlace[] {
  const { practice, cities, neighborhoods } = site.manifest
  const office = practice.coordinates
  const { words } = site.layout(defaultOf(site.manifest.languages).code)
  const point = x === undefined || y === undefined ? undefined : placeOnAreaMap({ x, y }, site)
  const known = new Set([...cities, ...neighborhoods].map(({ name }) => foldName(name)))
  return placesInReach(practice)
    .filter(({ folded }) => !known.has(folded))
    .map(({ name, coordinates }) => ({ name, miles: milesBetween(point ?? office, coordinates) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, most)
    .map(({ name, miles }) => ({ name, distance: words('map.miles', inTenths(miles)) }))
}

/** Both units: the interface words name either {miles} or {kilometers}. */
const inTenths = (miles: number) => ({ miles: miles.toFixed(1), kilometers: (miles * kilometersPerMile).toFixed(1) })

/** Adds a city at the end of cities.yaml by name alone: the gazetteer knows where it is. */
export function addCity(name: string, context: StudioContext): StudioApi['city']['answers'] {
  const { loaded, save, problems } = saveFiles(filesWith(name, context), `city ${name}`, context)
  const { site } = loaded
  return { save, doubts: doubtsAboutLast(problems, site), url: site && pageOfLast(site) }
}

function filesWith(name: string, { loaded: { sources } }: StudioContext): EditedFile[] {
  const draft = openDraft(sources)
  try {
    author.addCity(draft, name)
  } catch (error) {
    if (error instanceof UserError) throw new Refused(422, { error: error.message })
    throw error
  }
  return draft.changes().map(({ file, before, after }) => {
    if (before === undefined || after === undefined) throw new Refused(404, { error: `The manifest has no ${file}.` })
    return { file, before, after }
  })
}

/**
 * What may be wrong with the new city's name, in sentences. What to add to the file if the name is right can wait, and
 * is left out.
 */
function doubtsAboutLast(problems: readonly ToldProblem[], site: Site | undefined): string[] {
  const meant = site && placeMeant(site.manifest.cities.at(-1)!.name, site.manifest.practice)
  return problems.flatMap(({ code, message, fix }) => {
    if (code === 'ODD_NAME') return [`${message}. ${fix}`]
    if (code !== 'UNKNOWN_PLACE') return []
    return [`${message}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`]
  })
}

/** The address of the new city's page. Its name may differ from what was typed: "Mission Viejo, CA" has the state. */
function pageOfLast({ routes, manifest }: Site): string | undefined {
  const { cities, vertical, languages } = manifest
  const city = cities.at(-1)
  return city && routes.find(locationId(city.slug, vertical), defaultOf(languages).code)?.url
}
