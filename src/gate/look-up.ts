import { isUnknown, type LookUpLocation, unknownLocation, type VisitorLocation } from '../shared/location.ts'
import { askTwice } from './ask-twice.ts'
import { jsonOf } from './json-of.ts'
import { readReply } from './read-reply.ts'
import { request } from './requests.ts'
import { recall, remember } from './session.ts'

let pending: Promise<VisitorLocation> | undefined
let isLeft = false

/**
 * Where the visitor is, from the session or the service. A failure gives an unknown location, for this page only. There
 * is no timeout: if a page does not wait for the answer, the next page finds it in the session.
 */
export const lookUpLocation: LookUpLocation = () => {
  pending ??= fromSession() ?? ask()
  return pending
}

/** Asks the service again after a failure. */
export const lookUpAgain: LookUpLocation = () => {
  pending = undefined
  return lookUpLocation()
}

/** The result of the gate's lookup, finished or pending. Adds no request. Unknown on a page without a gate. */
export const answeredLocation: LookUpLocation = () => {
  const isAsking = document.documentElement.dataset.gateState !== undefined
  return pending ?? fromSession() ?? (isAsking ? lookUpLocation() : Promise.resolve(unknownLocation))
}

// Leaving a page aborts its requests. That says nothing about the visitor's location, so it does not count as an answer
// if the page returns from the back/forward cache.
addEventListener('pagehide', () => {
  isLeft = true
})
addEventListener('pageshow', () => {
  if (isLeft) pending = undefined
  isLeft = false
})

async function ask(): Promise<VisitorLocation> {
  try {
    const found = readReply(await jsonOf(await askTwice(() => request('location'))))
    keep(found)
    return found
  } catch (error) {
    console.error('The location lookup failed', error)
    return unknownLocation
  }
}

/** Stores no IP address, and the position only as precisely as a city needs: to about a kilometer. */
function keep(found: VisitorLocation): void {
  const { latitude, longitude } = found
  const stored = { ...found, latitude: rounded(latitude), longitude: rounded(longitude), ip: unknownLocation.ip }
  remember('geo-location', JSON.stringify(stored))
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

function fromSession(): Promise<VisitorLocation> | undefined {
  try {
    const stored = JSON.parse(recall('geo-location') ?? 'null') as VisitorLocation | null
    if (stored === null || typeof stored.country !== 'string' || isUnknown(stored)) return undefined
    // JSON writes NaN as null.
    const { latitude, longitude } = stored
    return Promise.resolve({ ...stored, latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN })
  } catch {
    // Not written by us: look it up again.
    return undefined
  }
}
