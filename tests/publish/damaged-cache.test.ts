import { spawn } from 'node:child_process'
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Kind, kinds } from '../../generator/cache/kinds.ts'
import { sha256Of } from '../../generator/hash.ts'
import { anyDamages, type Damage, damageKinds, damages, filesOfKind, rewrite } from '../support/cache-damage.ts'
import { ended, objectsIn } from '../support/command.ts'
import { diceFrom } from '../support/dice.ts'
import { freshCopy, seed } from '../support/fresh-copy.ts'
import { drawing, openWith, putPhoto } from '../support/photos.ts'
import { differences, type Tree, treeOf } from '../support/published.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

/** A checkout with its own cache, so that nothing else reads it while it is damaged. */
const copy = freshCopy('damaged-cache', ['manifest', 'tests'])
const cache = join(copy, '.cache')
const out = join(emptyFolder(), 'dist')
const manifest = world('base')

const dayNow = () => new Date().toISOString().slice(0, 10)
const begun = dayNow()

const allKinds = Object.keys(kinds) as Kind[]
/** An entry of these kinds is a folder of many files. */
const folderKinds: readonly Kind[] = ['bundles', 'cli']

const run = (...parameters: string[]) =>
  ended(spawn(process.execPath, ['generator/sightline.mjs', ...parameters], { cwd: copy }))
const check = () => run('check', '--all', '--manifest', manifest)
const generate = (...more: string[]) => run('generate', '--manifest', manifest, '--out', out, ...more)

let cold: Tree
let coldAnswer: string

beforeAll(async () => {
  putPhoto(manifest, 'front-desk.jpg', await drawing(330, 220).jpeg().toBuffer())
  openWith(manifest, 'pages/contact.yaml', 'front-desk.jpg')
  writeFileSync(join(manifest, 'search.yaml'), '- page: /conditions/keratoconus\n  asks: { en: [keratoconus] }\n')
  rmSync(cache, { recursive: true, force: true })
  if (!isSoak) seed(copy, ['bundles'])
  const { code, err } = await generate()
  expect(code, err).toBe(0)
  cold = treeOf(out)
  coldAnswer = (await check()).out
})

const told = (err: string) => err.split('\n').filter((line) => line.startsWith('Part of the cache was damaged'))

/** Runs the command again and expects the output of a cold run. Returns the lines that report damage. */
async function healed(isPublished: boolean): Promise<string[]> {
  if (!isPublished) rmSync(out, { recursive: true, force: true })
  const { code, err } = await generate()
  expect(code, err).toBe(0)
  expect(differences(treeOf(out), cold)).toEqual([])
  return told(err)
}

/** Like `healed`, for the kinds that only `check` reads. */
async function checked(): Promise<string[]> {
  const { code, out: answer, err } = await check()
  expect(code, err).toBe(0)
  expect(answer).toBe(coldAnswer)
  return told(err)
}

test('the next run reuses what two threads have compiled', {
  tags: ['soak'],
}, async () => {
  /** A rebuilt file has another inode under the same name. */
  const made = async () => {
    rmSync(out, { recursive: true, force: true })
    expect((await generate('--threads', '2')).code).toBe(0)
    return filesOfKind(cache, 'code').map((file) => [basename(file), statSync(file).ino])
  }
  await made()
  const before = await made()
  expect(await made()).toEqual(before)
})

const opening = 'Part of the cache was damaged and is being rebuilt: '
const what = (kind: Kind, files = 1) => `${files} ${kinds[kind].words[files === 1 ? 0 : 1]}`
const line = (kind: Kind, files?: number) => `${opening}${what(kind, files)}.`
/** The items of a line. One line reports the compiled command, another all the rest. */
const listed = (text: string) => text.slice(opening.length, -1).split(', ')

describe('the cache', () => {
  it('has files of every kind', () => {
    expect(allKinds.filter((kind) => filesOfKind(cache, kind).length === 0)).toEqual([])
  })

  const damageOne = (kind: Kind, damage: Damage) => {
    const dice = diceFrom(allKinds.indexOf(kind) * 10 + damageKinds.indexOf(damage))
    // Some of the compiled code belongs to `check` alone: `generate` does not read it.
    const files = filesOfKind(cache, kind).filter((file) => !basename(file).includes('-check-'))
    damages[damage](dice.pick(files)!, dice)
  }
  /** A missing file looks as if it was never cached. Only in a sealed folder does it count as damage. */
  const toldOf = (kinds: readonly Kind[], damage: Damage) =>
    damage === 'is gone' ? [] : kinds.map((kind) => what(kind))
  /** Read only by `check`, or about the published folder. With nothing published, a run reads all other kinds. */
  const apart: readonly Kind[] = ['search-answers', 'records']
  const together = allKinds.filter((kind) => !apart.includes(kind) && !folderKinds.includes(kind))

  it('is rebuilt where a file is in place of a folder', { tags: ['soak'] }, async () => {
    const [compiled] = readdirSync(join(cache, 'cli')).filter((name) => name.endsWith('.kept'))
    rmSync(join(cache, 'cli', compiled!), { recursive: true })
    writeFileSync(join(cache, 'cli', compiled!), '')
    expect(await healed(true)).toEqual([line('cli')])
  })

  it.each(someOf(damageKinds, 6))(
    `is rebuilt and its damage reported when a file of each of ${together.join(', ')} %s`,
    async (damage) => {
      for (const kind of together) damageOne(kind, damage)
      expect((await healed(false)).flatMap(listed).sort()).toEqual(toldOf(together, damage).sort())
    },
  )

  it.each(
    someOf(
      apart.flatMap((kind) => damageKinds.map((damage) => [kind, damage] as const)),
      4,
    ),
  )('is rebuilt when a file of %s %s', async (kind, damage) => {
    damageOne(kind, damage)
    // Damage left by an earlier case would be reported too.
    expect(kind === 'records' ? await healed(true) : await checked()).toEqual(
      toldOf([kind], damage).map((each) => `${opening}${each}.`),
    )
  })

  it('is rebuilt when files of any kinds are damaged in any way', { tags: ['soak'] }, async () => {
    const firstSeed = Number(process.env.SEED ?? 20_261_123)
    for (let seed = firstSeed; seed < firstSeed + 500; seed += 1) {
      const round = seed - firstSeed + 1
      const dice = diceFrom(seed)
      const files = allKinds.flatMap((kind) => filesOfKind(cache, kind))
      // Bundles are damaged only every fifth round: rebuilding them takes as long as all the rest.
      const spared = round % 5 === 0 ? [] : filesOfKind(cache, 'bundles')
      const hit = files.filter((file) => dice.below(4) === 0 && !spared.includes(file))
      for (const file of hit) dice.pick(anyDamages)!(file, dice)
      try {
        expect((await healed(dice.below(2) === 0)).length).toBeLessThanOrEqual(2)
      } catch (error) {
        throw new Error(`round ${round}: ${hit.join(', ')}`, { cause: error })
      }
      // That run did not read every damaged file. The next one publishes to an empty folder and reads the rest.
      await healed(false)
      await checked()
    }
  })
})

describe('a published site equals that of a cold run', () => {
  const server = /\/bundles\/.*\/server\//
  const named = (kind: Kind, pattern: RegExp) => filesOfKind(cache, kind).filter((file) => pattern.test(file))

  it('after half of the cache and its server side were deleted and two stylesheets damaged', {
    tags: ['soak'],
  }, async () => {
    const gone = allKinds.flatMap((kind) =>
      filesOfKind(cache, kind).filter((file, index) => index % 2 === 0 || server.test(file)),
    )
    // A folder without its seal is reported as one damaged file: the seal.
    const deleted = gone.filter((file) => basename(file) !== 'seal.json')
    for (const file of deleted) rmSync(file)
    const [one, other] = named('bundles', /\.css$/) as [string, string]
    damages['is cut short'](one, diceFrom(1))
    damages['has one changed byte'](other, diceFrom(2))
    const filesOf = (kind: Kind) => deleted.filter((file) => file.startsWith(join(cache, kind, '/'))).length
    const damaged = [what('bundles', filesOf('bundles') + 2), what('cli', filesOf('cli'))]
    expect((await healed(false)).flatMap(listed).sort()).toEqual(damaged.sort())
    expect(await checked()).toEqual([])
    expect(await healed(false)).toEqual([])
  })

  it.each(someOf(damageKinds, 4))('after a file of the compiled command %s', async (damage) => {
    const dice = diceFrom(damageKinds.indexOf(damage))
    damages[damage](dice.pick(named('cli', /program|thread-entry/))!, dice)
    expect(await healed(true)).toEqual([line('cli')])
  })

  it('after all pictures were truncated to 100 bytes', { tags: ['soak'] }, async () => {
    const pictures = filesOfKind(cache, 'pictures')
    for (const file of pictures) truncateSync(file, 100)
    expect(await healed(false)).toEqual([line('pictures', pictures.length)])
  })

  it('after a word of the parsed YAML was changed, and one picture overwritten with another', {
    tags: ['soak'],
  }, async () => {
    const file = filesOfKind(cache, 'yaml').find((each) => readFileSync(each).includes('keratoconus'))!
    const bytes = readFileSync(file)
    bytes.write('keratocones', bytes.indexOf('keratoconus'))
    rewrite(file, bytes)
    const [one, other] = filesOfKind(cache, 'pictures') as [string, string]
    writeFileSync(one, readFileSync(other))
    expect((await healed(false)).flatMap(listed).sort()).toEqual([what('yaml'), what('pictures')].sort())
  })

  const spoilt: [string, (bytes: Buffer) => Uint8Array][] = [
    ['filled with zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['emptied', () => Buffer.alloc(0)],
    ['cut short', (bytes) => bytes.subarray(0, 100)],
    ['that of an older version', (bytes) => Buffer.from(bytes.toString().replace('"version":2', '"version":1'))],
  ]
  it.each(someOf(spoilt, 4))('after the record of the published site was %s', async (_, change) => {
    const record = filesOfKind(cache, 'records').find((file) => !basename(file).includes('folders'))!
    writeFileSync(record, change(readFileSync(record)))
    expect(await healed(true)).toEqual([line('records')])
  })
})

test('generate --force reads nothing from the cache and compares the bytes of the published files', {
  tags: ['soak'],
}, async () => {
  const page = join(out, 'about.html')
  const bytes = readFileSync(page)
  // An mtime that every file system can restore exactly.
  utimesSync(page, 1_700_000_000, 1_700_000_000)
  expect((await generate()).code).toBe(0)
  rewrite(page, Buffer.from(bytes.toString().replace('</h1>', '</H1>')))
  expect((await generate()).out, 'its size and its times are as they were').toContain('nothing changed')

  const read = () => allKinds.map((kind) => filesOfKind(cache, kind).map((file) => sha256Of(readFileSync(file))))
  for (const file of filesOfKind(cache, 'pictures')) writeFileSync(file, 'no picture')
  const before = read()
  const { code, out: said, err } = await generate('--force')
  expect(code, err).toBe(0)
  expect(err).toContain('Bundling templates and browser code')
  expect(told(err), 'nothing was read that could be damaged').toEqual([])
  expect(said).toContain('1 file written')
  expect(differences(treeOf(out), cold)).toEqual([])
  expect(read()).not.toEqual(before)
  expect(await healed(false)).toEqual([])
})

test('a file where the cache should be is reported, and left for the user to remove', async () => {
  renameSync(cache, `${cache}.away`)
  writeFileSync(cache, 'notes')
  const { code, err } = await check()
  rmSync(cache)
  renameSync(`${cache}.away`, cache)
  expect([code, err]).toEqual([
    3,
    expect.stringMatching(/^Sightline compiles itself into .*\.cache\/cli, where .* ENOTDIR/),
  ])
})

describe('sightline cache', () => {
  // The other tests need what these clear.
  beforeEach(() => {
    renameSync(cache, `${cache}.away`)
    cpSync(`${cache}.away`, cache, { recursive: true, preserveTimestamps: true })
  })
  afterEach(() => {
    rmSync(cache, { recursive: true })
    renameSync(`${cache}.away`, cache)
  })

  it('lists the entries of each kind, and clears one kind or all', { tags: ['soak'] }, async () => {
    const rows = async () =>
      objectsIn<{ kind: string; entries: number; bytes: number; lastUsed: string }>((await run('cache', '--json')).out)
    const full = await rows()
    const days = [begun, dayNow()]
    expect(full.map(({ kind }) => kind)).toEqual(allKinds)
    for (const { kind, entries, bytes, lastUsed } of full) {
      expect(entries, kind).toBeGreaterThan(0)
      expect(bytes, kind).toBeGreaterThan(0)
      expect(days, kind).toContain(lastUsed)
    }
    expect((await run('cache')).out).toMatch(/^pictures +\d+ +[\d.]+ kB +today +saves drawing/m)

    expect((await run('cache', '--clear', 'pictures')).out).toMatch(/^\d+ entries, [\d.]+ kB, removed from \.cache\./)
    expect((await rows()).filter(({ entries }) => entries === 0).map(({ kind }) => kind)).toEqual(['pictures'])

    expect((await run('cache', '--clear')).code).toBe(0)
    const left = (await rows()).filter(({ entries }) => entries > 0)
    expect(
      left.map(({ kind, entries }) => [kind, entries]),
      'another command may be running it',
    ).toEqual([
      ['bundles', 1],
      ['cli', 1],
    ])
    expect((await run('cache', '--clear', 'dist')).code).toBe(2)
  })

  it('is filled again once it is cleared', { tags: ['soak'] }, async () => {
    expect((await run('cache', '--clear')).code).toBe(0)
    expect(await healed(false)).toEqual([])
    expect(await checked()).toEqual([])
  })
})
