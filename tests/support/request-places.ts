import type { RequestPlace } from '../../generator/edge/visitor-place.ts'

/** Irvine, as Cloudflare describes to a worker where a request comes from. */
export const irvine = {
  country: 'US',
  region: 'California',
  regionCode: 'CA',
  city: 'Irvine',
  latitude: '33.68',
  longitude: '-117.8',
} satisfies RequestPlace
