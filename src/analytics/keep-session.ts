import type { PageViews } from '../shared/events.ts'
import { type LookUpLocation, unknownLocation, type VisitorLocation } from '../shared/location.ts'
import { keepFirstTouch, referralOfVisit } from './first-touch.ts'
import { purgedEvent } from './purge.ts'
import {
  located,
  mergeSessions,
  newSession,
  type Session,
  savedAtOnce,
  type Visit,
  withDuration,
  withEvent,
} from './session.ts'
import type { TimedEvent } from './start.ts'
import { browserStore, isOfSessions, readSessions, type Store, saveSession, sessionId, visitorId } from './storage.ts'

/**
 * Events that arrive before the location is known are retried, at this interval in milliseconds and at most this often.
 */
const retryAfter = 100
const maxTries = 100
/** Tabs that write at the same moment repair each other's records. More repairs than this mean another fault. */
const maxRepairs = 5

/**
 * Records this tab's session and returns the function that takes every event. The session is saved at key events and
 * when the page is hidden or left (on `pagehide`: `unload` would keep the page out of the back/forward cache).
 */
export function keepSession(lookUp: LookUpLocation, pageViews: PageViews): (event: TimedEvent) => void {
  const local = browserStore('localStorage')
  const tab = browserStore('sessionStorage')
  let session: Session | undefined
  let location: VisitorLocation | undefined
  let waiting: TimedEvent[] = []
  let isWaiting = false
  let tries = 0
  let repairs = 0

  const save = (at: number) => {
    if (session !== undefined && session.events.length > 0) session = saveSession(withDuration(session, at), local)
  }
  const take = () => {
    const taken = waiting
    waiting = []
    if (taken.length === 0) return
    session ??= continued(newSession(visitNow(taken[0]!.at, local, tab), location ?? unknownLocation), local)
    for (const { name, properties, at } of taken) session = withEvent(session, name, properties, at, pageViews)
    if (taken.some(({ name }) => savedAtOnce.includes(name))) save(Date.now())
  }
  const takeWhenReady = () => {
    isWaiting = location === undefined && tries < maxTries
    if (!isWaiting) return take()
    tries += 1
    setTimeout(takeWhenReady, retryAfter)
  }
  const leave = () => {
    take()
    save(Date.now())
  }

  keepFirstTouch()
  Promise.resolve()
    .then(lookUp)
    .catch(() => unknownLocation)
    .then((answer) => {
      location = answer
      if (session !== undefined && !session.isUSA) session = located(session, answer)
    })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('pagehide', leave)
  document.addEventListener(purgedEvent, () => {
    session = undefined
    waiting = []
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (!isOfSessions(key) || session === undefined) return
    if (newValue === null) session = undefined
    else if (repairs < maxRepairs && !isStored(session, local)) {
      repairs += 1
      save(Date.now())
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    // In the back/forward cache, a page does not learn that its visit is deleted.
    if (persisted && session !== undefined && !isStored(session, local)) session = undefined
  })
  return (event) => {
    waiting.push(event)
    if (!isWaiting) takeWhenReady()
  }
}

/** The session merged with what this tab's earlier pages stored of it. */
function continued(session: Session, local: Store): Session {
  const before = storedOf(session, local)
  return before === undefined ? session : mergeSessions(before, session)
}

const isStored = (session: Session, local: Store) => storedOf(session, local) !== undefined

/** What is stored of the session. */
const storedOf = ({ sessionId }: Session, local: Store) =>
  readSessions(local).find((each) => each.sessionId === sessionId)

const visitNow = (at: number, local: Store, tab: Store): Visit => ({
  sessionId: sessionId(tab),
  userId: visitorId(local),
  at,
  // The path only: of the query, just the campaign tags are kept.
  page: window.location.pathname,
  referrer: document.referrer,
  referral: referralOfVisit(),
  userAgent: navigator.userAgent,
  screenResolution: `${screen.width}x${screen.height}`,
  language: navigator.language,
})
