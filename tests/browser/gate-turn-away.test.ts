import { afterEach, expect, it, vi } from 'vitest'
import { turnAway } from '../../src/gate/turn-away.ts'

afterEach(() => vi.unstubAllGlobals())

it('goes to the out-of-area page, and stores the whole address that was wanted', () => {
  const kept = new Map<string, string>()
  const left: string[] = []
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => kept.set(key, value) })
  vi.stubGlobal('location', {
    pathname: '/conditions/dry-eye',
    search: '?utm_source=card',
    hash: '#symptoms',
    replace: (url: string) => left.push(url),
  })
  turnAway('/out-of-service-area')
  expect(kept.get('geo-blocked-url')).toBe('/conditions/dry-eye?utm_source=card#symptoms')
  expect(left).toEqual(['/out-of-service-area'])
})
