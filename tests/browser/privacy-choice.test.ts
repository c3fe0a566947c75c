import { afterEach, expect, test, vi } from 'vitest'
import { hasPrivacySignal, keepChoice, readChoice } from '../../src/analytics/choice.ts'
import type { Store } from '../../src/analytics/storage.ts'
import type { Vendor } from '../../src/shared/vendors.ts'
import { deniedStore, storeOf } from '../support/sessions.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pixel: Vendor = { kind: 'pixel', id: '1', script: 'https://pixel.example/tag.js' }
const ads: Vendor = { kind: 'ads', id: 'AW-1', script: 'https://ads.example/tag.js' }

test.each(['accepted', 'rejected'] as const)('a choice is kept: %s', (choice) => {
  const store = storeOf()
  expect(readChoice([pixel], store)).toBeUndefined()
  keepChoice(choice, [pixel], store)
  expect(readChoice([pixel], store)).toBe(choice)
})

test('a yes counts for exactly the tools it was given to, in any order', () => {
  const store = storeOf()
  keepChoice('accepted', [pixel, ads], store)
  expect(readChoice([ads, pixel], store)).toBe('accepted')
  expect(readChoice([pixel], store)).toBeUndefined()
  expect(readChoice([{ ...pixel, id: '2' }, ads], store)).toBeUndefined()
})

test('a no counts for every tool', () => {
  const store = storeOf()
  keepChoice('rejected', [pixel], store)
  expect(readChoice([pixel, ads], store)).toBe('rejected')
})

test.each(['accepted', 'yes', '', 'accepted pixel:9'])('anything else in the storage is no answer: %j', (text) => {
  const store = storeOf()
  store.setItem('privacy_choice', text)
  expect(readChoice([pixel], store)).toBeUndefined()
  expect(readChoice([], store)).toBeUndefined()
})

test('a no that cannot be stored still removes an earlier yes', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const store = storeOf()
  keepChoice('accepted', [pixel], store)
  const full: Store = { ...store, setItem: deniedStore.setItem }
  keepChoice('rejected', [pixel], full)
  expect(readChoice([pixel], full)).toBeUndefined()
})

test('denied storage keeps no choice, and nothing throws', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(() => keepChoice('accepted', [pixel], deniedStore)).not.toThrow()
  expect(readChoice([pixel], deniedStore)).toBeUndefined()
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('Global Privacy Control of %j is read as %j', (value, expected) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: value })
  expect(hasPrivacySignal()).toBe(expected)
})
