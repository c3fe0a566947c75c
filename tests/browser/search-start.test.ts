import { afterEach, expect, it, vi } from 'vitest'
import { startSearch } from '../../src/islands/search/start.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it.each(['the network is back', 'the next letter is typed'])('loads the search again once %s', async (how) => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  const asked = vi.fn().mockRejectedValue(new Error('no network'))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  const input = new EventTarget()
  const [loading, failed] = [{ hidden: true }, { hidden: true }]
  const host = {
    dataset: { index: '/search-en.json' },
    querySelector: () => input,
    querySelectorAll: () => [loading, failed],
    addEventListener: () => {},
  }
  startSearch(host as unknown as HTMLElement)
  input.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(failed.hidden).toBe(false))
  expect(asked).toHaveBeenCalledTimes(1)
  if (how === 'the network is back') window.dispatchEvent(new Event('online'))
  else input.dispatchEvent(new Event('input'))
  expect(asked).toHaveBeenCalledTimes(2)
  // What comes while that load is on its way starts no other: two would make two lists.
  window.dispatchEvent(new Event('online'))
  input.dispatchEvent(new Event('input'))
  expect(asked).toHaveBeenCalledTimes(2)
})
