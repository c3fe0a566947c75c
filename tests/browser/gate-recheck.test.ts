import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { places } from '../support/geo-stub.ts'

let left: string[]

beforeEach(() => {
  left = []
  const storage = new Map([['geo-rechecks', '0']])
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: { lookup: '/geo' } } }))
  vi.stubGlobal('addEventListener', () => {})
  // What a test of the boot script has requested early.
  vi.stubGlobal('gateRequests', undefined)
  vi.stubGlobal('location', { replace: (url: string) => left.push(url) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says on the console why a recheck failed, and tries three times', async () => {
  const unreadable = new Error('the rules did not arrive')
  vi.stubGlobal('fetch', (url: string) =>
    url === '/geo' ? Promise.resolve(Response.json(places.irvine)) : Promise.reject(unreadable),
  )
  const { recheck } = await import('../../src/gate/recheck.ts')
  const said: string[] = []
  const checked = recheck('/conditions', (what) => said.push(what))
  await vi.runAllTimersAsync()
  await checked
  expect(said).toEqual(['rechecking', 'rechecking', 'rechecking', 'unchecked'])
  expect(left).toEqual([])
  expect(vi.mocked(console.error).mock.calls).toEqual(Array(3).fill([expect.any(String), unreadable]))
})
