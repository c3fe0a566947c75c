import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { GateRules } from '../../src/shared/geo-gate.ts'
import { listen, stop } from './loopback.ts'

/** A place as ipapi.co reports it. */
export interface Place {
  country_name: string
  region: string | null
  city: string | null
  /** Degrees: ipapi.co writes numbers, other services text. */
  latitude: number | string | null
  longitude: number | string | null
}

export const places = {
  irvine: { country_name: 'United States', region: 'California', city: 'Irvine', latitude: 33.68, longitude: -117.79 },
  bakersfield: {
    country_name: 'United States',
    region: 'California',
    city: 'Bakersfield',
    latitude: 35.37,
    longitude: -119.02,
  },
  mountainView: {
    country_name: 'United States',
    region: 'California',
    city: 'Mountain View',
    latitude: 37.39,
    longitude: -122.08,
  },
  phoenix: { country_name: 'United States', region: 'Arizona', city: 'Phoenix', latitude: 33.45, longitude: -112.07 },
  tijuana: { country_name: 'Mexico', region: 'Baja California', city: 'Tijuana', latitude: 32.53, longitude: -117.02 },
} satisfies Record<string, Place>

/** The rules of a practice in Irvine. */
export const gateRules: GateRules = {
  box: { north: 35, south: 32, east: -116, west: -119 },
  cities: ['Irvine'],
  countries: ['United States'],
  outsideCountry: 'outside_usa',
  states: ['California'],
  outsideStates: 'outside_california',
  onLookupFailure: 'deny',
}

type Answer = (response: ServerResponse) => void

const json = (value: unknown, status = 200): Answer => text(JSON.stringify(value), status, 'application/json')

const text =
  (body: string, status: number, type: string, cors: Record<string, string> = { 'access-control-allow-origin': '*' }) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type, ...cors }).end(body)
  }

const whole = (place: Place) => ({
  ip: '203.0.113.7',
  version: 'IPv4',
  country_code: place.country_name === 'United States' ? 'US' : 'MX',
  timezone: 'America/Los_Angeles',
  ...place,
})

/** Every way in which the lookup service is known to fail. */
export const failures = {
  timeout: () => {},
  'a body that never ends': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).write('{"ip":')
  },
  '429 with a JSON error': json(
    { error: true, reason: 'RateLimited', message: 'Visit https://ipapi.co/ratelimited' },
    429,
  ),
  'an error under status 200': json({ error: true, reason: 'Reserved IP Address', reserved: true, ip: '127.0.0.1' }),
  '403 without CORS': text('Forbidden', 403, 'text/plain', {}),
  '500': text('Internal Server Error', 500, 'text/plain'),
  '503 with a page': text('<h1>Come back later</h1>', 503, 'text/html'),
  'a page instead of JSON': text('<!DOCTYPE html><title>Sign in to Wi-Fi</title>', 200, 'text/html'),
  'NaN for coordinates': text(
    '{"country_name":"United States","region":"California","city":"Irvine","latitude":NaN,"longitude":NaN}',
    200,
    'application/json',
  ),
  'words for coordinates, from a city not in the list': json({
    ...whole(places.bakersfield),
    latitude: 'NaN',
    longitude: 'north',
  }),
  'no coordinates, from a city not in the list': json({
    ...whole(places.bakersfield),
    latitude: null,
    longitude: null,
  }),
  garbage: text('\u0000\uFFFD}{]', 200, 'application/json'),
  'somebody else`s JSON': json([1, 'two', { three: 3 }]),
  null: json(null),
  nothing: text('', 200, 'application/json'),
  'a connection that breaks': (response) => {
    response.socket?.destroy()
  },
} satisfies Record<string, Answer>

export type Failure = keyof typeof failures

/** A lookup service on this machine that answers as it is told to. */
export interface GeoStub {
  /** For `geoGate.lookup` of a manifest. */
  url: string
  /** The headers of every request since the last `answer`: what the service learns about a visitor. */
  requests: IncomingHttpHeaders[]
  /** Sets how to answer from now on, and what to wait for first. */
  answer: (how: Place | Failure, after?: Promise<unknown>) => void
  /** Sets how to answer the next request only. */
  answerOnce: (how: Failure) => void
  /** Ends the connections of all requests that still wait. */
  hangUp: () => void
  close: () => Promise<void>
}

export async function startGeoStub(): Promise<GeoStub> {
  let reply: Answer = json(whole(places.irvine))
  let waited: Promise<unknown> = Promise.resolve()
  let once: Answer | undefined
  const requests: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    requests.push(request.headers)
    const answer = once ?? reply
    once = undefined
    waited.then(() => answer(response))
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}/json/`,
    requests,
    answer: (how, after = Promise.resolve()) => {
      reply = typeof how === 'string' ? failures[how] : json(whole(how))
      waited = after
      once = undefined
      requests.length = 0
    },
    answerOnce: (how) => {
      once = failures[how]
    },
    hangUp: () => server.closeAllConnections(),
    close: () => stop(server),
  }
}
