import { expect, test } from 'vitest'
import type * as z from 'zod'
import { block, choice } from '../../../generator/parse/schemas/blocks.ts'
import { pricesSchema } from '../../../generator/parse/schemas/prices.ts'
import { sourcesSchema } from '../../../generator/parse/schemas/sources.ts'
import { vendorsSchema } from '../../../generator/parse/schemas/vendors.ts'
import { verticalSchema } from '../../../generator/parse/schemas/vertical.ts'

/** Where an entry breaks a rule: the path of each value. */
const faults = (schema: z.ZodType, entry: unknown): string[] =>
  (schema.safeParse(entry).error?.issues ?? []).map(({ path }) => path.join('.'))

const price = (ends: object) => [{ id: 'exam', en: { name: 'Exam' }, ...ends }]

test('the higher end of a price is above the lower one, and may be left out', () => {
  const schema = pricesSchema(['en'])
  expect(faults(schema, price({ from: 95 }))).toEqual([])
  expect(faults(schema, price({ from: 95, to: 140 }))).toEqual([])
  expect(faults(schema, price({ from: 95, to: 95 }))).toEqual(['0.to'])
})

test('a care card names at least one reason: a sign, or an item that no sign covers', () => {
  const card = (reasons: object) => faults(block, { care: { level: 'emergency', ...reasons } })
  expect(card({ signs: ['red-painful'] })).toEqual([])
  expect(card({ items: ['A splash of bleach'] })).toEqual([])
  expect(card({ heading: 'Call 911 if:' })).not.toEqual([])
})

test('an option of a comparison says when to choose it, and how soon if it names signs', () => {
  const option = (reasons: object) => faults(choice, { choice: 'Choose drops if:', ...reasons })
  expect(option({ when: ['Your eyes burn now and then'] })).toEqual([])
  expect(option({ signs: ['red-painful'], level: 'urgent' })).toEqual([])
  expect(option({})).toEqual(['when'])
  expect(option({ signs: ['red-painful'] })).toEqual(['level'])
})

test('the usual visit and those that reveal nothing about health are among the types of visit', () => {
  const visits = (own: object) =>
    faults(verticalSchema(['en']), {
      businessType: 'Optician',
      jobTitle: 'Optometrist',
      placeSuffix: 'eye-doctor',
      mark: 'eye',
      visitTypes: ['exam', 'follow-up'],
      usualVisit: 'exam',
      generalVisits: ['exam'],
      contactReasons: ['other'],
      ...own,
    })
  expect(visits({})).toEqual([])
  expect(visits({ usualVisit: 'checkup' })).toEqual(['usualVisit'])
  expect(visits({ generalVisits: ['exam', 'checkup'] })).toEqual(['generalVisits'])
})

test('a document with a new edition every year has the year of its edition', () => {
  const document = {
    id: 'guide',
    title: 'Guide',
    publisher: 'Example',
    url: 'https://health.example.org',
    yearly: true,
  }
  expect(faults(sourcesSchema(['en']), [{ ...document, year: 2026 }])).toEqual([])
  expect(faults(sourcesSchema(['en']), [document])).toEqual(['0.year'])
})

test('each kind of outside tool is listed once, with an ID as its company gives it', () => {
  const tag = { kind: 'tag-manager', id: 'GTM-ABC123' }
  expect(faults(vendorsSchema, [tag, { kind: 'pixel', id: '1234567890' }])).toEqual([])
  expect(faults(vendorsSchema, [tag, { ...tag, id: 'GTM-DEF456' }])).toEqual([''])
  expect(faults(vendorsSchema, [{ ...tag, id: "GTM-ABC123');" }])).toEqual(['0.id'])
  expect(faults(vendorsSchema, [{ kind: 'pixel', id: '123;' }])).toEqual(['0.id'])
})
