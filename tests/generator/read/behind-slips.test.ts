import { describe, expect, it, vi } from 'vitest'
import { mend } from '../../../generator/fix/mend.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { newProblems } from '../../../generator/problems/news.ts'
import type { Problem } from '../../../generator/problems/problems.ts'
import { positionAt } from '../../../generator/problems/range-of.ts'
import { groups, type Mistake } from '../../support/mistakes.ts'
import { someOf } from '../../support/soak.ts'
import { clearwater } from '../../support/world.ts'

const base = loadSite(clearwater)
const textOf = (file: string) => base.sources.find((source) => source.file === file)!.text

/** The problems that a text brings, and their places in it. */
const told = (file: string, text: string) =>
  newProblems(loadSite(clearwater, { before: base, unsaved: new Map([[file, text]]) }).problems, base.problems)

const placed = ({ code, line, column }: Problem) => `${line}:${column} ${code}`

/** A mistake that shows only in a file that can be read: it replaces `find`, and is reported where `at` stands. */
interface Hidden {
  kind: string
  code: string
  find: string
  write: string
  at: string
}

const inAnyFile = (file: string): Hidden => {
  const write = `${textOf(file).startsWith('- ') ? '  ' : ''}strange: true\n`
  return { kind: 'an unknown key', code: 'UNKNOWN_KEY', find: '', write, at: 'strange' }
}

const inEyewear: Hidden[] = [
  {
    kind: 'a name that another file does not have',
    code: 'UNKNOWN_PAGE',
    find: '- /fashion',
    write: '- /fashoin',
    at: '/fashoin',
  },
  {
    kind: 'a text with a word twice',
    code: 'DOUBLED_WORD',
    find: 'qué viene incluido',
    write: 'qué viene viene incluido',
    at: 'viene viene',
  },
]

const withHidden = (text: string, { find, write }: Hidden) => (find === '' ? text + write : text.replace(find, write))

const slips = groups.yaml!.filter(({ code, fixable }) => code === 'YAML_SYNTAX' && fixable === true)

const cases = slips.flatMap((slip) => {
  const hidden = [inAnyFile(slip.file), ...(slip.file === 'pages/eyewear.yaml' ? inEyewear : [])]
  return hidden.map((each): [string, string, Mistake, Hidden] => [slip.name, each.kind, slip, each])
})

it.each(someOf(cases, 5))('where %s, %s is reported too, at its place', (_, __, slip, hidden) => {
  const { file, find, write } = slip
  const withSlip = (text: string) => text.replace(find!, () => write!)
  const alone = told(file, withSlip(textOf(file)))
  expect(new Set(alone.map(({ code }) => code))).toEqual(new Set(['YAML_SYNTAX']))
  const text = withHidden(withSlip(textOf(file)), hidden)
  const both = told(file, text)
  const { line, column } = positionAt(text, text.lastIndexOf(hidden.at))
  const fixed = applyEdits(
    text,
    alone.flatMap(({ edits = [] }) => edits),
  )
  const isSeen = fixed.split('\n').length === text.split('\n').length
  expect(new Set(both.map(placed))).toEqual(
    new Set([...alone.map(placed), ...(isSeen ? [`${line}:${column} ${hidden.code}`] : [])]),
  )
})

const eyewear = 'pages/eyewear.yaml'

/** A page with a mistake in its syntax, and one that shows only once that is mended. */
const both = textOf(eyewear)
  .replace('  heading: Eyewear that', '  heading: Eyewear: it')
  .replace('qué viene incluido', 'qué viene &amp; incluido')

describe('a file that is checked as its fixes would leave it', () => {
  it('is not published, and no page of it is rendered ahead', () => {
    const onManifest = vi.fn()
    const text = textOf(eyewear).replace('  heading: Eyewear that', '  heading: Eyewear: it')
    const { site, sources } = loadSite(clearwater, { before: base, unsaved: new Map([[eyewear, text]]), onManifest })
    expect(site).toBeUndefined()
    expect(onManifest).not.toHaveBeenCalled()
    expect(sources.find(({ file }) => file === eyewear)).toEqual({ file: eyewear, text, value: undefined })
  })

  it('gets the edits of its other mistakes in the next round, so that one "fix" makes all', () => {
    expect(told(eyewear, both).map(({ code, edits }) => [code, edits !== undefined])).toEqual([
      ['YAML_SYNTAX', true],
      ['FOREIGN_MARKUP', false],
    ])
    const broken = loadSite(clearwater, { before: base, unsaved: new Map([[eyewear, both]]) })
    const { files, loaded } = mend(clearwater, broken, ({ file }) => file === eyewear)
    expect(files.map(({ mended }) => mended.map(({ problem }) => problem.code))).toEqual([
      ['YAML_SYNTAX', 'FOREIGN_MARKUP'],
    ])
    expect(newProblems(loaded.problems, base.problems)).toEqual([])
  })

  it('still has its names: nothing that only it contains is reported as missing or unused', () => {
    const page = 'pages/out-of-service-area.yaml'
    const text = textOf(page).replace('  heading: ', '  heading: Sorry: ')
    expect(told(page, text).map(({ code }) => code)).toEqual(['YAML_SYNTAX'])
  })
})

it.each([
  ['a key moves out of its entry', 'pages/how-soon.yaml', /^ {6}(?=answer:)/m, '   '],
  ['a list loses its only entry', 'services-in-cities/irvine.yaml', '- Ese día', '-- Ese día'],
  ['two entries become one', 'pages/keratoconus-referral.yaml', /\n +(?=- "\*\*Before you come)/, ' '],
  ['another mistake has no fix', eyewear, '  heading: Eyewear that', '  name: "Eye" "wear"\n  heading: Eyewear: it'],
])('where %s as it is mended, no other problem is reported', (_, file, find, write) => {
  const text = textOf(file).replace(find, write)
  expect(text).not.toBe(textOf(file))
  expect(new Set(told(file, text).map(({ code }) => code))).toEqual(new Set(['YAML_SYNTAX']))
})

it('a doubt about how one file was mended hides nothing in another', () => {
  const soon = 'pages/how-soon.yaml'
  const unsaved = new Map([
    [soon, textOf(soon).replace(/^ {6}(?=answer:)/m, '   ')],
    [eyewear, both],
  ])
  const found = newProblems(loadSite(clearwater, { before: base, unsaved }).problems, base.problems)
  expect(found.map(({ file, code }) => [file, code])).toEqual([
    [eyewear, 'YAML_SYNTAX'],
    [eyewear, 'FOREIGN_MARKUP'],
    [soon, 'YAML_SYNTAX'],
  ])
})
