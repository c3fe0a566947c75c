import { newSession, type Session, type Visit, withEvent } from '../../src/analytics/session.ts'
import type { Store } from '../../src/analytics/storage.ts'
import type { EventName } from '../../src/shared/events.ts'
import type { VisitorLocation } from '../../src/shared/location.ts'

export const irvine: VisitorLocation = {
  country: 'United States',
  region: 'California',
  city: 'Irvine',
  latitude: 33.68457,
  longitude: -117.82651,
  timezone: 'America/Los_Angeles',
  ip: '203.0.113.7',
}

export const lyon: VisitorLocation = { ...irvine, country: 'France', region: 'Rhône', city: 'Lyon' }

/** Noon of a day in 2026, UTC. */
export const noon = Date.UTC(2026, 10, 20, 12)

export const visit: Visit = {
  sessionId: 'session-1',
  userId: 'visitor-1',
  at: noon,
  page: '/conditions/keratoconus',
  referrer: '',
  referral: [['utm_source', 'card']],
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  screenResolution: '390x844',
  language: 'es-MX',
}

export const sessionOf = (sessionId: string, at = noon, location = irvine): Session =>
  withEvent(newSession({ ...visit, sessionId, at }, location), 'page_view', { page: visit.page }, at)

let made = 0

interface Kept extends Partial<Pick<Session, 'timestamp' | 'city' | 'referral'>> {
  /** Paths of the viewed pages. */
  pages?: readonly string[]
  events?: readonly EventName[]
}

/** A session of its own, as it was kept on an earlier day. */
export function keptSession({
  timestamp = '2026-10-01T15:00:00.000Z',
  pages = ['/'],
  events = [],
  ...own
}: Kept): Session {
  made += 1
  const views = pages.map((page) => ({ name: 'page_view' as const, timestamp, properties: { page } }))
  const others = events.map((name) => ({ name, timestamp, properties: {} }))
  return { ...sessionOf(`session-${made}`), referral: [], ...own, timestamp, events: [...views, ...others] }
}

/** A storage of `room` characters. Throws when a value does not fit, as a browser's does. */
export function storeOf(room = Number.POSITIVE_INFINITY, values = new Map<string, string>()): Store {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...values].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0)
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key) => void values.delete(key),
  }
}

/** A storage that the browser denies. */
export const deniedStore: Store = {
  getItem: deny,
  setItem: deny,
  removeItem: deny,
}

function deny(): never {
  throw new DOMException('denied', 'SecurityError')
}
