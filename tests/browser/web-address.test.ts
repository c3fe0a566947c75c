import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWebAddress } from '../../src/shared/web-address.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }

test.each([
  'https://example.com',
  'http://127.0.0.1:8080/contact',
  'HTTPS://EXAMPLE.COM/a?b=c#d',
  'https://augenärzte.example',
  'http://localhost:8080',
])('%s is a web address', (text) => expect(isWebAddress(text)).toBe(true))

test.each([
  '',
  'example.com',
  '//example.com',
  '/contact',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'mailto:ana@example.com',
  'https:example.com',
  'https://',
  'https:///example.com',
  'https://exa mple.com',
  ' https://example.com',
  'https://example,com',
  'https://example',
  'https://ana@example.com',
  'https://example.com;www.example.com',
])('%j is not a web address', (text) => expect(isWebAddress(text)).toBe(false))

test('an address of any other scheme is not a web address', () => {
  const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/).filter((name) => !/^https?$/.test(name))
  fc.assert(
    fc.property(scheme, fc.webUrl(), (name, url) => {
      expect(isWebAddress(url)).toBe(true)
      expect(isWebAddress(url.replace(/^https?/, name))).toBe(false)
    }),
    runs,
  )
})
