import { expect, test } from 'vitest'
import type { Referral } from '../../src/analytics/referral.ts'
import { withEvent } from '../../src/analytics/session.ts'
import { summarise } from '../../src/analytics/summary.ts'
import { unknownLocation } from '../../src/shared/location.ts'
import { irvine, noon, sessionOf } from '../support/sessions.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index)

test('the top ten pages and cities are listed by count, highest first', () => {
  const sessions = numbered(14).flatMap((city) =>
    numbered(city + 1).map((index) =>
      withEvent(
        sessionOf(`${city}-${index}`, noon, { ...irvine, city: `City ${city}` }),
        'page_view',
        { page: `/page-${city}` },
        noon,
      ),
    ),
  )
  const { topPages, topCities, sessions: count } = summarise(sessions)
  expect(topCities).toEqual(numbered(10).map((index) => ({ name: `City ${13 - index}`, count: 14 - index })))
  expect(topPages).toHaveLength(10)
  expect(topPages.slice(0, 2)).toEqual([
    { name: '/conditions/keratoconus', count: 105 },
    { name: '/page-13', count: 14 },
  ])
  expect(count).toBe(105)
})

test('events are counted by name, with ties in alphabetical order', () => {
  const session = withEvent(withEvent(sessionOf('a'), 'phone_click', {}, noon), 'email_click', {}, noon)
  expect(summarise([session, sessionOf('b')]).events).toEqual([
    { name: 'page_view', count: 2 },
    { name: 'email_click', count: 1 },
    { name: 'phone_click', count: 1 },
  ])
})

test('sources are counted by source, medium and campaign; a visit without these has no source', () => {
  const from = (...referral: Referral) => ({ ...sessionOf('a'), referral })
  const { referral, ...old } = sessionOf('b')
  expect(referral).toBeDefined()
  const sessions = [
    from(['utm_source', 'card'], ['utm_medium', 'print'], ['utm_campaign', 'spring'], ['utm_term', 'eyes']),
    from(['utm_source', 'card'], ['utm_medium', 'print'], ['utm_campaign', 'spring']),
    from(['utm_medium', 'email']),
    from(['utm_term', 'eyes']),
    from(),
    old,
  ]
  expect(summarise(sessions).sources).toEqual([
    { name: 'card / print / spring', count: 2 },
    { name: '– / email / –', count: 1 },
  ])
})

test('an unknown city or page is not counted, and odd page names are counted like any other', () => {
  const session = withEvent(sessionOf('a'), 'page_view', { page: '__proto__' }, noon)
  const lost = sessionOf('b', noon, unknownLocation)
  const nameless = withEvent(sessionOf('c', noon, { ...irvine, city: '' }), 'page_view', {}, noon)
  expect(summarise([session, lost, nameless])).toMatchObject({
    topCities: [{ name: 'Irvine', count: 1 }],
    topPages: [
      { name: '/conditions/keratoconus', count: 2 },
      { name: '__proto__', count: 1 },
    ],
  })
})

test('no sessions give an empty summary', () => {
  expect(summarise([])).toEqual({ sessions: 0, topPages: [], topCities: [], sources: [], events: [] })
})
