import { eventNames } from '../shared/events.ts'
import { firstTouchKey } from './first-touch.ts'
import { isReferral } from './referral.ts'
import { mergeSessions, type Session, type SessionEvent } from './session.ts'

// Sessions stay on the visitor's device. `/api/analytics` is the specification's name for an endpoint that is never
// called: nothing here or elsewhere on the site sends sessions to it.

export const sessionsKey = 'analytics_data'
const visitorKey = 'analytics_user_id'
const sessionKey = 'analytics_session_id'
export const maxSessions = 100

/** The part of localStorage and sessionStorage that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The sessions stored on this device, most recently saved last. Anything unreadable counts as absent. */
export function readSessions(store: Store): Session[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(sessionsKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSession) : []
  } catch {
    return []
  }
}

/**
 * Saves `session` beside those of other tabs and earlier visits, and returns it merged with its stored record. The
 * oldest sessions are dropped: beyond 100, and as many as needed when the quota is used up. A failure to save is only
 * logged to the console.
 */
export function saveSession(session: Session, store: Store): Session {
  const kept = readSessions(store)
  const merged = continued(session, kept)
  let sessions = [...kept.filter(({ sessionId }) => sessionId !== session.sessionId), merged].slice(-maxSessions)
  while (true) {
    try {
      store.setItem(sessionsKey, JSON.stringify(sessions))
      return merged
    } catch (error) {
      if (sessions.length <= 1) {
        console.warn('This visit could not be saved', error)
        return merged
      }
      sessions = sessions.slice(Math.ceil(sessions.length / 4))
    }
  }
}

/** The session merged with its record among those `kept`: by earlier pages, or by other tabs. */
export function continued(session: Session, kept: readonly Session[]): Session {
  const before = recordOf(session, kept)
  return before === undefined ? session : mergeSessions(before, session)
}

/** The record of the session among those `kept`. */
export const recordOf = ({ sessionId }: Session, kept: readonly Session[]): Session | undefined =>
  kept.find((each) => each.sessionId === sessionId)

/** Removes every visit, the visitor's ID, and what is stored about this tab's visit. */
export function removeSessions(...stores: Store[]): void {
  for (const key of [sessionsKey, visitorKey, sessionKey, firstTouchKey])
    for (const store of stores) {
      try {
        store.removeItem(key)
      } catch (error) {
        console.warn(`${key} could not be removed`, error)
      }
    }
}

/** The random ID of this device, never sent anywhere. */
export const visitorId = (local: Store) => randomId(visitorKey, local)

/** The random ID of this tab's visit. */
export const sessionId = (tab: Store) => randomId(sessionKey, tab)

/** Whether a storage change in another tab affected the sessions. A key of `null` means the storage was cleared. */
export const isOfSessions = (key: string | null) => key === null || key === sessionsKey

/** The storage of that name, or one that lasts as long as the page where the browser denies access. */
export function browserStore(name: 'localStorage' | 'sessionStorage'): Store {
  try {
    const store = window[name]
    store.getItem(sessionsKey)
    return store
  } catch {
    return memoryStore()
  }
}

function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function randomId(key: string, store: Store): string {
  try {
    const known = store.getItem(key)
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known
  } catch {}
  // Not `randomUUID`, which is missing on pages not served over https.
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    store.setItem(key, made)
  } catch {}
  return made
}

function isSession(value: unknown): value is Session {
  if (!isObject(value)) return false
  const hasShape = Object.entries(shape).every(([key, type]) => typeof value[key] === type)
  return hasShape && isEventList(value.events) && (value.referral === undefined || isReferral(value.referral))
}

const isEventList = (value: unknown): value is SessionEvent[] => Array.isArray(value) && value.every(isEvent)

const isEvent = (value: unknown) =>
  isObject(value) &&
  (eventNames as readonly unknown[]).includes(value.name) &&
  typeof value.timestamp === 'string' &&
  isObject(value.properties)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const shape: Record<Exclude<keyof Session, 'referral'>, 'string' | 'number' | 'boolean' | 'object'> = {
  sessionId: 'string',
  userId: 'string',
  timestamp: 'string',
  page: 'string',
  referrer: 'string',
  userAgent: 'string',
  screenResolution: 'string',
  language: 'string',
  country: 'string',
  region: 'string',
  city: 'string',
  timezone: 'string',
  latitude: 'number',
  longitude: 'number',
  browser: 'string',
  browserVersion: 'string',
  os: 'string',
  device: 'string',
  isMobile: 'boolean',
  isUSA: 'boolean',
  pageViews: 'number',
  sessionDuration: 'number',
  events: 'object',
}
