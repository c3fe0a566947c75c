import { describe, expect, it } from 'vitest'
import { type Loaded, loadSite } from '../../../generator/load-site.ts'
import { newProblems } from '../../../generator/problems/news.ts'
import { someOf } from '../../support/soak.ts'
import { clearwater, dental, world } from '../../support/world.ts'

/** The manifest with a file that no edit mends, so that nobody knows what it has. */
const without = (file: string, folder: string, before: Loaded) =>
  loadSite(folder, { before, unsaved: new Map([[file, 'name: "Eye" "wear"\n']]) })

/** Files that others depend on. */
const important = /^(?:[^/]*|pages\/(?:fashion|out-of-service-area)\.yaml)$/

describe.each([
  ['clearwater', clearwater],
  ['dental', dental],
])('in the practice %s', (_, folder) => {
  const whole = loadSite(folder)
  const files = whole.sources.map(({ file }) => file)
  const tried = new Set([...files.filter((file) => important.test(file)), ...someOf(files, 8)])

  it.each([...tried])('nothing else is reported while %s cannot be read', (file) => {
    const found = newProblems(without(file, folder, whole).problems, whole.problems)
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([`YAML_SYNTAX ${file}`])
  })
})

it.each(['practice.yaml', 'signs.yaml'])(
  'while %s cannot be read, nobody is told to add first aid, which other pages may not give',
  (file) => {
    const folder = world('the-page-for-strangers-gives-no-first-aid')
    const whole = loadSite(folder)
    expect(whole.problems.map(({ code }) => code)).toContain('NO_FIRST_AID')
    expect(without(file, folder, whole).problems.map(({ code }) => code)).not.toContain('NO_FIRST_AID')
  },
)
