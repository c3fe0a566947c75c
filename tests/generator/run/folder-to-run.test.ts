import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderToRun } from '../../../generator/run/folder-to-run.mjs'
import { emptyFolder } from '../../support/world.ts'

/** A file in a new or known folder, with the folders it needs. */
function write(path: string, text = ''): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Sightline as it is installed at `path`, below a folder for which npm has listed packages at `listed`. */
function installed(path: string, ...listed: string[]) {
  const top = emptyFolder()
  write(join(top, path, 'README.md'))
  list(top, ...listed)
  return { top, folder: join(top, path) }
}

function list(folder: string, ...paths: string[]): void {
  const packages = Object.fromEntries(paths.map((each) => [each, { version: '0.1.0' }]))
  write(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

describe('a package of Sightline', () => {
  it('runs as a copy in the project whose npm list includes it', () => {
    const { top, folder } = installed('node_modules/sightline', 'node_modules/sightline')
    const copy = folderToRun(folder, false)
    expect(copy).toBe(join(top, '.cache/sightline'))
    expect(readFileSync(join(copy, 'installed'), 'utf8')).toBe('node_modules/sightline')
  })

  it('leaves in the copy what Vike is about to import there for another command', () => {
    const { folder } = installed('node_modules/sightline', 'node_modules/sightline')
    const copy = folderToRun(folder, false)
    const [theirs, old] = ['+config.ts.build-0a1b2c3d4e5f.mjs', 'of-an-older-version.ts'].map((file) =>
      join(copy, file),
    )
    for (const file of [theirs!, old!]) write(file)
    folderToRun(folder, false)
    expect([theirs!, old!].map((file) => existsSync(file))).toEqual([true, false])
  })

  it('is not mistaken for another one in the same workspace', () => {
    const own = 'packages/b/node_modules/sightline'
    const { top, folder } = installed(own, 'node_modules/sightline', own)
    const copy = folderToRun(folder, false)
    expect(copy).toBe(join(top, 'packages/b/.cache/sightline'))
    expect(readFileSync(join(copy, 'installed'), 'utf8')).toBe(own)
  })

  it('is refused where npm’s list in a parent folder does not include it', () => {
    const { top, folder } = installed('project/node_modules/sightline', 'node_modules/left-pad')
    expect(() => folderToRun(folder, false)).toThrow(/Install it in a project with npm, not globally/)
    list(join(top, 'project'), 'node_modules/sightline')
    expect(existsSync(folderToRun(folder, false))).toBe(true)
  })

  it('is refused where npm has linked it from a store', () => {
    const store = 'node_modules/.store/sightline@0.1.0-abc/node_modules/sightline'
    expect(() => folderToRun(installed(store, store).folder, false)).toThrow(/not with install-strategy=linked$/)
  })

  it('leaves nothing behind where it is refused', () => {
    const { top, folder } = installed('lib/node_modules/sightline')
    expect(() => folderToRun(folder, false)).toThrow(`Sightline cannot run from ${folder}.`)
    expect(readdirSync(join(top, 'lib'))).toEqual(['node_modules'])
  })

  it.each(['a#b', '100%', 'what?', '*'])('is refused in a folder named %j, as a checkout is', (name) => {
    const { top, folder } = installed(`${name}/node_modules/sightline`, `${name}/node_modules/sightline`)
    const sentence = 'Sightline cannot run in a folder whose path has #, %, ? or *'
    expect(() => folderToRun(folder, false)).toThrow(sentence)
    write(join(top, name, 'package-lock.json'))
    expect(() => folderToRun(join(top, name), false)).toThrow(sentence)
  })
})
