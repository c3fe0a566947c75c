import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { type Loaded, loadSite } from '../../../generator/load-site.ts'
import { editText } from '../../support/edit-text.ts'
import { someOf } from '../../support/soak.ts'
import { world, worldNames } from '../../support/world.ts'

// During development, each load reuses the result of the one before. That must save time and change nothing.

let folder: string
let base: Loaded
let toldOfBase: unknown

beforeAll(() => {
  folder = world('base')
  base = loadSite(folder)
  toldOfBase = told(base)
})

test.each(someOf(worldNames, 12))(
  'after an edit, and after its undo, a reload gives the same result as a first load: %s',
  (name) => {
    const edited = world(name)
    const first = loadSite(edited)
    const again = loadSite(edited, { before: base })
    expectSame(told(again), told(first))
    expectSame(told(loadSite(folder, { before: again })), toldOfBase)
  },
)

test('an unchanged text is reported when what it refers to no longer exists', () => {
  const edited = world('base')
  const before = loadSite(edited)
  editText(edited, 'pages/conditions/keratoconus.yaml', /id: signs/g, 'id: hints')
  const { problems } = loadSite(edited, { before })
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain('UNKNOWN_HASH services.yaml')
})

test('an unchanged file is not read again', () => {
  const { sources } = loadSite(folder, { before: base })
  expect(sources.every((source, index) => source === base.sources[index])).toBe(true)
})

/** There are hundreds of pages: Node's comparison takes a tenth of the time, and expect's shows the difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}

/** Everything visible: the problems and every page. */
function told({ problems, site }: Loaded) {
  return { problems, pages: site && [...site.routes].map((route) => buildPage(route, site)) }
}
