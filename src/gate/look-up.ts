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

/** What the gate's lookup has found or is about to: asks nothing itself, and knows nothing where there is no gate. */
export const answeredLocation: LookUpLocation = () => {
  const isAsking = document.documentElement.dataset.gateState === 'checking'
  return pending ?? fromSession() ?? (isAsking ? lookUpLocation() : Promise.resolve(unknownLocation))
}

// Leaving a page breaks off its requests. That says nothing of the visitor's location: it is neither kept nor, should
// the page come back out of the back/forward cache, taken for an answer.
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

/** The internet address is not kept, and of the place only what a city needs: about a kilometre. */
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
    // Not ours: asked anew.
    return undefined
  }
}
