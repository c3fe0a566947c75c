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

it('a pointer that passes over links fetches only the page it stops at', () => {
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
  expect(fetched.mock.calls.map(([page]) => page)).toEqual(['/services'])
})
