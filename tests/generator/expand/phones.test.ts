import { describe, expect, it } from 'vitest'
import { rich } from '../../../generator/expand/rich.ts'
import type { Link } from '../../../generator/page.ts'
import { siteOf, trilingual } from '../../support/world.ts'

const site = siteOf(trilingual)
const phone = { text: '(313) 555-0140', href: 'tel:+13135550140' }

const { value: email } = site.manifest.practice.email

const read = (text: string, bodyLanguage = 'en') =>
  rich(text, { site, language: bodyLanguage, bodyLanguage, values: { phone: phone.text, email }, phone })

const linksIn = (text: string, bodyLanguage?: string) =>
  [read(text, bodyLanguage)].flat().filter((piece): piece is Link => typeof piece === 'object' && 'href' in piece)

describe('a phone number that an author typed into a text', () => {
  it('is a link to call it, and nothing else of the text changes', () => {
    expect(read('Poison Control, 1-800-222-1222, can guide you.')).toEqual([
      'Poison Control, ',
      { label: '1-800-222-1222', href: 'tel:+18002221222', isOthers: true },
      ', can guide you.',
    ])
  })

  it.each([
    ['1-800-222-1222', 'tel:+18002221222'],
    ['+1 800-222-1222', 'tel:+18002221222'],
    ['800.222.1222', 'tel:+18002221222'],
    ['(714) 221-3344', 'tel:+17142213344'],
    ['1 (714) 221-3344', 'tel:+17142213344'],
    ['450 221-3344', 'tel:+14502213344'],
    ['+44 161 496 0123', 'tel:+441614960123'],
    ['+44 (0)161 496 0123', 'tel:+441614960123'],
    ['+33 1 23 45 67 89', 'tel:+33123456789'],
  ])('is recognized as %s', (number, href) => {
    expect(linksIn(`Call ${number}.`)).toEqual([{ label: number, href, isOthers: true }])
    expect(linksIn(`(${number})`)).toMatchObject([{ href }])
  })

  it('is distinguished from the number that replaces {phone}', () => {
    expect(linksIn('Call {phone} or 1-800-222-1222.')).toEqual([
      { label: phone.text, href: phone.href },
      { label: '1-800-222-1222', href: 'tel:+18002221222', isOthers: true },
    ])
  })

  it("may be one of the practice's own", () => {
    expect(linksIn('Call (313) 555-0141.')).toEqual([{ label: '(313) 555-0141', href: 'tel:+13135550141' }])
  })

  it('keeps its groups in order in right-to-left text', () => {
    expect(linksIn('1-800-222-1222', 'ar')).toMatchObject([{ label: '\u20661-800-222-1222\u2069' }])
  })

  it('stays as it is where it is too short to call', () => {
    expect(linksIn('Frames of type +44 12 3.')).toEqual([])
  })

  it('stays as it is in the label of another link', () => {
    expect(linksIn('[1-800-222-1222](https://www.poison.org)')).toEqual([
      { label: '1-800-222-1222', href: 'https://www.poison.org' },
    ])
  })
})

it.each([
  'Call 911 or 988.',
  'In 2019-2021, 1,200-3,000 of 714 555 0100 people.',
  'Codes 99213-92004 and H35.3231.',
  'ZIP codes 92647-1234 and 92648.',
  'Grants 21-800-222-1222, 800-222-1222-7 and A800-222-1222.',
  'Between 0.800.222.1222 and 800.222.1222.5.',
  'doi.org/800-222-1222/x',
  'Lenses of +20 to +24 diopters, +2 or +3 25.',
  'In 2019 200 300-4000 people.',
  '2125550100',
  '100-222-1222',
])('no number to call is found in "%s"', (text) => {
  expect(read(text)).toBe(text)
})

describe('the address that replaces {email}', () => {
  it('is a link to write to it, next to links to call', () => {
    expect(read('Write to {email}, call {phone} or 1-800-222-1222.')).toEqual([
      'Write to ',
      { label: email, href: `mailto:${email}` },
      ', call ',
      { label: phone.text, href: phone.href },
      ' or ',
      { label: '1-800-222-1222', href: 'tel:+18002221222', isOthers: true },
      '.',
    ])
  })

  it('is a link beside strong words and other links', () => {
    expect(linksIn('**Write** to {email} or see [us](/about).')).toMatchObject([{ href: `mailto:${email}` }, {}])
  })
})
