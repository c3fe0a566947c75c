import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from '../../generator/edit/apply-edits.ts'
import { readYaml } from '../../generator/read/read-yaml.ts'

const told = (text: string) => readYaml('a.yaml', text).problems

const mended = (text: string) =>
  applyEdits(
    text,
    told(text).flatMap(({ edits = [] }) => edits),
  )

it('tells all slips of a file at once, each where it stands in the file as it is', () => {
  const text = 'en:\n  a: One: two\n  b: "C:\\users"\n  c: fine\n  d: @four\nes:\n\ta: five\n'
  expect(told(text).map(({ line, column }) => [line, column])).toEqual([
    [2, 6],
    [3, 9],
    [5, 6],
    [7, 1],
  ])
  expect(readYaml('a.yaml', mended(text)).value).toEqual({
    en: { a: 'One: two', b: 'C:\\users', c: 'fine', d: '@four' },
    es: { a: 'five' },
  })
})

it('mends a slip that stands below one the parser reads on from', () => {
  const text = 'a: !one two\nb: !three four\nc: "C:\\users"\n'
  expect(readYaml('a.yaml', mended(text)).value).toEqual({ a: '!one two', b: '!three four', c: 'C:\\users' })
})

it('says nothing of what stands below a slip that it cannot mend: that may be right', () => {
  expect(told('a: { b: c } d }\ne: "f" g: h\n').map(({ line }) => line)).toEqual([1])
})

/** Values that are no YAML as they stand, each on a line of its own. */
const slip = fc.constantFrom('One: two', '"C:\\users"', '@three', '`four` five', '!six seven', '%eight', '> : nine')
const line = fc.tuple(fc.boolean(), slip)

it('finds every slip among lines that are right, and the fixes of all of them together make the file readable', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const text = lines.map(([isWrong, value], index) => `key${index}: ${isWrong ? value : 'fine'}\n`).join('')
      const wrong = lines.flatMap(([isWrong], index) => (isWrong ? [index + 1] : []))
      expect(told(text).map((problem) => problem.line)).toEqual(wrong)
      expect(told(mended(text))).toEqual([])
    }),
  )
})

it('tells all of a thousand slips, and tries to mend only as many as takes no time', () => {
  const all = told(`a:\n${'- !tag text\n'.repeat(1000)}`)
  expect(all.length).toBe(1000)
  const edited = all.filter(({ edits }) => edits !== undefined).length
  expect(edited).toBeGreaterThan(5)
  expect(edited).toBeLessThan(100)
})
