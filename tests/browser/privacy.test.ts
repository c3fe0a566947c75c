import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPrivacy } from '../../src/analytics/privacy.ts'
import type { Store } from '../../src/analytics/storage.ts'
import * as tools from '../../src/analytics/vendors/load.ts'
import type { Vendor } from '../../src/shared/vendors.ts'
import { deniedStore, storeOf } from '../support/sessions.ts'

const pixel: Vendor = { kind: 'pixel', id: '1', script: 'https://pixel.example/tag.js' }

/** What the tools were told, in order. */
let told: string[]

beforeEach(() => {
  told = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(tools, 'loadVendors').mockImplementation(() => {
    told.push('load')
    return { forward: (name) => told.push(name), stop: () => told.push('stop') }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The privacy of a page whose browser has this storage. */
function privacyIn(store: Store) {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', { localStorage: store })
  return keepPrivacy([pixel])
}

/** Lets the tools arrive that are on their way. */
const arrived = () => vi.dynamicImportSettled()

test.each([
  ['free', storeOf()],
  ['full', storeOf(0)],
  ['denied', deniedStore],
])('with storage %s, a yes loads the tools at once, and a no stops them', async (_, store) => {
  const privacy = privacyIn(store)
  privacy.forward('page_view')
  privacy.choose('accepted')
  await arrived()
  privacy.forward('phone_click')
  await arrived()
  privacy.choose('rejected')
  privacy.forward('phone_click')
  await arrived()
  expect(told).toEqual(['load', 'phone_click', 'stop'])
})

test('a yes after a no loads the tools on the next page, never twice on this one', async () => {
  const store = storeOf()
  const privacy = privacyIn(store)
  for (const choice of ['accepted', 'rejected', 'accepted'] as const) {
    privacy.choose(choice)
    await arrived()
  }
  privacy.forward('phone_click')
  await arrived()
  expect(told).toEqual(['load', 'stop'])
  privacyIn(store).follow()
  await arrived()
  expect(told).toEqual(['load', 'stop', 'load'])
})

test('a yes that follows a no while the tools are on their way loads nothing on this page', async () => {
  const privacy = privacyIn(storeOf())
  for (const choice of ['accepted', 'rejected', 'accepted'] as const) privacy.choose(choice)
  await arrived()
  expect(told).toEqual([])
})

test('a no in another tab while the tools are on their way loads nothing here', async () => {
  const store = storeOf()
  const privacy = privacyIn(store)
  privacy.choose('accepted')
  store.setItem('privacy_choice', 'rejected')
  await arrived()
  expect(told).toEqual([])
})

test('a yes ends when it is removed from the storage, as by a no in a tab that could not store it', async () => {
  const store = storeOf()
  const privacy = privacyIn(store)
  privacy.choose('accepted')
  await arrived()
  store.removeItem('privacy_choice')
  privacy.forward('phone_click')
  await arrived()
  expect(told).toEqual(['load', 'stop'])
  expect(privacy.choice()).toBeUndefined()
})
