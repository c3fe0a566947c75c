import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requests } from '../../../generator/parse/schemas/requests.ts'
import {
  emailAddress,
  phoneNumber,
  postAddress,
  serviceAddress,
  webAddress,
} from '../../../generator/parse/schemas/text.ts'
import { isEmailAddress } from '../../../src/shared/email-address.ts'
import { formatPhoneNumber, isPhoneNumber } from '../../../src/shared/phone-number.ts'
import { isWebAddress } from '../../../src/shared/web-address.ts'
import { isSoak } from '../../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }

describe('the manifest accepts what a visitor could type as', () => {
  test('an email address, if it also works as a link unescaped', () => {
    const nearlyOne = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom(...'aZ1.@-+?&%#_/ '), maxLength: 16 }).map((name) => `${name}@ex.example`),
    )
    fc.assert(
      fc.property(nearlyOne, (text) => {
        expect(emailAddress.safeParse(text).success).toBe(isEmailAddress(text) && !/[?&%#]/.test(text))
      }),
      runs,
    )
  })

  test('a phone number, also as the dialog formats it', () => {
    const digits = fc.stringMatching(/^1?[1-9]\d{2}[1-9]\d{6}$/)
    fc.assert(
      fc.property(digits, fc.boolean(), (typed, formatted) => {
        const text = formatted ? formatPhoneNumber(typed) : typed
        expect(phoneNumber.safeParse(text).success).toBe(isPhoneNumber(text))
      }),
      runs,
    )
    expect(phoneNumber.safeParse('(714) 555-0100 x12').success).toBe(false)
  })

  test('a web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isWebAddress(url)).toBe(true)
        expect(webAddress.safeParse(url).success).toBe(url.startsWith('https:'))
        expect(serviceAddress.safeParse(url).success).toBe(url.startsWith('https:'))
      }),
      runs,
    )
  })
})

test.each(['01782 555010', '(01782) 555010', '+44 1782 555010'])(
  'a phone number in another country may be written %s',
  (number) => expect(phoneNumber.safeParse(number).success).toBe(true),
)

test.each(['http://localhost', 'http://localhost:8080/message', 'http://127.0.0.1:8080', 'https://*.clarity.ms'])(
  'a service may have the address %s',
  (address) => expect(serviceAddress.safeParse(address).success).toBe(true),
)

test.each([
  'http://localhost.example',
  'http://localhost:99999',
  'https:///example.com',
  'https://exa mple.com',
  'https://',
  'https://*',
  'https://*;sandbox',
  'https://geo.example;sandbox',
  'https://geo.example,other.example',
  "https://geo.example'self'",
  'https://*.geo.example/;sandbox',
  'https://*.com',
  'https://*.com.',
  'https://geo.*.example',
  'https://name:word@geo.example',
])('a service may not have the address %s', (address) => expect(serviceAddress.safeParse(address).success).toBe(false))

test.each(['https://post.example/in', 'http://localhost:8080/in', '/api/requests', '/in'])(
  'a form may be posted to %s',
  (address) => expect(postAddress.safeParse(address).success).toBe(true),
)

test.each([
  '//post.example/in',
  '/',
  '/api/',
  '/api?to=x',
  '/api#x',
  '/\\post.example',
  'api/requests',
  'http://post.example',
  'https://*;sandbox',
])('a form may not be posted to %s', (address) => expect(postAddress.safeParse(address).success).toBe(false))

test.each(['mail_key', 'K', 're_123456', 'Outbox', 'ASSETS'])('a secret may not be named %s', (secret) => {
  const named = (name: string) => requests.safeParse({ by: 'resend', secret: name, from: 'site@clinic.example' })
  expect(named('MAIL_KEY').success).toBe(true)
  expect(named(secret).success).toBe(false)
})
