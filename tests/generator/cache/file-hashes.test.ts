import fs, { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileHashes, hashPaths } from '../../../generator/cache/file-hashes.ts'
import { hashFiles, type KnownHash, keptHashes } from '../../../generator/cache/known-hashes.mjs'
import { cacheFolder } from '../../../generator/folders.ts'
import { hashOf } from '../../../generator/hash.ts'
import { cleanWorlds, emptyFolder } from '../../support/world.ts'

afterEach(cleanWorlds)

const aMinute = 60_000

/** A folder with one file in it. */
function folderWith(text: string): { folder: string; path: string } {
  const folder = emptyFolder()
  const path = join(folder, 'a.txt')
  writeFileSync(path, text)
  return { folder, path }
}

/** The record of the file, as if hashed `ms` later. No file has its hash: if it is returned, the file was not read. */
function hashedAfter(ms: number, folder: string): Record<string, KnownHash> {
  const [stamp, , hashedAt] = hashFiles(folder, ['a.txt'], {})['a.txt']!
  return { 'a.txt': [stamp, 'known', hashedAt + ms] }
}

const hashIn = (folder: string, before: Record<string, KnownHash>) => hashFiles(folder, ['a.txt'], before)['a.txt']![1]

describe('the hash of a file', () => {
  it('is reused the next time without reading the file', () => {
    const { folder } = folderWith('one')
    expect(hashIn(folder, hashedAfter(aMinute, folder))).toBe('known')
  })

  it('stays known while the file exists, whichever files are asked for next', () => {
    const { folder, path } = folderWith('one')
    for (const name of ['b.txt', 'c.txt']) writeFileSync(join(folder, name), name)
    fileHashes(folder, ['a.txt'])
    fileHashes(folder, ['b.txt'])
    rmSync(path)
    fileHashes(folder, ['c.txt'])
    expect(Object.keys(keptHashes(cacheFolder, folder))).toEqual(['b.txt', 'c.txt'])
  })

  it('is recomputed if the file changed but kept its size, and got its old mtime back', () => {
    const { folder, path } = folderWith('one')
    const before = hashedAfter(aMinute, folder)
    const { atime, mtime } = statSync(path)
    writeFileSync(path, 'two')
    utimesSync(path, atime, mtime)
    expect(hashIn(folder, before)).toBe(hashOf('two'))
  })

  it('is recomputed if the file was hashed at the moment it was written', () => {
    const { folder } = folderWith('one')
    expect(hashIn(folder, hashedAfter(0, folder))).toBe(hashOf('one'))
  })

  it('is that of its bytes, whichever other files were hashed before', () => {
    const { folder } = folderWith('one')
    writeFileSync(join(folder, 'b.txt'), 'two')
    fileHashes(folder, ['b.txt'])
    expect([...fileHashes(folder, ['a.txt', 'b.txt'])]).toEqual([
      ['a.txt', hashOf('one')],
      ['b.txt', hashOf('two')],
    ])
  })
})

it('the hash of code is the same once somebody has checked the starter, which writes schemas into it', () => {
  const folder = emptyFolder()
  const hash = () =>
    hashPaths(
      ['generator', 'public'].map((path) => join(folder, path)),
      folder,
    )
  const hashWith = (path: string) => {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'cities.json'), '{}')
    return hash()
  }
  const before = hash()
  expect(hashWith('generator/starter/.schema')).toBe(before)
  expect(hashWith('generator/starter')).not.toBe(before)
  const published = hash()
  expect(hashWith('public/.schema')).not.toBe(published)
})

it('the hash of code is the same while Vike imports its configuration, for which it writes a file for a moment', () => {
  const { folder } = folderWith('export default {}')
  const before = hashPaths([folder], folder)
  writeFileSync(join(folder, '+config.ts.build-0a1b2c3d4e5f.mjs'), 'export default {}')
  expect(hashPaths([folder], folder)).toBe(before)
})

describe('the hash of code', () => {
  it('leaves out a copy that an editor keeps next to a file while it saves, if it is gone once it was listed', () => {
    const { folder, path } = folderWith('export const one = 1')
    const before = hashPaths([folder], folder)
    writeFileSync(`${path}~`, 'export const one = 0')
    afterListing(() => rmSync(`${path}~`, { force: true }))
    expect(hashPaths([folder], folder)).toBe(before)
  })

  // Other systems refuse such a name.
  const onLinux = it.runIf(process.platform === 'linux')

  onLinux('is refused for a file that is listed but never found, because its name is not UTF-8', () => {
    const { folder } = folderWith('export const one = 1')
    writeFileSync(Buffer.concat([Buffer.from(join(folder, 'b')), Buffer.from([0xff])]), '')
    expect(() => hashPaths([folder], folder)).toThrow('ENOENT')
  })
})

/** Calls `work` whenever a folder has been listed, until the end of the test. */
function afterListing(work: () => void): void {
  const real = fs.readdirSync
  const listing = vi.spyOn(fs, 'readdirSync').mockImplementation(((...parameters: Parameters<typeof real>) => {
    const entries = real(...parameters)
    work()
    return entries
  }) as typeof real)
  syncBuiltinESMExports()
  onTestFinished(() => {
    listing.mockRestore()
    syncBuiltinESMExports()
  })
}
