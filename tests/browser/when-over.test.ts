import { afterEach, expect, test, vi } from 'vitest'
import { hideWhenOver } from '../../src/behaviours/when-over.ts'

afterEach(() => vi.useRealTimers())

function isHiddenAt(now: string): HTMLElement['hidden'] {
  vi.useFakeTimers({ now: new Date(now) })
  const element = { dataset: { through: '2026-11-27' }, hidden: false } as unknown as HTMLElement
  hideWhenOver(element)
  return element.hidden
}

test('what is valid until the end of a day is hidden once that day is over in every time zone', () => {
  expect(isHiddenAt('2026-11-26T09:00:00Z')).toBe(false)
  // Still November 27 in the Pacific.
  expect(isHiddenAt('2026-11-28T11:59:59Z')).toBe(false)
  expect(isHiddenAt('2026-11-28T12:00:00Z')).toBe(true)
})
