import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDevice } from '../../src/analytics/device.ts'
import type { Referral } from '../../src/analytics/referral.ts'
import { located, maxEvents, mergeSessions, newSession, withDuration, withEvent } from '../../src/analytics/session.ts'
import { eventNames } from '../../src/shared/events.ts'
import { unknownLocation } from '../../src/shared/location.ts'
import { irvine, lyon, noon, sessionOf, visit } from '../support/sessions.ts'
import { isSoak } from '../support/soak.ts'

test('a session has every specified field and the campaign tags of its link', () => {
  expect(newSession(visit, irvine)).toEqual({
    sessionId: 'session-1',
    userId: 'visitor-1',
    timestamp: '2026-11-20T12:00:00.000Z',
    page: '/conditions/keratoconus',
    referrer: 'Direct',
    referral: [['utm_source', 'card']],
    userAgent: visit.userAgent,
    screenResolution: '390x844',
    language: 'es-MX',
    country: 'United States',
    region: 'California',
    city: 'Irvine',
    timezone: 'America/Los_Angeles',
    latitude: 33.7,
    longitude: -117.8,
    browser: 'Safari',
    browserVersion: '18.0',
    os: 'iOS',
    device: 'Mobile',
    isMobile: true,
    isUSA: true,
    pageViews: 0,
    sessionDuration: 0,
    events: [],
  })
})

test('the IP address is not kept', () => {
  expect(JSON.stringify(sessionOf('a'))).not.toContain(irvine.ip)
})

test('a referrer is kept as it is', () => {
  expect(newSession({ ...visit, referrer: 'https://www.google.com/' }, irvine).referrer).toBe('https://www.google.com/')
})

test('an event has a name, a time and properties', () => {
  const session = withEvent(newSession(visit, irvine), 'appointment_request', { type: 'lasik' }, noon + 90_000)
  expect(session.events).toEqual([
    { name: 'appointment_request', timestamp: '2026-11-20T12:01:30.000Z', properties: { type: 'lasik' } },
  ])
  expect(session.sessionDuration).toBe(90)
  expect(session.pageViews).toBe(0)
})

test('page views count for visitors in the United States', () => {
  const session = withEvent(newSession(visit, irvine), 'page_view', { page: '/' }, noon)
  expect(session).toMatchObject({ pageViews: 1, isUSA: true })
  expect(session.events).toHaveLength(1)
})

test.each([
  ['elsewhere', lyon],
  ['nobody knows where', unknownLocation],
])('page views of a visitor %s are not kept, but other events are', (_, location) => {
  const session = withEvent(newSession(visit, location), 'page_view', { page: '/' }, noon)
  expect(session).toMatchObject({ pageViews: 0, isUSA: false, events: [] })
  expect(withEvent(session, 'phone_click', {}, noon).events).toHaveLength(1)
})

test('a location that arrives later is filled in', () => {
  expect(located(newSession(visit, unknownLocation), irvine)).toEqual(newSession(visit, irvine))
})

test('a location without coordinates is stored as numbers that JSON can hold', () => {
  const session = newSession(visit, { ...irvine, latitude: Number.NaN, longitude: Number.NaN })
  expect(JSON.parse(JSON.stringify(session))).toMatchObject({ city: 'Irvine', latitude: 0, longitude: 0 })
})

test('setting the clock back does not shorten a session', () => {
  expect(withDuration(withDuration(newSession(visit, irvine), noon + 60_000), noon - 60_000).sessionDuration).toBe(60)
})

test('a long visit keeps its newest events, and long properties are cut', () => {
  let session = newSession(visit, irvine)
  for (let index = 0; index < maxEvents + 10; index += 1) {
    session = withEvent(session, 'button_click', { button: `${index} ${'x'.repeat(500)}` }, noon + index)
  }
  expect(session.events).toHaveLength(maxEvents)
  expect(session.events[0]!.properties.button).toHaveLength(200)
  expect(session.events.at(-1)!.properties.button).toMatch(/^209 /)
})

/** One tab's record of a session that several tabs share. */
const record = fc
  .record({
    at: fc.integer({ min: 0, max: 5000 }),
    location: fc.constantFrom(irvine, unknownLocation),
    referral: fc.constantFrom<Referral>([], [['utm_source', 'card']]),
    events: fc.array(
      fc.record({
        name: fc.constantFrom(...eventNames),
        at: fc.integer({ min: 0, max: 20 }),
        page: fc.constantFrom('/', '/about'),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ at, location, referral, events }) =>
    events.reduce(
      (session, event) => withEvent(session, event.name, { page: event.page }, noon + event.at),
      newSession({ ...visit, at: noon + at, page: `/${at}`, referral }, location),
    ),
  )

test('merging two records of a session loses no event and does not depend on the order', () => {
  fc.assert(
    fc.property(record, record, record, (one, two, three) => {
      const merged = mergeSessions(one, two)
      expect(mergeSessions(two, one)).toEqual(merged)
      expect(mergeSessions(merged, two)).toEqual(merged)
      expect(mergeSessions(merged, three)).toEqual(mergeSessions(one, mergeSessions(two, three)))
      const kept = new Set(merged.events.map((event) => JSON.stringify(event)))
      for (const event of [...one.events, ...two.events]) expect(kept).toContain(JSON.stringify(event))
      expect([one.timestamp, two.timestamp].sort()[0]).toBe(merged.timestamp)
      expect(merged.referral).toEqual(one.referral!.length > 0 ? one.referral : two.referral)
      expect(merged.isUSA).toBe(one.isUSA || two.isUSA)
    }),
    { numRuns: isSoak ? 10_000 : 150 },
  )
})

const agents: [name: string, agent: string, device: ReturnType<typeof describeDevice>][] = [
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', browserVersion: '140.0.0.0', os: 'Windows', device: 'Desktop', isMobile: false },
  ],
  [
    'Edge on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1',
    { browser: 'Edge', browserVersion: '140.0.1', os: 'macOS', device: 'Desktop', isMobile: false },
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    { browser: 'Firefox', browserVersion: '145.0', os: 'Android', device: 'Mobile', isMobile: true },
  ],
  [
    'Chrome on an Android tablet',
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', browserVersion: '140.0.0.0', os: 'Android', device: 'Tablet', isMobile: true },
  ],
  [
    'Safari on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', browserVersion: '17.0', os: 'iOS', device: 'Tablet', isMobile: true },
  ],
  [
    'something else',
    'curl/8.0',
    { browser: 'Unknown', browserVersion: 'Unknown', os: 'Unknown', device: 'Desktop', isMobile: false },
  ],
]

test.each(agents)('the device is recognized by its user agent: %s', (_, agent, device) => {
  expect(describeDevice(agent)).toEqual(device)
})
