import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../src/analytics/keep-session.ts'
import { purgeAnalytics } from '../../src/analytics/purge.ts'
import { readSessions, type Store, saveSession } from '../../src/analytics/storage.ts'
import type { EventName } from '../../src/shared/events.ts'
import { unknownLocation, type VisitorLocation } from '../../src/shared/location.ts'
import { deniedStore, irvine, lyon, noon, sessionOf, storeOf, visit } from '../support/sessions.ts'

let local: Store
let windowEvents: EventTarget
let documentEvents: EventTarget & { visibilityState: string; referrer: string }

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  local = storeOf()
  windowEvents = new EventTarget()
  documentEvents = Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: '' })
  browserWith(local, storeOf())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function browserWith(localStorage: Store, sessionStorage: Store): void {
  comeTo('')
  vi.stubGlobal('window', { localStorage, sessionStorage, location: { pathname: '/conditions/keratoconus' } })
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('document', documentEvents)
  vi.stubGlobal('navigator', { userAgent: visit.userAgent, language: 'es-MX' })
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
}

const comeTo = (search: string) => vi.stubGlobal('location', { search })

const answered = (location: VisitorLocation) => () => Promise.resolve(location)
const never = () => new Promise<VisitorLocation>(() => {})

const event = (name: EventName) => ({ name, properties: {}, at: Date.now() })
const saved = () => readSessions(local).map(({ events, pageViews }) => [pageViews, ...events.map(({ name }) => name)])

function hide(): void {
  documentEvents.visibilityState = 'hidden'
  documentEvents.dispatchEvent(new Event('visibilitychange'))
}

test.each(['appointment_request', 'phone_click', 'form_submit'] as const)('%s is saved at once', async (name) => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('page_view'))
  keep(event('button_click'))
  expect(saved()).toEqual([])
  keep(event(name))
  expect(saved()).toEqual([[1, 'page_view', 'button_click', name]])
})

test.each([
  ['hidden', hide],
  ['left', () => void windowEvents.dispatchEvent(new Event('pagehide'))],
])('a session is saved with its duration when the page is %s', async (_, leave) => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('page_view'))
  await vi.advanceTimersByTimeAsync(42_000)
  leave()
  expect(saved()).toEqual([[1, 'page_view']])
  expect(readSessions(local)[0]).toMatchObject({ sessionDuration: 42, city: 'Irvine', page: '/conditions/keratoconus' })
})

test('page views of a visitor outside the United States are not saved', async () => {
  const keep = keepSession(answered(lyon), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('page_view'))
  hide()
  expect(saved()).toEqual([])
  keep(event('phone_click'))
  expect(saved()).toEqual([[0, 'phone_click']])
})

test.each([
  [
    'are counted for a visitor in the United States, with where the visit began',
    irvine,
    [[2, 'page_view', 'page_view']],
  ],
  ['are not saved for a visitor from elsewhere', lyon, []],
])('page views from before a page that knows the location %s', async (_, location, expected) => {
  documentEvents.referrer = 'https://search.example/'
  for (const found of [unknownLocation, location]) {
    const keep = keepSession(answered(found), 'us')
    await vi.advanceTimersByTimeAsync(1000)
    keep(event('page_view'))
    expect(saved()).toEqual([])
    windowEvents.dispatchEvent(new Event('pagehide'))
    documentEvents.referrer = 'https://own.example/'
  }
  expect(saved()).toEqual(expected)
  expect(readSessions(local).map(({ referrer }) => referrer)).toEqual(expected.map(() => 'https://search.example/'))
})

test('page views that wait are counted once the location is known on their own page, too', async () => {
  let answer: (location: VisitorLocation) => void = () => {}
  const keep = keepSession(() => new Promise((resolve) => (answer = resolve)), 'us')
  keep(event('page_view'))
  await vi.advanceTimersByTimeAsync(10_000)
  answer(irvine)
  await vi.advanceTimersByTimeAsync(0)
  hide()
  expect(saved()).toEqual([[1, 'page_view']])
})

test.each([
  ['here', purgeAnalytics],
  ['in another tab', () => emptied('analytics_data')],
])('page views that wait are forgotten when data is deleted %s', async (_, purge) => {
  keepSession(answered(unknownLocation), 'us')(event('page_view'))
  await vi.advanceTimersByTimeAsync(100)
  purge()
  keepSession(answered(irvine), 'us')(event('phone_click'))
  await vi.advanceTimersByTimeAsync(100)
  expect(saved()).toEqual([[0, 'phone_click']])
})

test('clicks from before the location is known are forgotten when data is deleted', async () => {
  keepSession(never, 'us')(event('phone_click'))
  purgeAnalytics()
  hide()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved()).toEqual([])
})

test('a visit that another tab begins after it has deleted the data stays', () => {
  keepSession(answered(irvine), 'us')
  saveSession(sessionOf('next-visit'), local)
  emptied('analytics_data')
  expect(saved()).toHaveLength(1)
})

test('events from before the location is known are retried every 100 ms', async () => {
  let answer: (location: VisitorLocation) => void = () => {}
  const keep = keepSession(() => new Promise((resolve) => (answer = resolve)), 'us')
  keep(event('page_view'))
  keep(event('phone_click'))
  await vi.advanceTimersByTimeAsync(1040)
  expect(saved()).toEqual([])
  answer(irvine)
  await vi.advanceTimersByTimeAsync(59)
  expect(saved()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved()).toEqual([[1, 'page_view', 'phone_click']])
})

test('events wait at most ten seconds for a location, and no less when there are several', async () => {
  const keep = keepSession(never, 'us')
  keep(event('button_click'))
  keep(event('phone_click'))
  await vi.advanceTimersByTimeAsync(9900)
  expect(saved()).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(saved()).toEqual([[0, 'button_click', 'phone_click']])
  expect(vi.getTimerCount()).toBe(0)
})

test('a visit whose location is known keeps it on a page that cannot find it out', async () => {
  for (const location of [irvine, unknownLocation]) {
    let answer: (location: VisitorLocation) => void = () => {}
    const keep = keepSession(() => new Promise((resolve) => (answer = resolve)), 'us')
    keep(event('phone_click'))
    await vi.advanceTimersByTimeAsync(10_000)
    answer(location)
    await vi.advanceTimersByTimeAsync(0)
    hide()
  }
  expect(readSessions(local)).toMatchObject([{ city: 'Irvine', isUSA: true }])
})

test('leaving a page before the location is known loses no click', () => {
  const keep = keepSession(never, 'us')
  keep(event('phone_click'))
  hide()
  expect(saved()).toEqual([[0, 'phone_click']])
})

test('a lookup that fails or throws leaves the location unknown, and events are still saved', async () => {
  for (const lookUp of [() => Promise.reject(new Error('no')), () => raise()]) {
    const keep = keepSession(lookUp, 'us')
    keep(event('phone_click'))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(readSessions(local)).toHaveLength(1)
  expect(readSessions(local)[0]).toMatchObject({ country: 'Unknown', latitude: 0, isUSA: false })
})

test('the pages of one tab share a session, and two tabs have two', async () => {
  const tab = storeOf()
  for (const session of [tab, tab, storeOf()]) {
    browserWith(local, session)
    const keep = keepSession(answered(irvine), 'us')
    await vi.advanceTimersByTimeAsync(1000)
    keep(event('page_view'))
    windowEvents.dispatchEvent(new Event('pagehide'))
  }
  expect(readSessions(local).map(({ pageViews }) => pageViews)).toEqual([2, 1])
  expect(new Set(readSessions(local).map(({ userId }) => userId)).size).toBe(1)
})

test('a session overwritten by another tab at the same moment is saved again', async () => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('phone_click'))
  local.removeItem('analytics_data')
  saveSession(sessionOf('other-tab'), local)
  const newValue = local.getItem('analytics_data')
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'analytics_data', newValue }))
  expect(readSessions(local)).toHaveLength(2)
})

test('two tabs that keep overwriting each other end it after five repairs', async () => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('phone_click'))
  const sizes = Array.from({ length: 7 }, () => {
    local.removeItem('analytics_data')
    saveSession(sessionOf('other-tab'), local)
    const newValue = local.getItem('analytics_data')
    windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'analytics_data', newValue }))
    return readSessions(local).length
  })
  expect(sizes).toEqual([2, 2, 2, 2, 2, 1, 1])
})

test.each([
  ['here', purgeAnalytics],
  ['in another tab', () => emptied('analytics_data')],
  ['with storage', () => emptied(null)],
  ['on a page from which the visitor comes back', comeBack],
])('data deleted %s does not come back', async (_, purge) => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('phone_click'))
  local.removeItem('analytics_data')
  purge()
  hide()
  expect(saved()).toEqual([])
  keep(event('form_submit'))
  expect(saved()).toEqual([[0, 'form_submit']])
})

function emptied(key: string | null): void {
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
}

function show(persisted: boolean): void {
  windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

function comeBack(): void {
  show(true)
}

test('what happens before a page has loaded to the end is not lost', async () => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('page_view'))
  show(false)
  hide()
  expect(saved()).toEqual([[1, 'page_view']])
})

test('a page that comes back from the cache goes on with its session', async () => {
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  keep(event('page_view'))
  windowEvents.dispatchEvent(new Event('pagehide'))
  comeBack()
  keep(event('phone_click'))
  expect(saved()).toEqual([[1, 'page_view', 'phone_click']])
})

test('with storage denied, events are dropped and nothing throws', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  browserWith(deniedStore, deniedStore)
  const keep = keepSession(answered(irvine), 'us')
  await vi.advanceTimersByTimeAsync(0)
  expect(() => keep(event('phone_click'))).not.toThrow()
  expect(hide).not.toThrow()
})

function raise(): never {
  throw new Error('no lookup')
}

test('a visit keeps the campaign tags of its first page, whatever links follow', async () => {
  comeTo('?utm_source=%3Ccard%3E&utm_campaign=spring&gclid=secret')
  keepSession(answered(irvine), 'us')(event('phone_click'))
  await vi.advanceTimersByTimeAsync(100)
  comeTo('?utm_source=newsletter')
  keepSession(answered(irvine), 'us')(event('phone_click'))
  await vi.advanceTimersByTimeAsync(100)
  expect(readSessions(local).map(({ referral }) => referral)).toEqual([
    [
      ['utm_source', 'card'],
      ['utm_campaign', 'spring'],
    ],
  ])
  expect(local.getItem('analytics_data')).not.toContain('secret')
})

test.each([
  ['everyone', 1],
  ['none', 0],
] as const)('a practice can choose to keep the page views of %s', async (pageViews, count) => {
  const hear = keepSession(answered(lyon), pageViews)
  hear(event('page_view'))
  hear(event('phone_click'))
  await vi.advanceTimersByTimeAsync(100)
  expect(readSessions(local).map((session) => session.pageViews)).toEqual([count])
})

test('no page view waits for a location where the practice keeps none', async () => {
  for (const location of [unknownLocation, irvine]) {
    const hear = keepSession(answered(location), 'none')
    hear(event('page_view'))
    hear(event('phone_click'))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(saved()).toEqual([[0, 'phone_click', 'phone_click']])
})
