import { unknownLocation, type VisitorLocation } from '../shared/location.ts'

/**
 * Reads a location from the JSON of ipapi.co. Throws on a reply without a country and coordinates: an error with status
 * 200, or JSON from elsewhere. A city or region the service does not know is `Unknown`.
 */
export function readReply(reply: unknown): VisitorLocation {
  const told = (reply ?? {}) as Record<string, unknown>
  const country = words(told.country_name) ?? words(told.country_code)
  const latitude = degrees(told.latitude, 90)
  const longitude = degrees(told.longitude, 180)
  if (country === undefined || latitude === undefined || longitude === undefined)
    throw new Error('the lookup service answered without a location')
  return {
    country,
    region: words(told.region) ?? unknownLocation.region,
    city: words(told.city) ?? unknownLocation.city,
    latitude,
    longitude,
    timezone: words(told.timezone) ?? unknownLocation.timezone,
    ip: words(told.ip) ?? unknownLocation.ip,
  }
}

const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

const degrees = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined
