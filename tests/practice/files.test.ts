import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { routeOf } from '../../generator/commands/routes.ts'
import { ifMeant, withoutHashes } from '../support/markup.ts'
import { clearwater, siteOf } from '../support/world.ts'

// Everything published besides pages. After an intended change: npm run accept.

const folder = inject('practice')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const snapshot = (name: string) => join(import.meta.dirname, '__files__', name)

/** One entry per line, for readable diffs. */
const texts: [file: string, linesOf: (text: string) => string][] = [
  ['_headers', (text) => text.replaceAll('; ', ';\n    ')],
  ['_redirects', (text) => text],
  ['robots.txt', (text) => text],
  ['sitemap.xml', (text) => text.replaceAll('<url>', '\n<url>').replaceAll('<xhtml:', '\n <xhtml:')],
  ['site.webmanifest', (text) => indented(text)],
  ['geo-gate.json', (text) => indented(text)],
  ['appointment-en.json', (text) => indented(text)],
  ['appointment-es.json', (text) => indented(text)],
  ['search-en.json', (text) => entries(text)],
  ['search-es.json', (text) => entries(text)],
]

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 1)

/** The pages and patterns of a search file, one per line. The search tests cover its index. */
function entries(json: string): string {
  const { index, ...rest } = JSON.parse(json) as Record<string, unknown>
  return Object.entries(rest)
    .map(
      ([key, value]) =>
        `${key}\n${(Array.isArray(value) ? value : [value]).map((entry) => ` ${JSON.stringify(entry)}`).join('\n')}`,
    )
    .join('\n')
}

test.each(texts)('%s matches its snapshot', async (file, linesOf) => {
  await expect(`${withoutHashes(linesOf(read(file)))}\n`).toMatchFileSnapshot(snapshot(`${file}.txt`), ifMeant)
})

test('the page table has the same routes', async () => {
  const lines = [...siteOf(clearwater).routes].map((route) => {
    const { url, kind, language, state } = routeOf(route)
    return `${url} ${kind} ${language} ${state}`
  })
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(snapshot('routes.txt'), ifMeant)
})

test('the same files are published', async () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  // How scripts and styles are split into files is up to the bundler.
  const lines = names
    .filter((name) => !name.startsWith('assets/'))
    .map(withoutHashes)
    .sort()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(snapshot('names.txt'), ifMeant)
})
