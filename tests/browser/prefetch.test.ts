import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from '../../src/behaviours/prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Moves a pointer over three links of a page, and returns what that fetches. */
function fetchedOverLinks() {
  const fetched = vi.fn().mockRejectedValue(new Error('no network'))
  vi.stubGlobal('fetch', fetched)
  const root = new EventTarget()
  prefetchOnIntent(root as HTMLElement)
  for (const pathname of ['/about', '/contact', '/services']) {
    const target = { closest: () => ({ pathname, href: pathname }) }
    root.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: target }))
    vi.advanceTimersByTime(30)
  }
  vi.advanceTimersByTime(1000)
  return fetched.mock.calls.map(([page]) => page)
}

it('a pointer that passes over links fetches only the page it stops at', () => {
  expect(fetchedOverLinks()).toEqual(['/services'])
})

it('fetches nothing for a visitor whose browser saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(fetchedOverLinks()).toEqual([])
})
