import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { recover } from '../../generator/publish/commit.ts'
import { withLock } from '../../generator/publish/lock.ts'
import { command, ended, type Fault, failing, start } from '../support/command.ts'
import { diceFrom } from '../support/dice.ts'
import { list, readDraft, withMenuLink, writeDraft } from '../support/draft.ts'
import { differences, forget, publish, type Tree, treeOf } from '../support/published.ts'
import { missingDuringCommit } from '../support/reader.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

const place = emptyFolder()
const out = join(place, 'dist')
const [stage, lock] = [`${out}.next`, `${out}.lock`]
const journal = join(stage, 'commit.json')

interface Site {
  manifest: string
  tree: Tree
}

/** Two sites that differ in every page, and in which pages they have. */
const sites: Site[] = ['One', 'Other'].map((name) => {
  const draft = readDraft(world('base'))
  for (let number = 1; number <= 2; number += 1) list(draft['cities.yaml']).push({ name: `${name} Town ${number}` })
  const manifest = join(place, name)
  writeDraft(withMenuLink(draft, name), manifest)
  return { manifest, tree: new Map() }
})
const [one, other] = sites as [Site, Site]

const generate = ({ manifest }: Site) => ['generate', '--manifest', manifest, '--out', out]

beforeAll(async () => {
  for (const site of sites) {
    expect((await publish(site.manifest, out)).code).toBe(0)
    site.tree = treeOf(out)
  }
})

/** The site that is published, and the other one. */
const nowAndNext = (): [Site, Site] => (differences(treeOf(out), one.tree).length === 0 ? [one, other] : [other, one])

/**
 * Checks the guarantees for a folder whose run was killed: files are whole and readers miss none of them. After
 * recovery it contains one site or the other; returns which.
 */
async function recovered(from: Tree, to: Tree): Promise<'the old site' | 'the new site'> {
  const isWhole = (file: string, bytes: Buffer) =>
    file.endsWith('/') || [from, to].some((tree) => tree.get(file)?.equals(bytes))
  const now = treeOf(out)
  expect([...now].filter(([file, bytes]) => !isWhole(file, bytes)).map(([file]) => file)).toEqual([])
  expect(missingDuringCommit(now, from, to)).toEqual([])
  // Every command that publishes begins with this. A lock may be left, but must not be waited for.
  const waits: string[] = []
  await withLock(
    out,
    (line) => waits.push(line),
    async () => recover(out),
  )
  expect(waits).toEqual([])
  const beside = readdirSync(place).filter((name) => name !== 'dist')
  expect(beside.sort()).toEqual(['One', 'Other'])
  const isOld = differences(treeOf(out), from).length === 0
  if (!isOld) expect(differences(treeOf(out), to)).toEqual([])
  return isOld ? 'the old site' : 'the new site'
}

async function expectNextRun({ manifest, tree }: Site): Promise<void> {
  const { code, said } = await publish(manifest, out)
  expect(code, said).toBe(0)
  expect(differences(treeOf(out), tree)).toEqual([])
}

type Moment = [when: string, call: (to: Site) => Omit<Fault, 'code'>, left: 'the old site' | 'the new site']

describe('a run that is killed', () => {
  const staged = join(stage, 'tree')
  const records = join(import.meta.dirname, '../../.cache/records')
  const moments: Moment[] = [
    ['as it takes the lock', () => ({ under: [lock], only: 'symlink', at: 1 }), 'the old site'],
    ['as it reads its first file', ({ manifest }) => ({ under: [manifest], only: 'open', at: 1 }), 'the old site'],
    ['as it stages its first page', () => ({ under: [staged], only: 'write', at: 1 }), 'the old site'],
    ['during rendering', () => ({ under: [staged], only: 'write', at: 40 }), 'the old site'],
    ['as it writes the new record', () => ({ under: [records], only: 'write', at: 1 }), 'the old site'],
    ['as it writes the journal', () => ({ under: [journal], only: 'write', at: 1 }), 'the old site'],
    ['before the journal is in effect', () => ({ under: [journal], only: 'rename', at: 1 }), 'the old site'],
    ['before the first file moves', () => ({ under: [`${out}/`], only: 'rename', at: 1 }), 'the new site'],
    ['while moving files', () => ({ under: [`${out}/`], only: 'rename', at: 20 }), 'the new site'],
    ['while removing old pages', () => ({ under: [`${out}/`], only: 'rm', at: 5 }), 'the new site'],
    ['before its record is in effect', () => ({ under: [records], only: 'rename', at: 1 }), 'the new site'],
    ['as it records the mtimes of folders', () => ({ under: [records], only: 'rename', at: 2 }), 'the new site'],
    ['as it removes the journal', () => ({ under: [stage], only: 'rm', at: 2 }), 'the new site'],
  ]
  it.each(someOf(moments, 6))(
    '%s leaves whole files, and the next command completes the site',
    async (_, call, left) => {
      const [from, to] = nowAndNext()
      expect((await command(generate(to), failing({ ...call(to), code: 'KILL' }))).code).toBe(null)
      expect(await recovered(from.tree, to.tree)).toBe(left)
      await expectNextRun(to)
    },
  )

  const firstTimes: Moment[] = [
    ['before the journal is in effect', () => ({ under: [journal], only: 'rename', at: 1 }), 'the old site'],
    ['before the stage becomes the site', () => ({ under: [out], only: 'rename', at: 2 }), 'the new site'],
    ['before its record is in effect', () => ({ under: [records], only: 'rename', at: 1 }), 'the new site'],
  ]
  it.each(someOf(firstTimes, 3))(
    '%s where nothing was published leaves nothing or the whole site',
    async (_, call, left) => {
      rmSync(out, { recursive: true, force: true })
      forget(out)
      expect((await command(generate(one), failing({ ...call(one), code: 'KILL' }))).code).toBe(null)
      expect(await recovered(new Map(), one.tree)).toBe(left)
      await expectNextRun(one)
    },
  )
})

describe('a run that is interrupted', () => {
  const untouched = `Interrupted: nothing was published, ${relative(process.cwd(), out)} is unchanged.`
  const begun = `Interrupted while publishing: the next command will finish ${relative(process.cwd(), out)} first.`
  const moments: [...Moment, code: 'INT' | 'TERM'][] = [
    [
      'as it reads its first file',
      ({ manifest }) => ({ under: [manifest], only: 'open', thread: 'command' }),
      'the old site',
      'INT',
    ],
    ['during rendering', () => ({ under: [join(stage, 'tree')], only: 'write', at: 40 }), 'the old site', 'INT'],
    [
      'during rendering, by its host',
      () => ({ under: [join(stage, 'tree')], only: 'write', at: 9 }),
      'the old site',
      'TERM',
    ],
    ['before the journal is in effect', () => ({ under: [journal], only: 'rename' }), 'the old site', 'INT'],
    ['while moving files', () => ({ under: [`${out}/`], only: 'rename', at: 20 }), 'the new site', 'INT'],
    ['while moving files, by its host', () => ({ under: [`${out}/`], only: 'rename', at: 3 }), 'the new site', 'TERM'],
  ]
  it.each(someOf(moments, 8))(
    '%s says what state it leaves the site in and holds up no other command, however busy it is',
    async (_, call, left, signal) => {
      const [from, to] = nowAndNext()
      const { code, err } = await command(generate(to), failing({ at: 1, ...call(to), code: signal }))
      expect(code).toBe(signal === 'INT' ? 130 : 143)
      expect(err.trimEnd().split('\n').at(-1)).toBe(left === 'the old site' ? untouched : begun)
      expect(await recovered(from.tree, to.tree)).toBe(left)
      await expectNextRun(to)
    },
  )
})

// On a busy machine its thread may take longer to end than the command waits for: then a stale lock is left.
it('a run that is interrupted removes its lock', { retry: 3 }, async () => {
  const [, to] = nowAndNext()
  await command(generate(to), failing({ under: [to.manifest], only: 'open', thread: 'command', at: 1, code: 'INT' }))
  expect(readdirSync(place)).not.toContain('dist.lock')
})

it.each(someOf(['INT', 'TERM'], 2))(
  'a run that is still looking for changes is ended at once by %s and changes nothing',
  async (code) => {
    const [from, to] = nowAndNext()
    const end = await command(generate(to), failing({ under: [to.manifest], only: 'open', at: 1, code }))
    expect(end.code, end.err).toBe(null)
    expect(await recovered(from.tree, to.tree)).toBe('the old site')
    await expectNextRun(to)
  },
)

/** How far a run was when it was killed, judged by what it left behind. */
function phaseNow(code: number | null): string {
  if (code !== null) return 'after its end'
  if (existsSync(journal)) return 'moving files'
  return lstatSync(lock, { throwIfNoEntry: false }) ? 'reading and rendering' : 'before it began'
}

// Which phases a timer hits depends on the machine: many moments are tried, and no phase is required.
it('a run that is killed at any time leaves the old site or the new one', { tags: ['soak'] }, async () => {
  await expectNextRun(other)
  const begun = performance.now()
  // Without --force, which bundles again: that takes many times as long as the runs to be killed.
  expect((await command(generate(one))).code).toBe(0)
  const duration = performance.now() - begun
  await expectNextRun(other)
  const dice = diceFrom(20_261_121)
  const tally = new Map<string, number>()
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  for (let kill = 1; kill <= 500; kill += 1) {
    const [from, to] = kill % 2 ? [other, one] : [one, other]
    const run = start(generate(to))
    const end = ended(run)
    // Files move only during a small part of a run, so half of the kills wait until they do.
    const isAimed = kill % 4 < 2
    if (isAimed) while (!existsSync(journal) && run.exitCode === null && run.signalCode === null) await sleep(0)
    await sleep(isAimed ? dice.below(duration / 20) : dice.below(duration))
    run.kill('SIGKILL')
    const phase = phaseNow((await end).code)
    const left = await recovered(from.tree, to.tree)
    if (phase === 'moving files') expect(left).toBe('the new site')
    count(phase)
    count(left)
    await expectNextRun(to)
  }
  console.log('500 kills:', Object.fromEntries(tally))
  // Kills that come too late prove nothing.
  expect(tally.get('after its end') ?? 0).toBeLessThan(450)
})
