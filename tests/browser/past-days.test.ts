import { afterEach, expect, test, vi } from 'vitest'
import { hidePastDays } from '../../src/rare/past-days.ts'

afterEach(() => vi.useRealTimers())

/** Which days of a list, and whether the list itself, are hidden at a time. */
function hiddenAt(now: string, days: readonly string[]) {
  vi.useFakeTimers({ now: new Date(now) })
  const items = days.map((through) => ({ dataset: { through }, hidden: false }))
  const list = { hidden: false, querySelectorAll: () => items } as unknown as HTMLElement
  hidePastDays(list)
  return [...items.map(({ hidden }) => hidden), list.hidden]
}

test('a day is hidden once it is over everywhere, and the list when nothing is left', () => {
  const days = ['2026-11-27', '2026-12-24']
  expect(hiddenAt('2026-11-26T09:00:00Z', days)).toEqual([false, false, false])
  // Still November 27 in the Pacific.
  expect(hiddenAt('2026-11-28T11:59:59Z', days)).toEqual([false, false, false])
  expect(hiddenAt('2026-11-28T12:00:00Z', days)).toEqual([true, false, false])
  expect(hiddenAt('2026-12-26T00:00:00Z', days)).toEqual([true, true, true])
})
