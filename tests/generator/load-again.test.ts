import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import { cleanWorlds, world, worldsFolder } from '../support/world.ts'

// While a site is developed, what was loaded before is given to the next load. It must only ever save time.

let folder: string
let base: Loaded
let toldOfBase: unknown

beforeAll(() => {
  folder = world('base')
  base = loadSite(folder)
  toldOfBase = told(base)
})
afterAll(cleanWorlds)

test.each(readdirSync(worldsFolder).filter((name) => name !== 'base'))(
  'after an edit, and after it is taken back, a manifest says what it says when it is read first: %s',
  (name) => {
    const edited = world(name)
    const first = loadSite(edited)
    const again = loadSite(edited, base)
    expectSame(told(again), told(first))
    expectSame(told(loadSite(folder, again)), toldOfBase)
  },
)

test('a text that has not changed is told of when what it names has gone', () => {
  const edited = world('base')
  const before = loadSite(edited)
  const file = join(edited, 'pages/conditions/keratoconus.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('id: signs', 'id: hints'))
  const { problems } = loadSite(edited, before)
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain('UNKNOWN_HASH services.yaml')
})

test('a file that has not changed is not read anew', () => {
  const { sources } = loadSite(folder, base)
  expect(sources.every((source, index) => source === base.sources[index])).toBe(true)
})

/** Hundreds of pages each time: Node's comparison takes a tenth of the time, and expect's says what differs. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}

/** All that a reader gets to know: the problems, or every page. */
function told({ problems, site }: Loaded) {
  return { problems, pages: site && [...site.routes].map((route) => buildPage(route, site)) }
}
