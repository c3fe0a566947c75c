import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFirstTouch, referralOfVisit } from '../../src/analytics/first-touch.ts'
import { removeSessions } from '../../src/analytics/storage.ts'
import { deniedStore, storeOf } from '../support/sessions.ts'

const comeTo = (search: string) => vi.stubGlobal('location', { search })
const card = [['utm_source', 'card']]

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storeOf())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the first campaign tags of a visit are kept on later pages, with or without tags of their own', () => {
  comeTo('?q=1')
  keepFirstTouch()
  comeTo('?utm_source=card&gclid=secret')
  keepFirstTouch()
  expect(referralOfVisit()).toEqual(card)
  for (const search of ['', '?utm_source=newsletter']) {
    comeTo(search)
    keepFirstTouch()
    expect(referralOfVisit()).toEqual(card)
  }
  expect(sessionStorage.getItem('first_touch')).not.toContain('secret')
})

test("without storage, the campaign tags in the page's own address are those of the visit", () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', deniedStore)
  comeTo('?utm_source=card')
  keepFirstTouch()
  expect(referralOfVisit()).toEqual(card)
})

test.each(['{', 'null', '7', '[["utm_source"]]', '[["utm_source", 7]]'])('bad stored tags are ignored: %s', (text) => {
  sessionStorage.setItem('first_touch', text)
  comeTo('')
  expect(referralOfVisit()).toEqual([])
})

test('the campaign tags are deleted with the visits', () => {
  comeTo('?utm_source=card')
  keepFirstTouch()
  removeSessions(storeOf(), sessionStorage)
  comeTo('')
  expect(referralOfVisit()).toEqual([])
})
