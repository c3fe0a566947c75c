import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeTexts } from '../../../generator/commands/write-texts.ts'
import { saveTexts } from '../../../generator/edit/save-texts.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { failDisk } from '../../support/faults.mjs'
import { world } from '../../support/world.ts'

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe('saving files', () => {
  it('changes none of them if one was saved meanwhile', () => {
    const folder = world('base')
    const cities = read(folder, 'cities.yaml')
    const redirects = read(folder, 'redirects.yaml')
    const texts = [
      { file: 'cities.yaml', before: cities, after: `${cities}# more\n` },
      { file: 'redirects.yaml', before: 'something else', after: 'lost' },
    ]
    expect(saveTexts(folder, texts)).toEqual(['redirects.yaml'])
    expect(read(folder, 'cities.yaml')).toBe(cities)
    expect(read(folder, 'redirects.yaml')).toBe(redirects)
  })

  it.each([2, 3])('that ends before rename %i of three is finished by the next command', (at) => {
    const folder = world('base')
    const [cities, redirects] = [read(folder, 'cities.yaml'), read(folder, 'redirects.yaml')]
    const texts = [
      { file: 'cities.yaml', before: cities, after: `${cities}# new\n` },
      { file: 'pages/new/a.yaml', before: undefined, after: '# new\n' },
      { file: 'notices.yaml', before: undefined, after: '# new\n' },
      { file: 'redirects.yaml', before: redirects, after: undefined },
    ]
    const restore = failDisk({ under: [folder], only: 'rename', at, code: 'EPERM', lasting: true })
    expect(() => writeTexts({ manifest: folder }, texts)).toThrow('EPERM')
    restore()
    const edited = '# edited since\n'
    writeFileSync(join(folder, 'notices.yaml'), edited)
    loadSite(folder)
    expect(read(folder, 'cities.yaml')).toBe(`${cities}# new\n`)
    expect(readdirSync(join(folder, 'pages/new'))).toEqual(['a.yaml'])
    expect(read(folder, 'notices.yaml')).toBe(edited)
    expect(readdirSync(folder).filter((name) => /redirects|tmp/.test(name))).toEqual([])
  })

  it('that ends between two renames and is then undone by hand is not finished', () => {
    const folder = world('base')
    const [cities, redirects] = [read(folder, 'cities.yaml'), read(folder, 'redirects.yaml')]
    const texts = [
      { file: 'cities.yaml', before: cities, after: `${cities}# new\n` },
      { file: 'redirects.yaml', before: redirects, after: `${redirects}# new\n` },
    ]
    const restore = failDisk({ under: [folder], only: 'rename', at: 2, code: 'EPERM', lasting: true })
    expect(() => saveTexts(folder, texts)).toThrow('EPERM')
    restore()
    writeFileSync(join(folder, 'cities.yaml'), cities)
    loadSite(folder)
    expect(texts.map(({ file }) => read(folder, file))).toEqual([cities, redirects])
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('removes the drafts that killed commands left next to its files an hour ago', () => {
    const folder = world('base')
    const [old, young] = [1, 2].map((id) => `cities.yaml.00000000-0000-4000-8000-00000000000${id}.tmp`)
    for (const draft of [old!, young!, 'mine.tmp']) writeFileSync(join(folder, draft), 'half of a t')
    for (const draft of [old!, 'mine.tmp']) utimesSync(join(folder, draft), 0, Date.now() / 1000 - 3601)
    const before = read(folder, 'redirects.yaml')
    expect(saveTexts(folder, [{ file: 'redirects.yaml', before, after: `${before}# more\n` }])).toEqual([])
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([young, 'mine.tmp'])
  })

  it('works on a shared disk whose clock is hours behind', () => {
    const folder = world('base')
    const files = ['cities.yaml', 'redirects.yaml']
    const texts = files.map((file) => ({ file, before: read(folder, file), after: '# new\n' }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(saveTexts(folder, texts)).toEqual([])
    expect(files.map((file) => read(folder, file))).toEqual(['# new\n', '# new\n'])
  })

  it('that cannot all be written leaves no new file or folder behind', () => {
    const folder = world('base')
    const files = () => readdirSync(folder, { recursive: true }).sort()
    const before = files()
    const texts = ['pages/new/a.yaml', 'cities.yaml/b.yaml'].map((file) => ({ file, before: undefined, after: '' }))
    expect(() => saveTexts(folder, texts)).toThrow('ENOTDIR')
    expect(files()).toEqual(before)
  })

  // A superuser may write to any file.
  it.skipIf(process.getuid?.() === 0)('leaves a protected file alone, and all others with it', () => {
    const folder = world('base')
    const [cities, redirects] = [read(folder, 'cities.yaml'), read(folder, 'redirects.yaml')]
    chmodSync(join(folder, 'redirects.yaml'), 0o444)
    const texts = [
      { file: 'cities.yaml', before: cities, after: `${cities}# more\n` },
      { file: 'redirects.yaml', before: redirects, after: undefined },
    ]
    expect(() => saveTexts(folder, texts)).toThrow('EACCES')
    expect(read(folder, 'cities.yaml')).toBe(cities)
    expect(read(folder, 'redirects.yaml')).toBe(redirects)
  })

  it.skipIf(process.getuid?.() === 0)('leaves all files alone where one could not be removed', () => {
    const folder = world('base')
    const [cities, contact] = [read(folder, 'cities.yaml'), read(folder, 'pages/contact.yaml')]
    chmodSync(join(folder, 'pages'), 0o555)
    const texts = [
      { file: 'cities.yaml', before: cities, after: `${cities}# more\n` },
      { file: 'pages/contact.yaml', before: contact, after: undefined },
    ]
    expect(() => saveTexts(folder, texts)).toThrow('EACCES')
    chmodSync(join(folder, 'pages'), 0o755)
    expect(read(folder, 'cities.yaml')).toBe(cities)
  })

  it('through a symlink changes its target, and removes only the symlink', () => {
    const folder = world('base')
    const [link, file] = [join(folder, 'redirects.yaml'), join(folder, 'elsewhere.yaml')]
    renameSync(link, file)
    symlinkSync('elsewhere.yaml', link)
    const before = read(folder, 'elsewhere.yaml')
    const after = `${before}# more\n`
    expect(saveTexts(folder, [{ file: 'redirects.yaml', before, after }])).toEqual([])
    expect(read(folder, 'elsewhere.yaml')).toBe(after)
    expect(saveTexts(folder, [{ file: 'redirects.yaml', before: after, after: undefined }])).toEqual([])
    expect(lstatSync(link, { throwIfNoEntry: false })).toBeUndefined()
    expect(existsSync(file)).toBe(true)
  })
})
