/** What Cloudflare knows of where a request comes from, as far as we read it: https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
export interface RequestPlace {
  country?: string
  region?: string
  regionCode?: string
  city?: string
  latitude?: string
  longitude?: string
  timezone?: string
}

/** Where the worker tells a visitor's place. Its own host asks nobody else. */
export const placePath = '/geo'

/** No country: an address nobody has placed (XX), or the way out of the Tor network (T1). */
const unplaced = ['XX', 'T1']

/**
 * The place in the form that src/gate/read-reply.ts reads, that of ipapi.co. Nothing is said of a request that comes from
 * no known country: the gate takes that as it takes a lookup that failed. The address of the visitor is not in it.
 */
export function visitorPlace(place: RequestPlace = {}): Record<string, string> {
  const { country, region, regionCode, city, latitude, longitude, timezone } = place
  if (country === undefined || unplaced.includes(country)) return {}
  const told = { country_code: country, region: region ?? regionCode, city, latitude, longitude, timezone }
  return Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
