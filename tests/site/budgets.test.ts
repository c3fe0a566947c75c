import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { PageKind } from '../../generator/page.ts'
import { readPages } from '../support/built-site.ts'

// Size budgets of a visit in kB (1000 bytes), measured on the published files after gzip -9 (fonts as they are). What a
// page loads on its own at run time is measured in the browser: see tests/e2e/budgets.spec.ts.

const site = inject('site')
const pages = readPages(site)
const bytesOf = (file: string) => readFileSync(join(site, file))
const kilobytes = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).length / 1000
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kilobytes(bytesOf(file)), 0)

const scripts = readdirSync(join(site, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => `assets/${file}`)
const code = new Map(scripts.map((file) => [file, bytesOf(file).toString()]))

/** `file` and every script it imports statically, directly or not. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of code.get(file)!.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g))
    withImports(join(dirname(file), path!), found)
  return found
}

/** The script that contains `text`, a string that identifies its feature. */
function scriptThatSays(text: string): string {
  const file = scripts.find((each) => code.get(each)!.includes(text))
  if (file === undefined) throw new Error(`no script contains ${text}, by which this test finds it`)
  return file
}

const first = withImports(scripts.find((file) => file.startsWith('assets/entries/'))!)
const reached = (text: string) => new Set([...first, ...withImports(scriptThatSays(text))])
const react = scriptThatSays('react.transitional.element')
const stylesOf = new Map(pages.map(({ html }) => [linked(html, /<link rel="stylesheet" href="\/([^"]+)"/g).join(), 0]))
for (const files of stylesOf.keys()) stylesOf.set(files, sizeOf(files.split(',')))
const styles = Math.max(...stylesOf.values())

function linked(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1]!)
}

const fonts = [...new Set(pages.flatMap(({ html }) => linked(html, /<link rel="preload" href="\/([^"]+)" as="font"/g)))]
const fontKilobytes = fonts.reduce((sum, file) => sum + bytesOf(file).length / 1000, 0)

const weights = new Map(pages.map(({ url, html }) => [url, kilobytes(html)]))

/** Page kind -> sizes of its pages in kB in all languages, lightest first. */
const weightsOfKinds = new Map<PageKind, number[]>()
for (const { url, source } of loadSite(join(root, 'manifest')).site!.routes)
  weightsOfKinds.set(
    source.kind,
    [...(weightsOfKinds.get(source.kind) ?? []), weights.get(url)!].sort((a, b) => a - b),
  )

// Pages are weighed by the median of their kind, which templates decide: a marketer's long text must not fail a test.
const medianOf = (kind: PageKind) => middle(weightsOfKinds.get(kind)!)
const heaviest = Math.max(...[...weightsOfKinds.keys()].map(medianOf))

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!
}

const budgets: [what: string, measured: number, budget: number][] = [
  ['script before the visitor does anything', sizeOf(first), 5],
  ['script with the contact form awake', sizeOf(reached('the message was not sent')), 105],
  ['script with the appointment dialog open', sizeOf(reached('csrf_token')), 105],
  ['script of the search box', sizeOf(reached('search-option-')), 75],
  ['the most styles of a page', styles, 12],
  ['the part of the typeface that pages preload', fontKilobytes, 14.5],
  ['a page of the heaviest kind', heaviest, 15],
  ['a page of a service in a city', medianOf('service-city'), 9.5],
  ['first view of that kind', heaviest + styles + sizeOf(first) + fontKilobytes + sizeOf(['favicon.svg']), 250],
]

test.each(budgets)('%s: %d kB, at most %d', (what, measured, budget) => {
  console.log(`${what}: ${measured.toFixed(1)} kB of ${budget}`)
  expect(measured).toBeLessThanOrEqual(budget)
})

test('every published page is counted under its kind', () => {
  const rows = [...weightsOfKinds].map(([kind, all]) => {
    const [least, median, most] = [all[0]!, middle(all), all.at(-1)!].map((size) => size.toFixed(1))
    return `${kind.padEnd(20)} ${String(all.length).padStart(4)} pages: ${least} - ${median} - ${most} kB`
  })
  console.log(rows.join('\n'))
  expect([...weightsOfKinds.values()].flat().sort()).toEqual([...weights.values()].sort())
})

test('no page loads React on its own, and none preloads a module', () => {
  expect([...first]).not.toContain(react)
  // Vite's own imports do: see importsArrived in vite.config.ts.
  for (const file of first) expect(code.get(file), file).not.toContain('modulepreload')
  for (const { url, html } of pages) expect(html, url).not.toMatch(/rel="modulepreload"/)
})
