import { expect, test } from 'vitest'
import { secondsToWait } from '../../src/shared/retry-after.ts'

const now = Date.parse('2030-01-01T00:00:00Z')

test.each([
  ['30', undefined, 30],
  [' 300 ', undefined, 300],
  ['Tue, 01 Jan 2030 00:00:20 GMT', undefined, 20],
  ['Tue, 01 Jan 2030 01:00:20 GMT', 'Tue, 01 Jan 2030 01:00:10 GMT', 10],
  ['0', undefined, 0],
  ['Mon, 31 Dec 2029 23:59:00 GMT', undefined, 0],
  ['soon', undefined, 0],
  [undefined, undefined, 0],
])('Retry-After: %j (sent %j) asks for %j seconds', (value, date, seconds) => {
  const headers = new Headers({ ...(value && { 'retry-after': value }), ...(date && { date }) })
  expect(secondsToWait(headers, now)).toBe(seconds)
})
