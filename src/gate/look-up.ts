import { type LookUpLocation, unknownLocation, type VisitorLocation } from '../shared/location.ts'
import { getJson } from './get-json.ts'
import { readReply } from './read-reply.ts'
import { recall, remember } from './session.ts'

const limitMs = 2500

let pending: Promise<VisitorLocation> | undefined
let isLeft = false

/** Asks the service named in `data-lookup` of `<html>` where the visitor is. A failure is an answer too: unknown. */
export const lookUpLocation: LookUpLocation = () => {
  pending ??= fromSession() ?? ask()
  return pending
}

/** The result of the gate's lookup, finished or pending. Makes no request; without a gate the location is unknown. */
export const answeredLocation: LookUpLocation = () => {
  const isAsking = document.documentElement.dataset.gateState === 'checking'
  return pending ?? fromSession() ?? (isAsking ? lookUpLocation() : Promise.resolve(unknownLocation))
}

// Leaving a page aborts its requests. That says nothing about the visitor's location: it is not stored, nor taken for
// an answer should the page return from the back/forward cache.
addEventListener('pagehide', () => {
  isLeft = true
})
addEventListener('pageshow', () => {
  if (isLeft) pending = undefined
  isLeft = false
})

async function ask(): Promise<VisitorLocation> {
  const found = await fromService()
  if (!isLeft) keep(found)
  return found
}

async function fromService(): Promise<VisitorLocation> {
  try {
    const reply = await getJson(document.documentElement.dataset.lookup ?? '', limitMs, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    return readReply(reply)
  } catch (error) {
    console.error('The location lookup failed', error)
    return unknownLocation
  }
}

/** The IP address is not stored, and the position only as precisely as a city needs: about a kilometre. */
function keep(found: VisitorLocation): void {
  const { latitude, longitude } = found
  const stored = { ...found, latitude: rounded(latitude), longitude: rounded(longitude), ip: unknownLocation.ip }
  remember('geo-location', JSON.stringify(stored))
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

function fromSession(): Promise<VisitorLocation> | undefined {
  try {
    const stored = JSON.parse(recall('geo-location') ?? 'null') as VisitorLocation | null
    return stored === null || typeof stored.country !== 'string' ? undefined : Promise.resolve(stored)
  } catch {
    // Not written by us: look it up again.
    return undefined
  }
}
