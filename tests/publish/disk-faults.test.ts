import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatSystemError } from '../../generator/commands/terminal/troubles.ts'
import { cacheFolder } from '../../generator/folders.ts'
import { command, type Ended, type Fault, failing } from '../support/command.ts'
import { diceFrom } from '../support/dice.ts'
import { readDraft, writeDraft } from '../support/draft.ts'
import { type Edit, edited } from '../support/edits/random-edits.ts'
import { failDisk } from '../support/faults.mjs'
import { differences, forget, publish, type Tree, treeOf } from '../support/published.ts'
import { missingDuringCommit } from '../support/reader.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

/** One in this many calls is made to fail. In a soak, every call is. */
const stride = isSoak ? 1 : 2400
const codes = ['ENOSPC', 'EACCES', 'EMFILE']

const place = emptyFolder()
const out = join(place, 'dist')
const old = { manifest: join(place, 'old'), tree: new Map() as Tree }
const news = { manifest: join(place, 'new'), tree: new Map() as Tree }
const log = join(emptyFolder(), 'calls')

/** Two sites that differ in every page, and in their set of pages. */
beforeAll(async () => {
  const base = readDraft(world('base'))
  const edits: Edit[] = [
    { kind: 'change a fact of the practice', seed: 0 },
    { kind: 'add a city', seed: 1 },
    { kind: 'remove a page', seed: 5 },
    { kind: 'remove a neighborhood', seed: 3 },
    { kind: 'rename a link in the menus', seed: 4 },
  ]
  writeDraft(base, old.manifest)
  writeDraft(edits.reduce(edited, base), news.manifest)
  for (const site of [news, old]) {
    expect((await publish(site.manifest, out)).code).toBe(0)
    site.tree = treeOf(out)
  }
})

const counted = { under: [out, join(cacheFolder, 'records'), join(cacheFolder, 'yaml'), join(cacheFolder, 'bundles')] }

/** Publishes the new site in this process on a failing disk. Formats the error as the command line does. */
async function generateNew(fault: Fault): Promise<Ended> {
  const restore = failDisk(fault)
  try {
    const { code, said } = await publish(news.manifest, out)
    return { code, out: '', err: said }
  } catch (error) {
    return { code: 3, out: '', err: formatSystemError(error, true) ?? String((error as Error).stack) }
  } finally {
    restore()
  }
}

/** The calls, in order, of a run that publishes over the state `start` sets up: a name and a path each. */
async function callsFrom(start: () => Promise<void>): Promise<string[]> {
  await start()
  rmSync(log, { force: true })
  expect((await generateNew({ ...counted, log })).code).toBe(0)
  return readFileSync(log, 'utf8').trim().split('\n')
}

const published = async () => {
  const { code, said } = await publish(old.manifest, out)
  expect(code, said).toBe(0)
}
const nothing = async () => {
  rmSync(out, { recursive: true, force: true })
  forget(out)
}

type Outcome = 'not touched' | 'partly in place' | 'in place' | 'succeeded all the same'

/** Checks the guarantees for a run on a failing disk and for the run after it. */
async function judge({ code, err }: Ended, before: Tree): Promise<Outcome> {
  const now = existsSync(out) ? treeOf(out) : new Map()
  const beside = () => readdirSync(place).sort()
  expect(err).not.toMatch(/^ {4}at /m)
  expect(beside()).not.toContain('dist.lock')
  const partly = err.includes('The new site is only partly in place')
  const placed = err.includes('The new site is in place, but not fully recorded')
  if (code === 0 || placed) expect(differences(now, news.tree)).toEqual([])
  if (code !== 0) {
    expect(code, err).toBe(3)
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^The (published|new) site .+ \(E[A-Z]+: .+\), so .+ run the command again.*\.$/,
    )
    if (partly) expectWhole(now)
    else if (!placed) {
      expect(differences(now, before)).toEqual([])
      expect(beside()).not.toContain('dist.next')
    }
  }
  const next = await publish(news.manifest, out)
  expect(next.code, next.said).toBe(0)
  expect(differences(treeOf(out), news.tree)).toEqual([])
  expect(beside()).toEqual(['dist', 'new', 'old'])
  if (code === 0) return 'succeeded all the same'
  return partly ? 'partly in place' : placed ? 'in place' : 'not touched'
}

/** Expects every file to belong to one site or the other, and readers to miss nothing. */
function expectWhole(now: Tree): void {
  const isWhole = (file: string, bytes: Buffer) =>
    file.endsWith('/') || [old, news].some(({ tree }) => tree.get(file)?.equals(bytes))
  expect([...now].filter(([file, bytes]) => !isWhole(file, bytes)).map(([file]) => file)).toEqual([])
  expect(missingDuringCommit(now, old.tree, news.tree)).toEqual([])
}

describe('a disk that fails at any call', () => {
  it.each<[string, () => Promise<void>, number]>([
    ['over a published site', published, stride],
    ['where nothing is published yet', nothing, 3 * stride],
  ])('%s leaves the old site or completes the new one', async (_, begin, step) => {
    const calls = await callsFrom(begin)
    const tally = new Map<Outcome, number>()
    // The middle call of some kinds, including renames into place, and every `step`th of all: hundreds are alike.
    const alike = new Map<string, number[]>()
    for (const [index, call] of calls.entries()) alike.set(kindOf(call), [...(alike.get(kindOf(call)) ?? []), index])
    const kinds = new Set([...someOf([...alike.keys()], 6), kindOf(`rename ${out}`)])
    const ofKinds = [...kinds].map((kind) => alike.get(kind)!).map((all) => all[all.length >> 1]!)
    const tried = calls.flatMap((_, index) => (index % step === 0 || ofKinds.includes(index) ? [index + 1] : []))
    // In a soak with every code, but calls that are made for file after file take turns.
    const codesOf = (at: number, turn: number) =>
      isSoak && alike.get(kindOf(calls[at - 1]!))!.length <= codes.length ? codes : [codes[turn % codes.length]!]
    const dice = diceFrom(20_261_127)
    for (const [turn, at] of tried.entries()) {
      for (const code of codesOf(at, turn)) {
        await begin()
        const before = existsSync(out) ? treeOf(out) : new Map()
        const fault = { ...counted, at, code, lasting: dice.below(2) === 1 }
        try {
          const outcome = await judge(await generateNew(fault), before)
          tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
        } catch (error) {
          throw new Error(`${code} at call ${at}, ${calls[at - 1]}`, { cause: error })
        }
      }
    }
    if (isSoak) console.log(Object.fromEntries(tally))
    expect(tally.get('not touched')).toBeGreaterThan(0)
    // Where nothing was published, the whole site arrives in one step.
    expect(tally.get(begin === published ? 'partly in place' : 'in place')).toBeGreaterThan(0)
  })

  it.each(
    someOf<[string, Fault, RegExp]>(
      [
        [
          'not touched',
          { under: [`${out}.next/tree`], only: 'write', at: 5, code: 'ENOSPC' },
          /^The published site was not .+ the new files need \d+\.\d MB, and .+ has \d+\.\d MB free/,
        ],
        [
          'not touched, where nothing can be written into its folder',
          { under: [`${out}/`], only: 'rename', at: 1, code: 'EACCES', lasting: true },
          /^The published site was not touched/,
        ],
        [
          'only partly in place',
          { under: [`${out}/`], only: 'rename', at: 5, code: 'EACCES' },
          /^The new site is only partly/,
        ],
      ],
      2,
    ),
  )('is reported at the terminal, with the site %s', async (_, fault, told) => {
    await published()
    const run = await command(['generate', '--manifest', news.manifest, '--out', out], failing(fault))
    expect(run.err.trim().split('\n').at(-1)).toMatch(told)
    await judge(run, old.tree)
  })

  it('does not stop a publish to a folder that is a mount point', async () => {
    await published()
    const { code, err } = await generateNew({ under: [`${out}/`], at: 1, code: 'EXDEV', only: 'rename', lasting: true })
    expect(code, err).toBe(0)
    expect(differences(treeOf(out), news.tree)).toEqual([])
    expect(readdirSync(place).sort()).toEqual(['dist', 'new', 'old'])
  })
})

/**
 * `write dist.next/tree`, `open records`: calls of one name in one place count as one kind. All of dist is one place.
 */
function kindOf(call: string): string {
  const [name, path = ''] = call.split(' ')
  const [, top = '', below = ''] = path.replace(place, '').replace(cacheFolder, '').split('/')
  return [name, top, top === 'dist' ? '' : below].join(' ')
}
