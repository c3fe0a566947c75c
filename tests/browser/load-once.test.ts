import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadOnce } from '../../src/islands/load-once.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Fails the first time. Its result is how often it was called. */
function failOnce() {
  let calls = 0
  return async () => {
    calls += 1
    if (calls === 1) throw new Error('no network')
    return calls
  }
}

it('loads once for all who call', async () => {
  const load = loadOnce('The form', vi.fn().mockResolvedValueOnce('loaded'))
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded'])
})

it('tries once more after a failure, although several waited for it', async () => {
  const load = loadOnce('The form', failOnce())
  const tryingAgain = load().catch(() => load())
  const givingUp = load().catch(() => 'given up')
  expect(await Promise.all([tryingAgain, givingUp])).toEqual([2, 'given up'])
  expect(await load()).toBe(2)
})

it('says on the console why it failed, once for all who waited', async () => {
  const load = loadOnce('The form', failOnce())
  await Promise.allSettled([load(), load()])
  expect(vi.mocked(console.error).mock.calls).toEqual([['The form did not load', new Error('no network')]])
})
