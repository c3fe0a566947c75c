import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { collectFiles } from '../../../generator/publish/collect-files.ts'
import { commit, recover } from '../../../generator/publish/commit.ts'
import { type FileRecord, isUntouched } from '../../../generator/publish/record.ts'
import { clearStage, dropStageWithin, openStage } from '../../../generator/publish/stage.ts'
import { replaceInFs } from '../../support/replace-in-fs.ts'
import { emptyFolder } from '../../support/world.ts'

/** A folder with an old site in it: one page that will change, one that will be removed. */
function publishedFolder(): string {
  const out = join(emptyFolder(), 'dist')
  mkdirSync(join(out, 'conditions'), { recursive: true })
  writeFileSync(join(out, 'index.html'), 'old home')
  writeFileSync(join(out, 'conditions/lasik.html'), 'old lasik')
  return out
}

/** Stages these files for `out`, and returns a function that commits them. */
function stage(out: string, files: Record<string, string>): () => { removed: string[] } {
  clearStage(out)
  const { write } = openStage(out, undefined)
  const records = new Map<string, FileRecord>()
  const changed: string[] = []
  for (const [file, text] of Object.entries(files)) {
    const staged = write(file, text)
    records.set(file, staged.record)
    if (staged.changed) changed.push(file)
  }
  return () => commit(out, changed, { fingerprint: 'test', pages: changed.length, warnings: 0, files: records })
}

const read = (out: string, file: string) => readFileSync(join(out, file), 'utf8')
const beside = (out: string) => readdirSync(join(out, '..'))

describe('publishing', () => {
  it('shows nothing of the new site before it is committed', () => {
    const out = publishedFolder()
    stage(out, { 'index.html': 'new home', 'conditions/dry-eye.html': 'dry eye' })
    expect(read(out, 'index.html')).toBe('old home')
    expect(existsSync(join(out, 'conditions/dry-eye.html'))).toBe(false)
    expect(existsSync(join(out, 'conditions/lasik.html'))).toBe(true)
  })

  it('replaces the old site with the new one, and removes what is no longer part of it', () => {
    const out = publishedFolder()
    const { removed } = stage(out, { 'index.html': 'new home', 'conditions/dry-eye.html': 'dry eye' })()
    expect(read(out, 'index.html')).toBe('new home')
    expect(read(out, 'conditions/dry-eye.html')).toBe('dry eye')
    expect(removed).toEqual(['conditions/lasik.html'])
    expect(existsSync(join(out, 'conditions/lasik.html'))).toBe(false)
    expect(beside(out)).toEqual(['dist'])
  })

  it('refuses to make a file twice, whether or not it was published before', () => {
    const out = publishedFolder()
    const record = { key: '', hash: '', size: 0, time: 0 }
    const { add, keep } = collectFiles(openStage(out, undefined), [['about.html', record]])
    add('index.html', 'new home')
    for (const file of ['about.html', 'index.html']) {
      expect(() => add(file, 'another')).toThrow(`${file} is made twice`)
      expect(() => keep(file, record)).toThrow(`${file} is made twice`)
    }
  })

  it('writes every letter of a long text, however many bytes a letter takes', () => {
    const out = join(emptyFolder(), 'dist')
    const text = 'é'.repeat(600_000)
    stage(out, { 'search.json': text })()
    expect(read(out, 'search.json') === text).toBe(true)
  })

  it('writes a file whole to a disk that takes a few bytes at a time', () => {
    const out = join(emptyFolder(), 'dist')
    const real = writeSync
    onTestFinished(
      replaceInFs('writeSync', (file: number, bytes: Uint8Array, offset: number) => real(file, bytes, offset, 1)),
    )
    stage(out, { 'index.html': 'a whole home page' })
    expect(read(`${out}.next/tree`, 'index.html')).toBe('a whole home page')
  })

  it('leaves no empty folder behind', () => {
    const out = publishedFolder()
    stage(out, { 'index.html': 'new home' })()
    expect(readdirSync(out)).toEqual(['index.html'])
  })

  it('creates the folder if there is none yet', () => {
    const out = join(emptyFolder(), 'dist')
    stage(out, { 'index.html': 'home' })()
    expect(read(out, 'index.html')).toBe('home')
  })

  it('does not touch a file whose bytes stay the same, whether or not there is a record of it', () => {
    const out = publishedFolder()
    clearStage(out)
    const { record, changed } = openStage(out, undefined).write('index.html', 'old home')
    expect(changed).toBe(false)
    const own = { files: new Map([['index.html', record]]), folders: new Map(), isMoved: false }
    const known = { fingerprint: 'test', pages: 1, warnings: 0, ...own }
    const again = openStage(out, known).write('index.html', 'old home', 'from other code')
    expect(again).toEqual({ record: { ...record, key: 'from other code' }, changed: false })
    for (const each of [known, undefined])
      expect(openStage(out, each).write('index.html', 'new home').changed).toBe(true)
  })

  it.each(['../outside.html', 'a/../../outside.html', '/../outside.html'])('refuses to write to %s', (file) => {
    const out = publishedFolder()
    clearStage(out)
    const { write } = openStage(out, undefined)
    expect(() => write(file, 'text')).toThrow(/outside the published folder/)
    expect(beside(out).sort()).toEqual(['dist', 'dist.next'])
    expect(existsSync(join(out, '..', 'dist.next', 'outside.html'))).toBe(false)
  })

  it('discards a stage that was never finished', () => {
    const out = publishedFolder()
    stage(out, { 'index.html': 'half a site' })
    recover(out)
    expect(read(out, 'index.html')).toBe('old home')
    expect(beside(out)).toEqual(['dist'])
  })
})

describe('an abandoned stage', () => {
  const patient = 60_000

  it('is removed with everything in it', async () => {
    const out = publishedFolder()
    stage(out, { 'index.html': 'half a site' })
    await dropStageWithin(out, patient)
    expect(beside(out)).toEqual(['dist'])
  })

  it("stays if it is somebody else's folder", async () => {
    const out = publishedFolder()
    mkdirSync(`${out}.next`)
    writeFileSync(`${out}.next/thesis.doc`, 'three years of work')
    await dropStageWithin(out, patient)
    expect(readdirSync(`${out}.next`)).toEqual(['thesis.doc'])
  })
})

describe('a published file', () => {
  const file = () => {
    const path = join(publishedFolder(), 'index.html')
    const { size, mtimeMs: time } = statSync(path)
    return { path, record: { key: '', hash: '', size, time } }
  }

  it('is recognized as ours by its size and mtime', () => {
    const { path, record } = file()
    expect(isUntouched(path, record)).toBe(true)
    expect(isUntouched(`${path}.gone`, record)).toBe(false)
    writeFileSync(path, 'new and longer')
    utimesSync(path, record.time / 1000, record.time / 1000)
    expect(isUntouched(path, record)).toBe(false)
  })

  it.each([
    ['later', 5],
    ['earlier, as of a copy that was put back', -5],
  ])('is not recognized if it was rewritten %s, with the same length', (_, seconds) => {
    const { path, record } = file()
    writeFileSync(path, 'odd home')
    utimesSync(path, record.time / 1000 + seconds, record.time / 1000 + seconds)
    expect(isUntouched(path, record)).toBe(false)
  })
})
