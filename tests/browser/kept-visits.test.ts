import { afterEach, expect, test, vi } from 'vitest'
import { keptVisits } from '../../src/islands/tools/kept-visits.ts'
import { keptSession } from '../support/sessions.ts'

afterEach(() => vi.unstubAllGlobals())

const keeping = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })

test('nothing stored and an empty list are both reported as no visits', () => {
  for (const text of [null, '[]', ' [] ']) {
    keeping(text)
    expect(keptVisits()).toEqual({ state: 'none' })
  }
})

test.each(['{', 'null', '42', '"sessions"', '{"sessions":[]}', '[1,null,{}]'])('%s is reported as damaged', (text) => {
  keeping(text)
  expect(keptVisits()).toEqual({ state: 'broken' })
})

test('storage that throws is reported as denied', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(keptVisits()).toEqual({ state: 'denied' })
})

test('a browser without any storage is reported as denied', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keptVisits()).toEqual({ state: 'denied' })
})

test('visits are added up, and the newest is the last visit, whatever their order', () => {
  const times = ['2026-10-02T10:00:00.000Z', '2026-10-09T10:00:00.000Z', '2026-10-05T10:00:00.000Z']
  keeping(JSON.stringify(times.map((timestamp) => keptSession({ timestamp, city: 'Irvine' }))))
  const visits = keptVisits()
  expect(visits).toMatchObject({ state: 'kept', last: new Date(times[1]!) })
  expect(visits.state === 'kept' && visits.summary).toMatchObject({
    sessions: 3,
    topCities: [{ name: 'Irvine', count: 3 }],
  })
})

test('a visit with an unreadable time leaves the last visit unknown', () => {
  keeping(JSON.stringify([keptSession({ timestamp: 'yesterday' })]))
  expect(keptVisits()).toMatchObject({ state: 'kept', last: undefined })
})
