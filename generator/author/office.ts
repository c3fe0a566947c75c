import findTimeZone from '@photostructure/tz-lookup'
import type { CountryCode } from 'libphonenumber-js'
import { type Coordinates, kilometersPerMile, milesBetween, milesPerDegree } from '../drive/miles.ts'
import { clocksIn } from '../gazetteer/clocks-in.ts'
import { unitedStates } from '../gazetteer/country.ts'
import { countryCode } from '../gazetteer/country-called.ts'
import { placesCalled, placesIn } from '../gazetteer/us-places.ts'
import { allStates, type State } from '../gazetteer/us-states.ts'
import { countryName, inCountry } from '../languages.ts'
import { extentOf } from '../maps/projection.ts'
import { nearest } from '../problems/nearest.ts'
import { UserError } from '../problems/user-error.ts'
import { newSlug } from './find-thing.ts'

/** Where a new practice is. */
export interface Office {
  town: string
  /** The town in addresses. */
  slug: string
  place: Coordinates
  /** Whether its address has a state or, elsewhere, a province or region. */
  hasRegion: boolean
  /** Whether the gazetteer knows the town. */
  isKnown: boolean
  /** The values for the starter's blanks, by their names. */
  facts: Readonly<Record<'state' | 'zip' | 'time zone' | 'box' | 'north' | 'south' | 'east' | 'west', string>>
}

/** In miles: patients from farther away are told that they are outside the area. */
const reach = 100

/**
 * Reads `Portland, OR`, `Portland, Oregon` or, in another country, `Vancouver, BC`, `London` or, as addresses in French
 * have it, `Montréal (Québec)`.
 */
export function readOffice(city: string, country: CountryCode, coordinates: Coordinates | undefined): Office {
  const [town = '', region = ''] = city
    .replace(/\(([^()]+)\)\s*$/, ', $1')
    .split(',')
    .map((part) => part.trim())
  if (country !== unitedStates) return abroad(town, region, country, coordinates)
  const state = allStates().find((each) =>
    [each.code.toLowerCase(), each.name.toLowerCase()].includes(region.toLowerCase()),
  )
  if (town === '' || state === undefined)
    throw new UserError(
      `"${city}" is not a city and state. Write it like this: Portland, OR. ${howElsewhere(countryCode(region))}`,
    )
  return inState(town, state, coordinates ?? placeOf(town, state))
}

const howElsewhere = (country: CountryCode | undefined) =>
  country === undefined
    ? 'For a practice in another country, give the code of the country: --country CA'
    : `For a practice ${inCountry(country)}, add --country ${country}`

function inState(town: string, state: State, place: Coordinates): Office {
  const near = placesIn(state.code)
    .map(({ coordinates }) => coordinates)
    .filter((each) => milesBetween(place, each) <= reach)
  return {
    town,
    slug: newSlug(town),
    place,
    hasRegion: true,
    isKnown: knownPlace(town, state) !== undefined,
    facts: {
      state: state.code,
      zip: `"${String(state.zips[0]![0]).padStart(3, '0')}01"`,
      'time zone': findTimeZone(place.lat, place.lon),
      box: `the places of the state within ${reach} miles`,
      ...boxAround([place, ...near], 0.2),
    },
  }
}

function abroad(town: string, region: string, country: CountryCode, place: Coordinates | undefined): Office {
  if (town === '') throw new UserError('Give the city of the practice, such as "Vancouver, BC" or London.')
  if (place === undefined)
    throw new UserError('Give the location of the office, in degrees north and east: --coordinates 49.28,-123.12')
  if (!mayBeIn(country, place)) throw new UserError(elsewhere(place, country))
  const degrees = reach / milesPerDegree
  const wide = degrees / Math.cos((place.lat * Math.PI) / 180)
  return {
    town,
    slug: newSlug(town),
    place,
    hasRegion: region !== '',
    isKnown: false,
    facts: {
      state: region || countryName(country),
      zip: `"00000"\n  country: ${country}`,
      'time zone': findTimeZone(place.lat, place.lon),
      box: `everything within ${Math.round((reach * kilometersPerMile) / 10) * 10} kilometers`,
      ...boxAround(
        [
          { lat: place.lat - degrees, lon: place.lon - wide },
          { lat: place.lat + degrees, lon: place.lon + wide },
        ],
        0,
      ),
    },
  }
}

/**
 * Whether clocks at a place show the time of a part of the country, in January or in July: the lookup may know the sea
 * off a coast only as a zone without summer time.
 */
function mayBeIn(country: CountryCode, { lat, lon }: Coordinates): boolean {
  const zones = zonesOf(country)
  const there = clocksIn(findTimeZone(lat, lon))
  return zones.length === 0 || zones.some((zone) => clocksIn(zone).some((clock, index) => clock === there[index]))
}

function elsewhere({ lat, lon }: Coordinates, country: CountryCode): string {
  const others = [
    { lat, lon: -lon },
    { lat: -lat, lon },
    { lat: lon, lon: lat },
  ]
  const meant = others.find((each) => Math.abs(each.lat) <= 90 && mayBeIn(country, each))
  const fix = meant === undefined ? '' : ` Did you mean ${meant.lat},${meant.lon}?`
  return `${lat},${lon} is not ${inCountry(country)}, by its time zone. West and south have a minus.${fix}`
}

/** A method in later versions of Node, a property in earlier ones. */
function zonesOf(country: CountryCode): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[]; timeZones?: string[] }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

const knownPlace = (town: string, state: State) => placesCalled(town).find((place) => place.state === state.code)

function placeOf(town: string, state: State): Coordinates {
  const found = knownPlace(town, state)
  if (found !== undefined) return found.coordinates
  const places = placesIn(state.code).map(({ name }) => name)
  const meant = nearest(town, places)
  const give = meant === undefined ? 'Give' : `Did you mean ${meant}? If not, give`
  throw new UserError(
    `The gazetteer does not know ${town} in ${state.name}. ${give} its location: --coordinates 45.52,-122.68`,
  )
}

/** A box around places, plus a margin in degrees: the geo gate lets in everybody inside it. */
function boxAround(places: Coordinates[], margin: number): Record<'north' | 'south' | 'east' | 'west', string> {
  const { north, south, east, west } = extentOf(places)
  const limit = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees)).toFixed(1)
  return {
    north: limit(north + margin, 90),
    south: limit(south - margin, 90),
    east: limit(east + margin, 180),
    west: limit(west - margin, 180),
  }
}
