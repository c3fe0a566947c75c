import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recover } from '../../generator/publish/commit.ts'
import { withLock } from '../../generator/publish/lock.ts'
import { command, ended, start } from '../support/command.ts'
import { diceFrom } from '../support/dice.ts'
import { type Draft, type Entry, list, readDraft, writeDraft } from '../support/draft.ts'
import { differences, forget, publish, type Tree, treeOf } from '../support/published.ts'
import { cleanWorlds, emptyFolder, world } from '../support/world.ts'

const kills = process.env.SOAK ? 200 : 20

const place = emptyFolder()
const out = join(place, 'dist')
afterAll(() => {
  forget(out)
  cleanWorlds()
})

interface Site {
  manifest: string
  tree: Tree
}

/** Two sites of some hundred pages that differ in every page, and in which pages there are. */
const sites: Site[] = ['Harbor Eye Care', 'Meadow Eye Care'].map((name) => {
  const draft: Draft = readDraft(world('base'))
  draft['practice.yaml'] = { ...(draft['practice.yaml'] as Entry), name: { value: name } }
  for (let number = 1; number <= 40; number += 1) list(draft['cities.yaml']).push({ name: `${name[0]} Town ${number}` })
  const manifest = join(place, name[0]!)
  writeDraft(draft, manifest)
  return { manifest, tree: new Map() }
})

const generate = ({ manifest }: Site) => ['generate', '--manifest', manifest, '--out', out]

/** How long a run takes from nothing to published, in milliseconds: kills fall anywhere in it. */
let duration = 0
beforeAll(async () => {
  for (const site of sites) {
    const begun = performance.now()
    expect((await command(generate(site))).code).toBe(0)
    duration = performance.now() - begun
    site.tree = treeOf(out)
  }
}, 60_000)

type Phase = 'before it began' | 'reading and rendering' | 'moving files' | 'after its end'

/** Where a run was when it was killed, by what it left behind. */
function phaseNow(code: number | null): Phase {
  if (code !== null) return 'after its end'
  if (existsSync(join(`${out}.next`, 'commit.json'))) return 'moving files'
  return isLocked() ? 'reading and rendering' : 'before it began'
}

const isLocked = () => lstatSync(`${out}.lock`, { throwIfNoEntry: false }) !== undefined

it('a run that is killed at any time leaves whole files, and the next command the one site or the other', {
  timeout: 3_000_000,
}, async () => {
  const dice = diceFrom(20_261_121)
  const [one, other] = sites as [Site, Site]
  const tally = new Map<string, number>()
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  for (let kill = 1; kill <= kills; kill += 1) {
    const [from, to] = kill % 2 ? [other, one] : [one, other]
    const run = start(generate(to))
    const end = ended(run)
    // Files move for a small part of the time only: every second kill waits until they do.
    const isAimed = kill % 4 < 2
    if (isAimed) while (!existsSync(join(`${out}.next`, 'commit.json')) && run.exitCode === null) await sleep(0)
    await sleep(isAimed ? dice.below(duration / 20) : dice.below(duration))
    run.kill('SIGKILL')
    const phase = phaseNow((await end).code)
    count(phase)

    const torn = [...treeOf(out)].filter(([file, bytes]) => !isWhole(file, bytes))
    expect(torn, `kill ${kill}, ${phase}`).toEqual([])
    // What every command that publishes begins with.
    await withLock(
      out,
      () => {},
      async () => recover(out),
    )
    const isOld = differences(treeOf(out), from.tree).length === 0
    if (!isOld) expect(differences(treeOf(out), to.tree), `kill ${kill}, ${phase}`).toEqual([])
    if (phase === 'moving files') expect(isOld).toBe(false)
    count(isOld ? 'the old site' : 'the new site')
    expect(readdirSync(place).sort()).toEqual(['H', 'M', 'dist'])

    const { code, said } = await publish(to.manifest, out)
    expect(code, said).toBe(0)
    expect(differences(treeOf(out), to.tree), `kill ${kill}, ${phase}`).toEqual([])
  }
  if (process.env.SOAK) console.log(`${kills} kills in ${Math.round(duration)} ms:`, Object.fromEntries(tally))
  expect(tally.get('moving files')).toBeGreaterThan(0)
  expect(tally.get('reading and rendering')).toBeGreaterThan(0)
})

const isWhole = (file: string, bytes: Buffer) =>
  file.endsWith('/') || sites.some(({ tree }) => tree.get(file)?.equals(bytes))
