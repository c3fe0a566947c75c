import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BoundedKind, type Bounds, kinds } from '../../generator/cache/kinds.ts'
import type { KeptFile } from '../../generator/cache/list.ts'
import { excess, prune } from '../../generator/cache/prune.ts'
import { type Entry, keep, kept, keptValue, pathOf, use, withoutCache } from '../../generator/cache/store.ts'
import { cacheFolder } from '../../generator/folders.ts'

// A separate cache: commands that other tests run meanwhile prune old entries from the shared one.
vi.mock(import('../../generator/folders.ts'), async (original) => ({
  ...(await original()),
  cacheFolder: mkdtempSync(join(tmpdir(), 'sightline-cache-')),
}))

const dayMs = 86_400_000
const now = Date.now()

const bounds: Bounds = { maxEntries: 3, maxBytes: 100, maxDays: 30 }
const aged = (days: number, bytes = 10): KeptFile => ({ path: `/kept/${days}`, bytes, lastUsed: now - days * dayMs })
const pruned = (...entries: KeptFile[]) => excess(entries, bounds, now).map(({ path }) => path)

describe('pruning a kind of entry', () => {
  it('removes nothing while every bound is respected', () => {
    expect(pruned(aged(29), aged(1), aged(0))).toEqual([])
  })

  it.each([
    ['number', [aged(3), aged(1), aged(2), aged(4)], ['/kept/4']],
    ['size', [aged(1, 60), aged(3, 60), aged(2, 30)], ['/kept/3']],
    ['age', [aged(31), aged(1)], ['/kept/31']],
  ])('removes the least recently used entries when the bound on %s is exceeded', (_, entries, gone) => {
    expect(pruned(...entries)).toEqual(gone)
  })

  it('never removes an entry the command itself has used, however old and large', () => {
    const entry: Entry = { kind: 'search', name: 'used and old' }
    use(entry)
    const mine = { path: pathOf(entry), bytes: 1000, lastUsed: 0 }
    expect(excess([mine], bounds, now)).toEqual([])
    // It still counts toward the bounds: others make room for it.
    expect(excess([mine, aged(1)], bounds, now).map(({ path }) => path)).toEqual(['/kept/1'])
  })
})

describe('the entries of practices that one checkout publishes in turn', () => {
  // Those of a practice of seven hundred pages with forty photos, in two languages.
  const ofOne: [kind: BoundedKind, entries: number, bytes: number][] = [
    ['pictures', 400, 20_000],
    ['photo-facts', 40, 200],
    ['records', 2, 80_000],
    ['hashes', 1, 5000],
    ['yaml', 16, 140_000],
    ['valid', 16, 145_000],
    ['search', 2, 110_000],
    ['search-answers', 2, 500],
  ]

  it.each(ofOne)('all stay, so that the next publish of each finds its %s', (kind, entries, bytes) => {
    const practices = 250
    const all = Array.from({ length: practices * entries }, (_, at) => ({ ...aged(0, bytes), path: `/kept/${at}` }))
    expect(excess(all, kinds[kind], now)).toEqual([])
  })
})

describe('a cache entry', () => {
  const entry: Entry = { kind: 'search', name: 'one' }
  const other: Entry = { ...entry, name: 'other' }
  const litter = `${pathOf(other)}.1.0`
  const beingWritten = `${pathOf(other)}.2.0`
  beforeAll(() => void mkdirSync(join(cacheFolder, 'search'), { recursive: true }))
  afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }))
  const backdate = (path: string, days: number) => {
    const time = (now - days * dayMs) / 1000
    utimesSync(path, time, time)
  }

  it('comes back as it was stored, and is a miss when its bytes are another entry’s', () => {
    keep(entry, Buffer.from('what was made'))
    expect(kept(entry)?.toString()).toBe('what was made')
    writeFileSync(pathOf(other), readFileSync(pathOf(entry)))
    expect(kept(other)).toBeUndefined()
  })

  it('is a miss when this version of Node cannot deserialize it', () => {
    keep(entry, Buffer.from('no value'))
    expect(keptValue(entry)).toBeUndefined()
  })

  it('is a miss inside withoutCache until it is rebuilt there', async () => {
    keep(entry, Buffer.from('before'))
    await withoutCache(async () => {
      expect(kept(entry)).toBeUndefined()
      keep(entry, Buffer.from('anew'))
      expect(kept(entry)?.toString()).toBe('anew')
    })
    expect(kept(entry)?.toString()).toBe('anew')
  })

  it('is pruned once others are added if it has long been unused, as are leftovers of a crash', () => {
    keep(entry, Buffer.from('first'))
    prune('search')
    writeFileSync(pathOf(other), 'old')
    for (const path of [litter, beingWritten]) writeFileSync(path, 'half')
    backdate(pathOf(other), 400)
    prune('search')
    expect(existsSync(pathOf(other)), 'nothing was added').toBe(true)
    backdate(litter, 1)
    // Once a process has scanned a kind, that kind may exceed its bounds by a quarter.
    for (let time = 0; time < kinds.search.maxEntries / 4; time += 1) {
      prune('search')
      expect(existsSync(pathOf(other)), `${time} were added`).toBe(true)
      keep(entry, Buffer.from('new'))
    }
    prune('search')
    expect([pathOf(entry), beingWritten, pathOf(other), litter].filter((path) => existsSync(path))).toEqual([
      pathOf(entry),
      beingWritten,
    ])
  })

  it('records when it was last used, to the day', () => {
    const late: Entry = { ...entry, name: 'late' }
    writeFileSync(pathOf(late), 'there')
    backdate(pathOf(late), 9)
    use(late)
    expect(now - statSync(pathOf(late)).mtimeMs).toBeLessThan(dayMs)
  })
})
