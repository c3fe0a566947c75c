import type { EventName, PageViews } from '../shared/events.ts'
import { isUnitedStates, isUnknown, type VisitorLocation } from '../shared/location.ts'
import { type Device, describeDevice } from './device.ts'
import type { Referral } from './referral.ts'

/** Something that happened in a session. */
export interface SessionEvent {
  name: EventName
  /** ISO 8601, UTC. */
  timestamp: string
  properties: Readonly<Record<string, string>>
}

/** One tab's visit as stored on the visitor's own device: the record in section 3 of the specification. */
export interface Session extends Device {
  sessionId: string
  userId: string
  /** When it began. ISO 8601, UTC. */
  timestamp: string
  /** The path of its first page. */
  page: string
  /** The page that linked to it, or `Direct`. */
  referrer: string
  /** The campaign tags of the link that led here. Absent from records written before tags were kept. */
  referral?: Referral
  userAgent: string
  /** For example `390x844`. */
  screenResolution: string
  language: string
  country: string
  region: string
  city: string
  timezone: string
  /** Degrees, rounded to one decimal: about ten kilometers. */
  latitude: number
  longitude: number
  isUSA: boolean
  pageViews: number
  /** Seconds from the start to the last save. */
  sessionDuration: number
  events: readonly SessionEvent[]
}

/** What the browser reports at the start of a visit. `at` in milliseconds. */
export interface Visit {
  sessionId: string
  userId: string
  at: number
  page: string
  /** `''` when there was none. */
  referrer: string
  referral: Referral
  userAgent: string
  screenResolution: string
  language: string
}

/** The events saved at once instead of when the page is hidden. */
export const savedAtOnce: readonly EventName[] = ['appointment_request', 'phone_click', 'form_submit']

/** A session keeps its newest events. The limit is more than any visitor makes, yet too few to fill the storage. */
export const maxEvents = 200
const maxCharacters = 200

/**
 * A new session without events. Nothing in `location` that identifies the device, such as its IP address, is copied.
 */
export const newSession = ({ at, referrer, ...visit }: Visit, location: VisitorLocation): Session => ({
  ...visit,
  timestamp: new Date(at).toISOString(),
  referrer: referrer === '' ? 'Direct' : referrer,
  ...describeDevice(visit.userAgent),
  ...placeOf(location),
  pageViews: 0,
  sessionDuration: 0,
  events: [],
})

/** The session with its visitor's location, once that is known. */
export const located = (session: Session, location: VisitorLocation): Session => ({ ...session, ...placeOf(location) })

/**
 * The session with one more event, at `at` milliseconds. By the specification, a page view counts only for visitors in
 * the United States. A practice may choose to count everyone's, or none.
 */
export function withEvent(
  session: Session,
  name: EventName,
  properties: Readonly<Record<string, string>>,
  at: number,
  pageViews: PageViews = 'us',
): Session {
  if (name === 'page_view' && pageViews !== 'everyone' && !(pageViews === 'us' && session.isUSA)) return session
  const short = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, String(value).slice(0, maxCharacters)]),
  )
  const event = { name, timestamp: new Date(at).toISOString(), properties: short }
  return {
    ...withDuration(session, at),
    pageViews: session.pageViews + (name === 'page_view' ? 1 : 0),
    events: newest([...session.events, event]),
  }
}

/** The session as of `at` milliseconds. Setting the clock back does not shorten it. */
export function withDuration(session: Session, at: number): Session {
  const seconds = Math.round((at - Date.parse(session.timestamp)) / 1000)
  return { ...session, sessionDuration: Math.max(session.sessionDuration, seconds) }
}

/**
 * Merges two records of the same session, in either order: a page adds to the pages before it, and a duplicated tab to
 * its original. Events in both are kept once.
 */
export function mergeSessions(one: Session, other: Session): Session {
  const [first, second] = other.timestamp < one.timestamp ? [other, one] : [one, other]
  const events = new Map([...first.events, ...second.events].map((event) => [identity(event), event]))
  const sorted = [...events].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event)
  return {
    ...first,
    referral: [first, second].find(({ referral = [] }) => referral.length > 0)?.referral ?? [],
    ...placeOf(isUnknown(first) ? second : first),
    pageViews: Math.max(first.pageViews, second.pageViews, sorted.filter(({ name }) => name === 'page_view').length),
    sessionDuration: Math.max(first.sessionDuration, second.sessionDuration),
    events: newest(sorted),
  }
}

const identity = ({ timestamp, name, properties }: SessionEvent) =>
  JSON.stringify([timestamp, name, Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1))])

const newest = (events: readonly SessionEvent[]) => events.slice(-maxEvents)

function placeOf({ country, region, city, timezone, latitude, longitude }: Omit<VisitorLocation, 'ip'>) {
  return {
    country,
    region,
    city,
    timezone,
    latitude: roundCoordinate(latitude),
    longitude: roundCoordinate(longitude),
    isUSA: isUnitedStates(country),
  }
}

const roundCoordinate = (degrees: number) => (Number.isFinite(degrees) ? Math.round(degrees * 10) / 10 : 0)
