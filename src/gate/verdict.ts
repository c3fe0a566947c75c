import type { Box, GateRules } from '../shared/geo-gate.ts'
import { unknownLocation, type VisitorLocation } from '../shared/location.ts'

export type Verdict =
  | { access: 'allowed'; note: 'listed_city' | 'other_city' | 'lookup_failed' }
  | { access: 'denied'; reason: 'outside_usa' | 'outside_california' | 'outside_service_area' }

/** Whether a visitor from `location` is let in: from the United States, from California, from inside the box. */
export function judge(location: VisitorLocation, { box, cities, onLookupFailure }: GateRules): Verdict {
  const { country, region, city } = location
  if (country === unknownLocation.country && onLookupFailure === 'allow')
    return { access: 'allowed', note: 'lookup_failed' }
  if (!isOneOf(country, unitedStates)) return { access: 'denied', reason: 'outside_usa' }
  if (!isOneOf(region, california)) return { access: 'denied', reason: 'outside_california' }
  if (!isInside(location, box)) return { access: 'denied', reason: 'outside_service_area' }
  return { access: 'allowed', note: isOneOf(city, cities) ? 'listed_city' : 'other_city' }
}

/** As the lookup services write them. */
const unitedStates = ['United States', 'United States of America', 'US', 'USA']
const california = ['California', 'CA']

const isOneOf = (name: string, names: readonly string[]) => names.some((each) => plain(each) === plain(name))

/** Without capitals and accents: `Cañada` is written both ways. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()

/** NaN is on no side of anything, so it is outside. */
const isInside = ({ latitude, longitude }: VisitorLocation, { north, south, east, west }: Box) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
