import { afterEach, expect, it, vi } from 'vitest'
import { today } from '../../generator/today.ts'

const { TZ } = process.env

afterEach(() => {
  vi.useRealTimers()
  process.env.TZ = TZ
})

it.each([
  ['America/Los_Angeles', '2026-03-01T02:00:00Z', '2026-02-28'],
  ['Asia/Tokyo', '2026-12-31T20:00:00Z', '2027-01-01'],
  ['UTC', '2028-02-29T23:59:59Z', '2028-02-29'],
])('today is the date in %s', (zone, now, date) => {
  process.env.TZ = zone
  vi.useFakeTimers({ now: new Date(now) })
  expect(today()).toBe(date)
})
