import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralOf } from '../../src/analytics/referral.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { cleanRequest } from '../../src/shared/letters/clean-request.ts'
import { anyRequest, usualRequest } from '../support/appointment.ts'

test('every text in a request is trimmed, without angle brackets, and at most 1,000 characters long', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      for (const value of Object.values(cleanRequest(request)).filter((each) => typeof each === 'string')) {
        expect(value.length).toBeLessThanOrEqual(1000)
        expect(value).toBe(value.trim())
        expect(value).not.toMatch(/[<>\p{Surrogate}\0]/u)
      }
    }),
  )
})

test('cleaning is idempotent', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const once = cleanRequest(request)
      expect(cleanRequest(once)).toEqual(once)
    }),
  )
})

test('a clean request is left as it is', () => {
  expect(cleanRequest(usualRequest)).toEqual(usualRequest)
})

test('free text keeps its line breaks but loses empty lines; any other answer becomes one line', () => {
  const { specialRequests, fullName } = cleanRequest({
    ...emptyRequest,
    specialRequests: 'one\r\n\r\n  \n<>\ntwo ',
    fullName: 'Ana\nPhone number: (714) 555-0199',
  })
  expect(specialRequests).toBe('one\ntwo')
  expect(fullName).toBe('Ana Phone number: (714) 555-0199')
})

test('the period that a phone adds to an email address is dropped, but one alone stays an answer', () => {
  expect(cleanRequest({ ...emptyRequest, emailAddress: 'ana@example.com. ' }).emailAddress).toBe('ana@example.com')
  expect(cleanRequest({ ...emptyRequest, emailAddress: '.' }).emailAddress).toBe('.')
})

test('the description of another visit counts only if the visit type is other', () => {
  const typed = { ...emptyRequest, otherVisitType: 'a second look' }
  expect(cleanRequest({ ...typed, visitType: 'lasik' }).otherVisitType).toBe('')
  expect(cleanRequest({ ...typed, visitType: 'other' }).otherVisitType).toBe('a second look')
})

test('the referral holds only the five utm parameters of the URL, cleaned', () => {
  const query = '?utm_content=e&gclid=secret&utm_source=%3Cb%3Ea%0D%0Ab&utm_medium=&utm_campaign=c&utm_term=d&lng=es'
  expect(referralOf(query)).toEqual([
    ['utm_source', 'ba b'],
    ['utm_campaign', 'c'],
    ['utm_term', 'd'],
    ['utm_content', 'e'],
  ])
  expect(referralOf('')).toEqual([])
  expect(referralOf('?utm_source=%E0%A4%A')).toHaveLength(1)
})
