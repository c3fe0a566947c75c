import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../generator/load-site.ts'
import { printProblems } from '../../../generator/problems/print.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { manifestKey } from '../../../generator/publish/manifest-key.ts'
import { tooLarge } from '../../../generator/read/refused-files.ts'
import { command } from '../../support/command.ts'
import { emptyFolder, world } from '../../support/world.ts'

const base = loadSite(world('base'))

const errorsOf = (folder: string) =>
  loadSite(folder)
    .problems.filter(isError)
    .map(({ code, file, message }) => `${code} ${file}: ${message}`)

/** A manifest in which `make` puts something in place of cities.yaml. */
function withoutCities(make: (path: string, folder: string) => void): string {
  const folder = world('base')
  rmSync(join(folder, 'cities.yaml'))
  make(join(folder, 'cities.yaml'), folder)
  return folder
}

/** Creates a sparse file of that many bytes, which takes no disk space. */
function sparse(path: string, bytes: number): void {
  writeFileSync(path, '')
  truncateSync(path, bytes)
}

describe('in place of a file of the manifest', () => {
  const secret = join(emptyFolder(), 'secret.yaml')
  writeFileSync(secret, '- name: A word that nobody else may read\n  slug: [\n')

  it.each<[string, (path: string, folder: string) => void, string]>([
    ['a folder', (path) => mkdirSync(path), 'NOT_A_FILE cities.yaml: cities.yaml is a folder, not a file'],
    [
      'a pipe',
      (path) => execFileSync('mkfifo', [path]),
      'NOT_A_FILE cities.yaml: cities.yaml is a pipe, a socket or a device, not a file',
    ],
    [
      'a link to a pipe inside the manifest',
      (path, folder) => {
        execFileSync('mkfifo', [join(folder, 'pipe')])
        symlinkSync('pipe', path)
      },
      'NOT_A_FILE cities.yaml: cities.yaml is a pipe, a socket or a device, not a file',
    ],
    [
      'a link to a device',
      (path) => symlinkSync('/dev/zero', path),
      'NOT_A_FILE cities.yaml: cities.yaml is a symlink to /dev/zero, outside the manifest',
    ],
    [
      'a link to a file outside the manifest',
      (path) => symlinkSync(secret, path),
      `NOT_A_FILE cities.yaml: cities.yaml is a symlink to ${secret}, outside the manifest`,
    ],
    [
      'a broken link',
      (path) => symlinkSync('gone.yaml', path),
      'NOT_A_FILE cities.yaml: cities.yaml is a symlink to nothing',
    ],
    [
      'a link to itself',
      (path) => symlinkSync('cities.yaml', path),
      'NOT_A_FILE cities.yaml: cities.yaml is a symlink to nothing',
    ],
    [
      'a link through a file, as if it were a folder',
      (path) => symlinkSync('practice.yaml/cities.yaml', path),
      'NOT_A_FILE cities.yaml: cities.yaml is a symlink to nothing',
    ],
    [
      'a file of 51 MB',
      (path) => sparse(path, 50_000_001),
      'TOO_LARGE cities.yaml: cities.yaml is 51 MB; a file of the manifest may be at most 4 MB',
    ],
  ])('%s is refused, and is the only error', (_, make, told) => {
    const folder = withoutCities(make)
    expect(errorsOf(folder)).toEqual([told])
    const { problems, sources } = loadSite(folder)
    expect(printProblems(problems, sources, 'manifest')).not.toContain('nobody else')
    // A run checks whether the manifest has changed before it reads it.
    expect(manifestKey(folder)).toMatch(/^[0-9a-f]{20}$/)
  })

  it('a file whose name is not UTF-8 is refused', () => {
    const folder = world('base')
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff]), Buffer.from('.yaml')]), 'a: b\n')
    expect(errorsOf(folder)).toContain('NOT_A_FILE a\ufffd.yaml: the name a\ufffd.yaml is not valid UTF-8')
  })

  it('a socket is refused', async () => {
    const folder = world('base')
    rmSync(join(folder, 'cities.yaml'))
    const server = createServer().listen(join(folder, 'cities.yaml'))
    await new Promise((listening) => server.once('listening', listening))
    expect(errorsOf(folder)).toEqual([
      'NOT_A_FILE cities.yaml: cities.yaml is a pipe, a socket or a device, not a file',
    ])
    server.close()
  })

  it('a symlink to a file inside the manifest is read as that file', () => {
    const folder = world('base')
    renameSync(join(folder, 'cities.yaml'), join(folder, 'towns.txt'))
    symlinkSync('towns.txt', join(folder, 'cities.yaml'))
    expect(loadSite(folder).site?.routes.length).toBe(base.site!.routes.length)
  })

  it('a file that was replaced since the last run is noticed', () => {
    const before = manifestKey(world('base'))
    expect(manifestKey(withoutCities((path) => mkdirSync(path)))).not.toBe(before)
    expect(manifestKey(withoutCities((path) => sparse(path, 50_000_001)))).not.toBe(before)
  })
})

describe('a file', () => {
  const withCities = (text: string) => {
    const folder = world('base')
    writeFileSync(join(folder, 'cities.yaml'), text)
    return errorsOf(folder)
  }
  const entries = (count: number) => Array.from({ length: count }, (_, at) => `- name: City ${at}`).join('\n')

  it('may have texts of at most 20,000 characters', () => {
    const told = 'TOO_LARGE cities.yaml: a text of 20,001 characters; a text may have at most 20,000'
    expect(withCities(`- name: ${'A'.repeat(20_001)}\n`)).toEqual([told])
    expect(withCities(`- ? ${'A'.repeat(20_001)}\n  : a\n`)).toEqual([told.replaceAll('a text', 'a key')])
  })

  it('may have lists of at most 20,000 entries', () => {
    expect(withCities(entries(20_001))).toEqual([
      'TOO_LARGE cities.yaml: a list of 20,001 entries; a list may have at most 20,000',
    ])
  })

  it('may have groups of at most 20,000 keys', () => {
    expect(withCities(entries(20_001).replaceAll('- name: City ', 'key').replaceAll(/$/gm, ': a'))).toEqual([
      'TOO_LARGE cities.yaml: a group of 20,001 keys; a group may have at most 20,000',
    ])
  })
})

describe('a folder that is a symlink', () => {
  it.each([
    ['the whole machine', '/', 'pages/loop is a symlink to /, outside the manifest'],
    ['the folder it lies in', '.', 'a folder that contains it'],
    ['the folder above', '..', 'a folder that contains it'],
  ])('to %s is refused', (_, target, told) => {
    const folder = world('base')
    symlinkSync(target, join(folder, 'pages/loop'))
    expect(errorsOf(folder)).toEqual([expect.stringContaining(told)])
  })

  it('to a folder inside the manifest is read as that folder', () => {
    const folder = world('base')
    renameSync(join(folder, 'pages/conditions'), join(folder, '.conditions'))
    symlinkSync('../.conditions', join(folder, 'pages/conditions'))
    expect(loadSite(folder).site?.routes.length).toBe(base.site!.routes.length)
  })

  it('that is broken is ignored if its name means nothing in a manifest', async () => {
    const folder = world('base')
    symlinkSync('nobody', join(folder, 'notes.txt'))
    expect(errorsOf(folder)).toEqual([])
    symlinkSync('nobody', join(folder, 'pages/treatments'))
    expect(errorsOf(folder)).toEqual([expect.stringContaining('pages/treatments is a symlink to nothing')])
  })

  it('to folders whose symlinks multiply into millions of files ends in a clear message', {
    tags: ['soak'],
  }, async () => {
    const folder = world('base')
    for (let level = 0; level < 20; level += 1) {
      mkdirSync(join(folder, `.l${level}`))
      for (const name of ['a', 'b']) symlinkSync(`../.l${level + 1}`, join(folder, `.l${level}`, name))
    }
    mkdirSync(join(folder, '.l20'))
    symlinkSync('.l0', join(folder, 'many'))
    const { code, err } = await command(['check', '--manifest', folder])
    expect(code).toBe(2)
    expect(err).toContain('contains more than 100000 files: is it a manifest?')
  })
})

describe('a photo', () => {
  const named = (file: string) => {
    const folder = world('the-photos-of-the-practice-have-mistakes')
    const path = join(folder, 'photos', file)
    rmSync(path, { force: true })
    return { folder, path }
  }

  it('that is a pipe, or leads outside, is refused whether it is used or not', () => {
    const { folder, path } = named('pipe.jpg')
    execFileSync('mkfifo', [path])
    symlinkSync('/etc/passwd', join(folder, 'photos', 'passwd.jpg'))
    expect(errorsOf(folder)).toEqual(
      expect.arrayContaining([
        'NOT_A_FILE photos/passwd.jpg: photos/passwd.jpg is a symlink to /etc/passwd, outside the manifest',
        'NOT_A_FILE photos/pipe.jpg: photos/pipe.jpg is a pipe, a socket or a device, not a file',
      ]),
    )
  })

  it('may be at most 100 MB', () => {
    const { folder, path } = named('large.jpg')
    sparse(path, 100_000_001)
    expect(errorsOf(folder)).toContain(
      'TOO_LARGE photos/large.jpg: photos/large.jpg is 101 MB; a photo may be at most 100 MB',
    )
  })
})

it('a logo that is too large is to be exported again, not restored or split', () => {
  expect(tooLarge('logos/practice.png', 4_000_001)?.fix).toBe('Export the logo as SVG, or as a much smaller PNG.')
})
