import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { buildPage } from '../../../generator/build/build-page.ts'
import { fillInsAt } from '../../../generator/checks/fill-ins.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { isPlainAt } from '../../../generator/read/plain-fields.ts'
import type { Path } from '../../../generator/read/raw-values.ts'
import { readManifest, type Source } from '../../../generator/read/read.ts'
import { walk } from '../../../generator/read/walk.ts'
import { clearwater } from '../../support/world.ts'

/** What check lets a text hold, and where. No page shows keywords. */
const markup: [what: string, mark: string, isTaken: (file: string, path: Path) => boolean][] = [
  ['asterisks where a field is not plain', '**truly**', (file, path) => !isPlainAt(file, path)],
  ['a name in braces where it may be filled in', '{practice}', (file, path) => isFilled(file, path)],
]

const isFilled = (file: string, path: Path) => fillInsAt(file, path, ['practice']).includes('practice')

/** A file with the mark at the end of each text that may hold it. */
function marked({ file, value }: Source, mark: string, isTaken: (file: string, path: Path) => boolean) {
  const copy = structuredClone(value) as Record<PropertyKey, unknown>
  walk(value, (text, path) => {
    if (typeof text !== 'string' || !text.includes(' ') || !path.some((step) => step === 'en' || step === 'es')) return
    if (path.at(-1) === 'keywords' || !isTaken(file, path)) return
    let holder = copy
    for (const step of path.slice(0, -1)) holder = holder[step] as typeof holder
    holder[path.at(-1)!] = `${text} ${mark}`
  })
  return stringify(copy)
}

test.each(markup)('no page shows %s: plain-fields.ts and fill-ins.ts agree with expand/', (_, mark, isTaken) => {
  const { sources } = readManifest(clearwater)
  const texts = sources.filter(({ file }) => !file.startsWith('ui/'))
  const unsaved = new Map(texts.map((source) => [source.file, marked(source, mark, isTaken)]))
  const { site, problems } = loadSite(clearwater, { unsaved, preview: true })
  expect(problems.filter(isError).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  const shown = new Set<string>()
  for (const route of site!.routes) {
    JSON.stringify([buildPage(route, site!), site!.layout(route.language)], (key, value) => {
      if (typeof value === 'string' && value.includes(mark)) shown.add(`${route.source.kind}: ${key}: ${value}`)
      return value
    })
  }
  expect([...shown]).toEqual([])
})
