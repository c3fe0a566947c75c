import type { PageViews } from '../shared/events.ts'
import { isUnknown, type LookUpLocation, unknownLocation, type VisitorLocation } from '../shared/location.ts'
import { keepFirstTouch, referralOfVisit } from './first-touch.ts'
import { holdEvents } from './hold-events.ts'
import { purgedEvent } from './purge.ts'
import { located, newSession, type Session, savedAtOnce, type Visit, withDuration, withEvent } from './session.ts'
import type { TimedEvent } from './start.ts'
import {
  browserStore,
  continued,
  isOfSessions,
  readSessions,
  recordOf,
  removeSessions,
  type Store,
  saveSession,
  sessionId,
  visitorId,
} from './storage.ts'

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
  let visitorLocation: VisitorLocation | undefined
  let repairs = 0

  const save = (at: number) => {
    if (session?.isUSA) session = continued(session, readSessions(tab))
    if (session !== undefined && session.events.length > 0) session = saveSession(withDuration(session, at), local)
  }
  const record = (events: readonly TimedEvent[]) => {
    session ??= continued(
      newSession(visitNow(events[0]!.at, local, tab), visitorLocation ?? unknownLocation),
      readSessions(local),
    )
    // They wait in the tab: a page without a location check, such as the home page, cannot know whether its view counts.
    if (pageViews === 'us' && isUnknown(session)) saveSession(withEvents(session, events, 'everyone'), tab)
    session = withEvents(session, events, pageViews)
    if (events.some(({ name }) => savedAtOnce.includes(name))) save(Date.now())
  }
  const held = holdEvents(() => visitorLocation !== undefined, record)

  const leave = () => {
    held.release()
    save(Date.now())
  }

  keepFirstTouch()
  Promise.resolve()
    .then(lookUp)
    .catch(() => unknownLocation)
    .then((answer) => {
      visitorLocation = answer
      if (session !== undefined) session = located(session, answer)
    })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('pagehide', leave)

  // Deleted in this tab, in another one, or while this page was in the back/forward cache and did not learn of it.
  document.addEventListener(purgedEvent, () => {
    session = undefined
    held.drop()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (!isOfSessions(key)) return
    if (newValue === null) {
      session = undefined
      // Only what this tab keeps: the tab that deleted the rest may be saving a new visit.
      removeSessions(tab)
    } else if (session !== undefined && repairs < maxRepairs && !isStored(session, local)) {
      repairs += 1
      save(Date.now())
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session !== undefined && !isStored(session, local)) session = undefined
  })
  return held.add
}

const withEvents = (session: Session, events: readonly TimedEvent[], pageViews: PageViews) =>
  events.reduce((before, { name, properties, at }) => withEvent(before, name, properties, at, pageViews), session)

const isStored = (session: Session, local: Store) => recordOf(session, readSessions(local)) !== undefined

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
