import { unknownLocation, type VisitorLocation } from '../shared/location.ts'

/**
 * Reads a location from the JSON of ipapi.co. Throws on a reply without a country: an error sent with status 200, or
 * JSON from elsewhere. A city or region the service does not know is `Unknown`. Coordinates may be numbers or text, and
 * become NaN if they are out of range.
 */
export function readReply(reply: unknown): VisitorLocation {
  const told = (reply ?? {}) as Record<string, unknown>
  const country = words(told.country_name) ?? words(told.country_code)
  if (country === undefined) throw new Error('the lookup service answered without a location')
  return {
    country,
    region: words(told.region) ?? unknownLocation.region,
    city: words(told.city) ?? unknownLocation.city,
    latitude: degrees(told.latitude, 90),
    longitude: degrees(told.longitude, 180),
    timezone: words(told.timezone) ?? unknownLocation.timezone,
    ip: words(told.ip) ?? unknownLocation.ip,
  }
}

const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Some services, and hosts that provide the visitor's location, write numbers as text. */
function degrees(value: unknown, most: number): number {
  const number = typeof value === 'number' ? value : Number(words(value) ?? Number.NaN)
  return Math.abs(number) <= most ? number : Number.NaN
}
