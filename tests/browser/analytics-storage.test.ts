import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { mergeSessions, withEvent } from '../../src/analytics/session.ts'
import {
  maxSessions,
  readSessions,
  removeSessions,
  saveSession,
  sessionId,
  visitorId,
} from '../../src/analytics/storage.ts'
import { deniedStore, noon, sessionOf, storeOf } from '../support/sessions.ts'
import { isSoak } from '../support/soak.ts'

afterEach(() => vi.restoreAllMocks())

const idsIn = (store: ReturnType<typeof storeOf>) => readSessions(store).map(({ sessionId }) => sessionId)

test('sessions are kept under analytics_data, as JSON', () => {
  const store = storeOf()
  saveSession(sessionOf('a'), store)
  expect(JSON.parse(store.getItem('analytics_data')!)).toEqual([sessionOf('a')])
})

test('at most 100 sessions are kept, and the oldest are dropped first', () => {
  const store = storeOf()
  for (let index = 0; index < maxSessions + 7; index += 1) saveSession(sessionOf(`s${index}`, noon + index), store)
  const ids = idsIn(store)
  expect(ids).toHaveLength(100)
  expect(ids[0]).toBe('s7')
  expect(ids.at(-1)).toBe('s106')
})

test('saving a session again replaces it and keeps what another page has added to it', () => {
  const store = storeOf()
  const page = withEvent(sessionOf('a'), 'phone_click', {}, noon + 1000)
  const otherTab = withEvent(sessionOf('a'), 'email_click', {}, noon + 2000)
  saveSession(page, store)
  saveSession(sessionOf('b'), store)
  expect(saveSession(otherTab, store)).toEqual(mergeSessions(page, otherTab))
  expect(idsIn(store)).toEqual(['b', 'a'])
  expect(readSessions(store)[1]!.events.map(({ name }) => name)).toEqual(['page_view', 'phone_click', 'email_click'])
})

test('when the quota is used up, older sessions make room for the new one', () => {
  const one = JSON.stringify(sessionOf('s00')).length + 1
  const store = storeOf(one * 10 + 1)
  for (let index = 10; index < 40; index += 1) {
    saveSession(sessionOf(`s${index}`), store)
    expect(idsIn(store).at(-1)).toBe(`s${index}`)
  }
  expect(idsIn(store).length).toBeGreaterThanOrEqual(7)
})

test('a quota without room for a session only logs a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const store = storeOf(10)
  expect(saveSession(sessionOf('a'), store)).toEqual(sessionOf('a'))
  expect(readSessions(store)).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test('denied storage never throws: nothing is saved, and the visitor still gets an id', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(saveSession(sessionOf('a'), deniedStore)).toEqual(sessionOf('a'))
  expect(readSessions(deniedStore)).toEqual([])
  expect(visitorId(deniedStore)).toMatch(/^\d+(-\d+){3}$/)
  expect(() => removeSessions(deniedStore, deniedStore)).not.toThrow()
})

test('a session stored before campaign tags were kept is read', () => {
  const store = storeOf()
  const { referral, ...old } = sessionOf('a')
  expect(referral).toBeDefined()
  store.setItem('analytics_data', JSON.stringify([old]))
  expect(readSessions(store)).toEqual([old])
})

test.each([
  '{',
  'null',
  '7',
  '"text"',
  '{"length": 3}',
  '[null, 1, "x", {}]',
  JSON.stringify([{ ...sessionOf('a'), events: [{ name: 'made_up', timestamp: '', properties: {} }] }]),
  JSON.stringify([{ ...sessionOf('a'), city: 3 }]),
  JSON.stringify([{ ...sessionOf('a'), referral: [['utm_source', 7]] }]),
])('malformed stored data is read as empty and overwritten: %s', (text) => {
  const store = storeOf()
  store.setItem('analytics_data', text)
  expect(readSessions(store)).toEqual([])
  saveSession(sessionOf('b'), store)
  expect(idsIn(store)).toEqual(['b'])
})

test('the visitor has a random id, stored under analytics_user_id', () => {
  const store = storeOf()
  const id = visitorId(store)
  expect(id).toMatch(/^\d+(-\d+){3}$/)
  expect(visitorId(store)).toBe(id)
  expect(store.getItem('analytics_user_id')).toBe(id)
  expect(visitorId(storeOf())).not.toBe(id)
})

test.each(['', 'ana@eyes.example', 'x'.repeat(65)])(
  'an id that other code has stored there is replaced: "%s"',
  (other) => {
    const store = storeOf()
    store.setItem('analytics_user_id', other)
    expect(visitorId(store)).toMatch(/^\d+(-\d+){3}$/)
  },
)

test('deleting removes the sessions, both ids, page views that wait and where the visitor came from, and nothing else', () => {
  const [local, tab] = [storeOf(), storeOf()]
  saveSession(sessionOf('a'), local)
  local.setItem('language', 'es')
  visitorId(local)
  sessionId(tab)
  saveSession(sessionOf('waiting'), tab)
  tab.setItem('first_touch', '{}')
  removeSessions(local, tab)
  expect([readSessions(local), readSessions(tab)]).toEqual([[], []])
  expect([local.getItem('analytics_data'), local.getItem('analytics_user_id')]).toEqual([null, null])
  expect([tab.getItem('analytics_session_id'), tab.getItem('first_touch')]).toEqual([null, null])
  expect(local.getItem('language')).toBe('es')
})

/** A step: a tab saves a session, the free space changes, or something writes garbage. */
const step = fc.oneof(
  { weight: 20, arbitrary: fc.record({ tab: fc.nat(150), events: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ room: fc.integer({ min: 0, max: 120_000 }) }) },
  { weight: 1, arbitrary: fc.record({ garbage: fc.oneof(fc.string(), fc.json()) }) },
)

test('any order of saves, tabs and quotas leaves valid JSON of at most 100 sessions, the last saved among them', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 160 }), (steps) => {
      const values = new Map<string, string>()
      let room = Number.POSITIVE_INFINITY
      for (const [index, each] of steps.entries()) {
        if ('room' in each) room = each.room
        else if ('garbage' in each) values.set('analytics_data', each.garbage)
        else {
          const store = storeOf(room, values)
          const before = values.get('analytics_data')
          const session = withEvent(sessionOf(`tab-${each.tab}`, noon + each.tab), 'phone_click', {}, noon + index)
          const saved = saveSession(session, store)
          const text = values.get('analytics_data')
          if (text === before) continue
          const kept = JSON.parse(text!)
          expect(kept.length).toBeLessThanOrEqual(100)
          expect(text!.length).toBeLessThanOrEqual(room)
          expect(kept.at(-1)).toEqual(saved)
          expect(new Set(kept.map(({ sessionId }: { sessionId: string }) => sessionId)).size).toBe(kept.length)
        }
      }
    }),
    { numRuns: isSoak ? 10_000 : 200 },
  )
})

test('with enough room, no session of another tab is lost until there are more than 100', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99), { maxLength: 300 }), (tabs) => {
      const store = storeOf()
      for (const [index, tab] of tabs.entries()) {
        saveSession(withEvent(sessionOf(`tab-${tab}`), 'button_click', {}, noon + index), store)
      }
      expect(new Set(idsIn(store))).toEqual(new Set(tabs.map((tab) => `tab-${tab}`)))
    }),
    { numRuns: isSoak ? 1000 : 30 },
  )
})
