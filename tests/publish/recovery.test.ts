import { existsSync, mkdirSync, type RmOptions, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { type CommitOptions, commit, recover } from '../../generator/publish/commit.ts'
import { writeJournal } from '../../generator/publish/journal.ts'
import type { Step } from '../../generator/publish/order.ts'
import { type FileRecord, isIntact, readRecord } from '../../generator/publish/record.ts'
import { clearStage, openStage, stageFolder } from '../../generator/publish/stage.ts'
import { failDisk } from '../support/faults.mjs'
import { forget } from '../support/published.ts'
import { replaceInFs } from '../support/replace-in-fs.ts'
import { cleanWorlds, emptyFolder } from '../support/world.ts'

let out = ''
afterEach(() => {
  forget(out)
  cleanWorlds()
})

const pages = { 'index.html': 'new home', 'conditions/dry-eye.html': 'dry eye', 'robots.txt': 'new' }

/** Stages a new site for the folder. Returns the function that commits it. */
function staged(files: Record<string, string> = pages) {
  clearStage(out)
  const { write } = openStage(out, undefined)
  const records = new Map<string, FileRecord>()
  for (const [file, text] of Object.entries(files)) records.set(file, write(file, text).record)
  return (options: CommitOptions = {}) =>
    commit(out, Object.keys(files), { fingerprint: 'test', pages: 2, warnings: 0, files: records }, options)
}

function oldSite(): void {
  out = join(emptyFolder(), 'dist')
  mkdirSync(join(out, 'conditions'), { recursive: true })
  writeFileSync(join(out, 'index.html'), 'old home')
  writeFileSync(join(out, 'conditions/lasik.html'), 'old lasik')
}

/** A commit that the disk stops once new files are in place and before changed ones are. */
function cutShort(): void {
  oldSite()
  let steps = 0
  const full = () => {
    steps += 1
    if (steps === 2) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  }
  expect(() => staged()({ onStep: full })).toThrow(/ENOSPC/)
}

/**
 * Does the work on a disk that refuses to move files, and ends it amid its removal with this number, from 1, as if it
 * were killed.
 */
function killedAtRemoval(number: number, work: () => unknown): void {
  const restore = failDisk({ under: [`${out}/`], only: 'rename', code: 'EACCES', at: 1 })
  const remove = rmSync
  let removals = 0
  const undo = replaceInFs('rmSync', (path: string, options: RmOptions) => {
    removals += 1
    if (removals < number) return remove(path, options)
    if (existsSync(join(path, 'tree'))) remove(join(path, 'tree'), options)
    throw new Error('killed')
  })
  try {
    expect(work).toThrow('killed')
  } finally {
    undo()
    restore()
  }
}

const read = (file: string) => readFileSync(join(out, file), 'utf8')
const beside = () => readdirSync(dirname(out))

describe('an interrupted commit', () => {
  it('is completed, and recorded as completed', () => {
    cutShort()
    expect(read('index.html')).toBe('old home')
    expect(existsSync(join(out, 'conditions/lasik.html'))).toBe(true)
    recover(out)
    for (const [file, text] of Object.entries(pages)) expect(read(file)).toBe(text)
    expect(existsSync(join(out, 'conditions/lasik.html'))).toBe(false)
    expect(isIntact(readRecord(out)!, out)).toBe(true)
    expect(beside()).toEqual(['dist'])
  })

  it.each<[string, () => void]>([
    ['a file that was moved', () => rmSync(join(out, 'robots.txt'))],
    ['the whole folder', () => rmSync(out, { recursive: true })],
    ['the folder and the stage', () => [out, `${out}.next/tree`].map((path) => rmSync(path, { recursive: true }))],
  ])('does not block later runs when somebody has since removed %s: they detect what is missing', (_, take) => {
    cutShort()
    take()
    recover(out)
    expect(beside()).not.toContain('dist.next')
    expect(isIntact(readRecord(out)!, out)).toBe(false)
  })

  it('is left alone while its journal cannot be read, and completed later', () => {
    cutShort()
    const restore = failDisk({ under: [join(stageFolder(out), 'commit.json')], only: 'open', code: 'EIO', at: 1 })
    expect(() => recover(out)).toThrow('EIO')
    restore()
    recover(out)
    for (const [file, text] of Object.entries(pages)) expect(read(file)).toBe(text)
  })

  it('of a first site is completed even if somebody has since put a file into its folder', () => {
    out = join(emptyFolder(), 'dist')
    staged()
    writeJournal(out, { kind: 'whole' })
    mkdirSync(out)
    writeFileSync(join(out, 'notes.txt'), 'theirs')
    recover(out)
    for (const [file, text] of Object.entries(pages)) expect(read(file)).toBe(text)
    expect(beside()).toEqual(['dist'])
  })

  it.each([
    ['is damaged', '{"kind":"steps","steps":[{"put":"ind'],
    ['is of an earlier version', '{"whole":false,"moves":["index.html"],"removes":[]}'],
  ])('is discarded when its journal %s', (_, journal) => {
    cutShort()
    writeFileSync(join(stageFolder(out), 'commit.json'), journal)
    recover(out)
    expect(read('index.html')).toBe('old home')
    expect(beside()).toEqual(['dist'])
  })
})

describe('a commit that the disk refuses at its first step', () => {
  it.each([1, 2])('leaves the old site or the new one, even if it is killed at its removal %i', (number) => {
    oldSite()
    const old = filesBelow(out)
    killedAtRemoval(number, staged())
    recover(out)
    expect([old, Object.keys(pages).sort()]).toContainEqual(filesBelow(out))
    expect(beside()).toEqual(['dist'])
  })
})

describe('a commit', () => {
  it('fails when a file has vanished from the stage', () => {
    oldSite()
    const work = staged()
    rmSync(join(stageFolder(out), 'tree/robots.txt'))
    expect(work).toThrow(/ENOENT/)
  })

  it('removes the pages first that are redirected from now on', () => {
    oldSite()
    writeFileSync(join(out, 'about.html'), 'old about')
    const removed: string[] = []
    const onStep = (step?: Step) => removed.push(...(step !== undefined && 'remove' in step ? [step.remove] : []))
    staged({ ...pages, _redirects: '/conditions/lasik /conditions/dry-eye 301\n' })({ onStep })
    expect(removed).toEqual(['conditions/lasik.html', 'about.html'])
  })

  it('removes empty folders that are not part of the site', () => {
    oldSite()
    mkdirSync(join(out, 'a/b'), { recursive: true })
    staged()()
    expect(readdirSync(out).sort()).toEqual(['conditions', 'index.html', 'robots.txt'])
  })

  it('refuses to publish only the changed files as the whole site when the folder no longer exists', () => {
    oldSite()
    clearStage(out)
    const { record } = openStage(out, undefined).write('index.html', 'new home')
    rmSync(out, { recursive: true })
    const files = new Map([
      ['index.html', record],
      ['about.html', record],
    ])
    expect(() => commit(out, ['index.html'], { fingerprint: '', pages: 2, warnings: 0, files })).toThrow(
      /was removed while/,
    )
    expect(existsSync(out)).toBe(false)
  })
})
