import { plainName } from '../shared/gate-cities.ts'
import type { Box, GateRules } from '../shared/geo-gate.ts'
import { isUnknown, type VisitorLocation } from '../shared/location.ts'

export type Verdict =
  | { access: 'allowed'; note: 'listed_city' | 'other_city' | 'lookup_failed' }
  | {
      access: 'denied'
      reason: GateRules['outsideCountry'] | GateRules['outsideStates'] | 'outside_service_area'
      /** The lookup did not reveal enough, so this says nothing about the visitor and is not remembered. */
      isGuess?: true
    }

/** Whether a visitor at `location` is let in: from the country and a state of the practice, and inside the box. */
export function judge(location: VisitorLocation, rules: GateRules): Verdict {
  const { box, cities, countries, outsideCountry, states, outsideStates, onLookupFailure } = rules
  const guess = (reason: `outside_${string}`): Verdict =>
    onLookupFailure === 'allow'
      ? { access: 'allowed', note: 'lookup_failed' }
      : { access: 'denied', reason, isGuess: true }

  const { country, region, city } = location
  if (isUnknown(location)) return guess(outsideCountry)
  if (!isOneOf(country, countries)) return { access: 'denied', reason: outsideCountry }
  if (states.length > 0 && !isOneOf(region, states)) return { access: 'denied', reason: outsideStates }
  const isListed = isOneOf(city, cities)
  if (!hasCoordinates(location))
    return isListed ? { access: 'allowed', note: 'listed_city' } : guess('outside_service_area')
  if (!isInside(location, box)) return { access: 'denied', reason: 'outside_service_area' }
  return { access: 'allowed', note: isListed ? 'listed_city' : 'other_city' }
}

const isOneOf = (name: string, names: readonly string[]) => names.some((each) => plainName(each) === plainName(name))

const hasCoordinates = ({ latitude, longitude }: VisitorLocation) => !Number.isNaN(latitude + longitude)

const isInside = ({ latitude, longitude }: VisitorLocation, { north, south, east, west }: Box) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
