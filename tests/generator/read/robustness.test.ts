import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Alias } from 'yaml'
import { buildPage } from '../../../generator/build/build-page.ts'
import { namesOfPlaces } from '../../../generator/checks/writing/names-of-places.ts'
import type { Where } from '../../../generator/checks/writing/rule.ts'
import { emitTextFiles } from '../../../generator/emit/text-files.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { readYaml } from '../../../generator/read/read-yaml.ts'
import type { Site } from '../../../generator/site.ts'
import { renderDocument } from '../../../templates/render-document.tsx'
import { applySlip, arbitrarySlip, type Slip } from '../../support/slips.ts'
import { isSoak } from '../../support/soak.ts'
import { world } from '../../support/world.ts'

const folder = world('base')
const originals = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)
const base = loadSite(folder)
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Runs `work` on a manifest with these typing mistakes in it. */
function withSlips<T>(slips: readonly Slip[], work: () => T): T {
  for (const each of slips) writeFileSync(join(folder, each.file), applySlip(textOf(each.file), each, textOf))
  try {
    return work()
  } finally {
    for (const { file } of slips) writeFileSync(join(folder, file), originals.get(file)!)
  }
}

const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }

/** Every page by address, as the template gets it: rendering is slow, and most mistakes affect few pages. */
const pagesOf = (site: Site) =>
  new Map([...site.routes].map((route) => [route.url, { route, json: JSON.stringify(buildPage(route, site)) }]))

const untouched = new Map([...pagesOf(base.site!)].map(([url, { json }]) => [url, json]))

/** CPU time. A mistake makes every check run over the file twice at worst; only a runaway check takes longer. */
const hangMs = 2_000

it('a name that is as long as a text may be is checked at once', () => {
  const begun = process.cpuUsage().user
  const where = { file: 'cities.yaml', path: [0, 'name'] } as unknown as Where
  namesOfPlaces.find(`${'a'.repeat(3000)}${' '.repeat(3000)}b`, where)
  expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(hangMs)
})

it('thousands of lines that the parser nests in each other are read at once', () => {
  const begun = process.cpuUsage().user
  const { problems } = readYaml('a.yaml', `a:\n  - b\nc:\n${'  d: e: f\n'.repeat(6_000)}`)
  expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(hangMs)
  expect(problems[0]).toMatchObject({ code: 'YAML_SYNTAX', line: 4 })
})

it('thousands of keys that stand twice are reported without reading all lines again for each', () => {
  const begun = process.cpuUsage().user
  const { problems } = readYaml('a.yaml', '- name: a\n  name: b\n'.repeat(10_000))
  expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(hangMs)
  expect(problems).toHaveLength(10_000)
})

it('a line that no person writes is refused, and its mistakes are not explained', () => {
  const { problems } = readYaml('a.yaml', `a: "b\nx: ${' '.repeat(1_000_000)}: y\n`)
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['TOO_LARGE', 2]])
})

it.each([
  ['pairs in a list', `a: [${'a: '.repeat(5_000)}]\n`],
  ['keys in quotes', `a: {${'"a":'.repeat(5_000)}}\n`],
])('%s that exhaust the stack of the parser are a problem of the file', (_, text) => {
  expect(readYaml('a.yaml', text).problems).toMatchObject([{ code: 'YAML_TOO_DEEP', file: 'a.yaml', line: 1 }])
})

describe('aliases', () => {
  const keys = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('')

  it('are followed to the last anchor of their name', () => {
    expect(readYaml('a.yaml', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n').value).toEqual({ a: 1, b: 1, c: 2, d: 2 })
  })

  it.each([
    ['of one anchor', `a: &a x\n${keys(10_000, (index) => `k${index}: *a\n`)}`, 1],
    ['of no anchor', keys(10_000, (index) => `k${index}: *a\n`), 10_000],
    ['of an anchor each', keys(5_000, (index) => `a${index}: &a${index} x\nk${index}: *a${index}\n`), 1],
  ])('by the thousand %s are reported without walking the file for each of them', (_, text, count) => {
    const lookUps = vi.spyOn(Alias.prototype, 'resolve')
    try {
      expect(readYaml('a.yaml', text).problems).toHaveLength(count)
      expect(lookUps).not.toHaveBeenCalled()
    } finally {
      lookUps.mockRestore()
    }
  })
})

describe('a key without a name', () => {
  it('is reported where it is', () => {
    const lines = textOf('practice.yaml').split('\n').length
    writeFileSync(join(folder, 'practice.yaml'), `${textOf('practice.yaml')}: lost\n`)
    try {
      expect(loadSite(folder, { before: base }).problems.filter(isError)).toMatchObject([
        { code: 'UNKNOWN_KEY', file: 'practice.yaml', line: lines, column: 1 },
      ])
    } finally {
      writeFileSync(join(folder, 'practice.yaml'), originals.get('practice.yaml')!)
    }
  })
})

describe('whatever mistakes are typed', () => {
  // A fixed seed makes a failure reproducible on every machine.
  const settings = { numRuns: isSoak ? 100_000 : 15, seed: Number(process.env.SEED ?? 20_261_120) }
  const slip = arbitrarySlip([...originals.keys()])

  it('every problem points at a real place and is reported once, and what is accepted can be rendered', () => {
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) =>
        withSlips(slips, () => {
          const before = process.cpuUsage()
          const { problems, sources, site } = loadSite(folder, { before: base })
          const { user, system } = process.cpuUsage(before)
          expect((user + system) / 1000).toBeLessThan(hangMs)
          expect(site === undefined).toBe(problems.some(isError))
          const told = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
          expect(told).toEqual([...new Set(told)])
          for (const { code, file, line, column, message, fix, edits = [] } of problems) {
            expect(message + fix).not.toMatch(/undefined|\[object|NaN/)
            if (code === 'MISSING_FILE') continue
            const { text } = sources.find((source) => source.file === file)!
            const row = text.split('\n')[line - 1]
            expect(row, `${file}:${line}`).toBeDefined()
            expect(column, `${file}:${line}`).toBeLessThanOrEqual(row!.length + 1)
            for (const { start, end } of edits) expect(0 <= start && start <= end).toBe(true)
          }
          if (site !== undefined) expectGoodPages(site)
        }),
      ),
      settings,
    )
  })
})

function expectGoodPages(site: Site) {
  for (const [url, { route, json }] of pagesOf(site)) {
    if (untouched.get(url) === json) continue
    expect(json, url).not.toMatch(/\{[\w.-]+\}|\*\*|\]\(/)
    const html = renderDocument(buildPage(route, site), site.layout(route.language), assets)
    expect(html.endsWith('</body></html>'), url).toBe(true)
  }
  for (const { file, bytes } of emitTextFiles(site, assets)) expect(bytes(), file).not.toBe('')
}
