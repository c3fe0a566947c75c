import { expect, test } from 'vitest'
import { hasAnswer } from '../../src/islands/appointment/check.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'

test.each([
  [{ phoneNumber: '(714) 555-0123' }, true],
  [{ emailAddress: 'ana@example.com' }, true],
  [{ phoneNumber: '555' }, true],
  [{}, false],
  [{ fullName: 'Ana', specialRequests: 'call me' }, false],
  [{ phoneNumber: '  ', emailAddress: '<>' }, false],
])('a request with %j can be answered: %s', (given, expected) => {
  expect(hasAnswer({ ...emptyRequest, ...given })).toBe(expected)
})
