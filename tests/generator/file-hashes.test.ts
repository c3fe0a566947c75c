import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileHashes } from '../../generator/cache/file-hashes.ts'
import { withoutCache } from '../../generator/cache/store.ts'
import { hashOf } from '../../generator/hash.ts'
import { cleanWorlds, emptyFolder } from '../support/world.ts'

const read = vi.hoisted(() => [] as string[])

vi.mock('node:fs', async (actual) => {
  const fs = await actual<typeof import('node:fs')>()
  const readFileSync = (path: string, ...rest: []) => {
    read.push(path)
    return fs.readFileSync(path, ...rest)
  }
  return { ...fs, readFileSync }
})

afterEach(() => {
  vi.useRealTimers()
  cleanWorlds()
})

/** A folder with one file in it, hashed long after it was written. */
function hashedLater(text: string): { folder: string; path: string; hash: () => string | undefined } {
  const folder = emptyFolder()
  const path = join(folder, 'a.txt')
  writeFileSync(path, text)
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const hash = () => {
    read.length = 0
    return fileHashes(folder, ['a.txt']).get('a.txt')
  }
  hash()
  return { folder, path, hash }
}

describe('the hashes of files', () => {
  it('are known the next time without reading the files', () => {
    const { path, hash } = hashedLater('one')
    expect(hash()).toBe(hashOf('one'))
    expect(read).not.toContain(path)
  })

  it('are made again of a file that was changed to one as long, and given its old time', () => {
    const { path, hash } = hashedLater('one')
    const { atime, mtime } = statSync(path)
    writeFileSync(path, 'two')
    utimesSync(path, atime, mtime)
    expect(hash()).toBe(hashOf('two'))
  })

  it('are made again of a file that was hashed in the moment it was written', () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'a.txt'), 'one')
    fileHashes(folder, ['a.txt'])
    read.length = 0
    fileHashes(folder, ['a.txt'])
    expect(read).toContain(join(folder, 'a.txt'))
  })

  it('are made again when nothing kept is to be trusted', async () => {
    const { path, hash } = hashedLater('one')
    await withoutCache(() => Promise.resolve(hash()))
    expect(read).toContain(path)
  })

  it('of other files of the folder stay known', () => {
    const { folder, path, hash } = hashedLater('one')
    writeFileSync(join(folder, 'b.txt'), 'two')
    fileHashes(folder, ['b.txt'])
    hash()
    expect(read).not.toContain(path)
  })
})
