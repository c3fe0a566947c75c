import { unknownLocation, type VisitorLocation } from '../shared/location.ts'

/**
 * Reads a location from the JSON of ipapi.co. Throws on a reply without a country: an error sent with status 200, or
 * JSON from elsewhere. A city or region the service does not know is `Unknown`. Coordinates may be numbers or text, and
 * become NaN if they are out of range.
 */
export function readReply(reply: unknown): VisitorLocation {
  const fields = (reply ?? {}) as Record<string, unknown>
  const country = words(fields.country_name) ?? words(fields.country_code)
  if (country === undefined) throw new Error('the lookup service answered without a location')
  return {
    country,
    region: words(fields.region) ?? unknownLocation.region,
    city: words(fields.city) ?? unknownLocation.city,
    latitude: degrees(fields.latitude, 90),
    longitude: degrees(fields.longitude, 180),
    timezone: words(fields.timezone) ?? unknownLocation.timezone,
    ip: words(fields.ip) ?? unknownLocation.ip,
  }
}

const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Some services, and hosts that provide the visitor's location, write numbers as text. */
function degrees(value: unknown, most: number): number {
  const number = typeof value === 'number' ? value : Number(words(value) ?? Number.NaN)
  return Math.abs(number) <= most ? number : Number.NaN
}
