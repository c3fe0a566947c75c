import { expect, it } from 'vitest'
import * as z from 'zod'
import { validate } from '../../../generator/parse/validate.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { readYaml } from '../../../generator/read/read-yaml.ts'

const texts = z.array(z.string()).optional()

const schema = z.strictObject({
  texts,
  rows: z
    .array(z.array(z.string()))
    .refine((rows) => rows.every(({ length }) => length === 2))
    .optional(),
  two: z.array(z.string()).length(2).optional(),
  points: z.array(z.array(z.number())).optional(),
  days: z.array(z.enum(['7', '100'])).optional(),
  name: z.string().optional(),
  words: z.record(z.string(), z.string()).optional(),
  groups: z.array(z.strictObject({ name: z.string(), texts })).optional(),
})

function checked(text: string) {
  const { value, problems: slips } = readYaml('a.yaml', text)
  expect(slips).toEqual([])
  return validate(schema, { file: 'a.yaml', text, value }, 'en').problems
}

it.each([
  ['texts: [Save up to $1,500 on LASIK, Free exam]', 'texts: ["Save up to $1,500 on LASIK", Free exam]'],
  ['texts: [Save up to $1,500]', 'texts: ["Save up to $1,500"]'],
  ['texts: [Free exam,From $1,500 a year, One]', 'texts: [Free exam,"From $1,500 a year", One]'],
  ['texts: [9,000]', 'texts: ["9,000"]'],
  ['texts: [9,000, One]', 'texts: ["9,000", One]'],
  ['texts: [1,500, One]', 'texts: ["1,500", One]'],
  ['texts: [Win 1,500,000 dollars, One]', 'texts: ["Win 1,500,000 dollars", One]'],
  ['texts: [1,500 to 2,500, One]', 'texts: ["1,500 to 2,500", One]'],
  ['texts: [Say "a" for €1,500.50 or more]', 'texts: ["Say \\"a\\" for €1,500.50 or more"]'],
  [
    'texts:\n  [\n    Save up to\n    $1,500 now,\n    One,\n  ]',
    'texts:\n  [\n    "Save up to $1,500 now",\n    One,\n  ]',
  ],
  ['rows:\n  - [Lenses, up to $1,200]', 'rows:\n  - [Lenses, "up to $1,200"]'],
  ['rows:\n  - [Lenses, up to $1,200 a year]', 'rows:\n  - [Lenses, "up to $1,200 a year"]'],
  ['two: [Lenses, up to 1,200]', 'two: [Lenses, "up to 1,200"]'],
  ['words: { a: Save $1,500 now, b: One }', 'words: { a: "Save $1,500 now", b: One }'],
  ['words: { a: 5,000 }', 'words: { a: "5,000" }'],
  ['groups:\n  - { name: A, texts: [From 1,500, One] }', 'groups:\n  - { name: A, texts: ["From 1,500", One] }'],
  ['groups:\n  - { name: From 1,500 }', 'groups:\n  - { name: "From 1,500" }'],
])('a text split in its number is one problem, whose fix puts it together: %j', (text, wanted) => {
  const problems = checked(text)
  expect(problems).toHaveLength(1)
  const mended = applyEdits(text, problems[0]!.edits ?? [])
  expect(mended).toBe(wanted)
  expect(checked(mended)).toEqual([])
})

it.each(['texts: [One,100,200 more]', 'texts: [100,200]', 'texts: [Room 5,100 desks,Two]'])(
  'a comma that may be meant to end an entry is reported, but not changed: %j',
  (text) => {
    const [problem] = checked(text)
    expect(problem).toMatchObject({ code: 'BAD_VALUE', fix: expect.stringContaining('Write a space after a comma') })
    expect(problem).not.toHaveProperty('edits')
  },
)

it.each([
  'points: [[1,200], [33,750]]',
  'points:\n  - [9,000]',
  'days: ["7","100"]',
  'texts: [Room 5, 100 desks]',
  'texts: ["Save up to $1,500", \'$1,500\']',
  'texts: ["1","500"]',
  'texts:\n  - Save up to $1,500\n  - 500 more',
  'texts: [Lot 1500,200 m away]',
  'texts: [From 1.5,200 m away]',
  'texts: [Save 1,50 now, save 1,5000 m]',
  'texts: [a1\n  ,500 b]',
  'name: Save [up to] $1,500',
  'words: { a: "1,500", b: Save 1, "500": One }',
])('no other comma is reported: %j', (text) => {
  expect(checked(text)).toEqual([])
})
