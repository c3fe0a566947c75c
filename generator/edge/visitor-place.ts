/** What Cloudflare knows about where a request comes from, as far as we read it: https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
export interface RequestPlace {
  country?: string
  region?: string
  regionCode?: string
  city?: string
  latitude?: string
  longitude?: string
  timezone?: string
}

/** Not countries: an address of unknown location (XX), or a Tor exit node (T1). */
const unplaced = ['XX', 'T1']

/**
 * The place in the format of ipapi.co, which src/gate/read-reply.ts reads. Empty if the country is unknown: the gate
 * treats that like a failed lookup. The visitor's IP address is not in it.
 */
export function visitorPlace(place: RequestPlace = {}): Record<string, string> {
  const { country, region, regionCode, city, latitude, longitude, timezone } = place
  if (country === undefined || unplaced.includes(country)) return {}
  const reply = { country_code: country, region: region ?? regionCode, city, latitude, longitude, timezone }
  return Object.fromEntries(Object.entries(reply).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
