import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksPersonal, type UtmValues, utmLink } from '../../src/islands/tools/utm-link.ts'
import { utmNames } from '../../src/shared/utm.ts'
import { isSoak } from '../support/soak.ts'

const site = 'https://www.clearwell-eye-care.example'
const none: UtmValues = { source: '', medium: '', campaign: '', term: '', content: '' }
const numRuns = isSoak ? 100_000 : 500

const values: fc.Arbitrary<UtmValues> = fc.record(
  Object.fromEntries(utmNames.map((name) => [name, fc.string({ unit: 'binary', maxLength: 40 })])) as Record<
    keyof UtmValues,
    fc.Arbitrary<string>
  >,
)
const path = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcxyz019-'), minLength: 1, maxLength: 12 }), { maxLength: 4 })
  .map((steps) => `/${steps.join('/')}`)

describe('a tagged link', () => {
  test('has exactly the values that were put into it', () => {
    fc.assert(
      fc.property(path, values, (page, tags) => {
        const link = new URL(utmLink(site, page, tags)!)
        expect(`${link.origin}${link.pathname}`).toBe(`${site}${page}`)
        for (const name of utmNames) {
          // A lone surrogate cannot be encoded, and arrives as the replacement character.
          const expected = asBytes(tags[name].trim())
          expect(link.searchParams.getAll(`utm_${name}`)).toEqual(expected === '' ? [] : [expected])
        }
        expect([...link.searchParams].length).toBe(utmNames.filter((name) => tags[name].trim() !== '').length)
      }),
      { numRuns },
    )
  })

  test('is plain ASCII without spaces: it survives mail programs and print shops', () => {
    fc.assert(
      fc.property(path, values, (page, tags) => {
        expect(utmLink(site, page, tags)).toMatch(/^https:\/\/[!-~]+$/)
      }),
      { numRuns },
    )
  })

  test('leads to the practice’s own site over https, or is not made, whatever is typed as its page', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'https://', 'http://', '//', '\\\\', 'mailto:', '/', '')
    const typed = fc.oneof(
      fc.tuple(schemes, fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
      fc.webUrl(),
      path,
    )
    fc.assert(
      fc.property(typed, values, (page, tags) => {
        const link = utmLink(site, page, tags)
        if (link !== undefined) expect(new URL(link).origin).toBe(site)
      }),
      { numRuns },
    )
  })

  test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example', '\\\\evil.example', 'mailto:a@b.co'])(
    'is not made for %s',
    (page) => expect(utmLink(site, page, none)).toBeUndefined(),
  )

  test('accepts a copied address, replaces its tags and keeps the rest', () => {
    const copied = `http://user:secret@www.clearwell-eye-care.example/faq?lng=es&utm_source=old&utm_term=gone#top`
    expect(utmLink(site, copied, { ...none, source: 'new card', medium: 'print' })).toBe(
      `${site}/faq?lng=es&utm_source=new+card&utm_medium=print#top`,
    )
  })

  test('without values is only the address', () => expect(utmLink(site, '/about', none)).toBe(`${site}/about`))
})

describe('a value', () => {
  test.each([
    'ana@example.com',
    '714 555 0100',
    '(714) 555-0100',
    '7145550100',
    '04/12/1980',
    '1980-04-12',
    'MRN 00482913',
  ])('such as %s looks personal', (value) => expect(looksPersonal(value)).toBe(true))

  test.each(['newsletter', 'spring-2027', 'front-desk-card', 'ad 4 of 12', 'boletín otoño'])(
    'such as %s does not look personal',
    (value) => expect(looksPersonal(value)).toBe(false),
  )
})

const asBytes = (text: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))
