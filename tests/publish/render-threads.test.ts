import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { command, type Fault, failing } from '../support/command.ts'
import { type Draft, list, readDraft, withMenuLink, writeDraft } from '../support/draft.ts'
import { coldTree, differences, treeOf } from '../support/published.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

const place = emptyFolder()
const manifest = join(place, 'manifest')
const out = join(place, 'dist')
const log = join(emptyFolder(), 'calls')

/** Enough pages for each thread to take several batches. */
const draft = readDraft(world('base'))
for (let number = 1; number <= 20; number += 1) list(draft['cities.yaml']).push({ name: `Town ${number}` })

let names = 0

/** Changes a word on every page. */
function rename(): string {
  names += 1
  const label = `Contact number ${names}`
  writeDraft(withMenuLink(draft, label), manifest)
  return label
}

const generate = (env: Record<string, string> = {}) =>
  command(['generate', '--threads', '2', '--manifest', manifest, '--out', out], env)
/** Neither thread writes before the other has started, so that both do work on any machine. */
const inThreads = (fault: Omit<Fault, 'under'>) =>
  generate(failing({ under: [`${out}.next`], after: join(emptyFolder(), 'both'), ...fault }))

beforeAll(async () => {
  writeDraft(draft, manifest)
  expect((await generate()).code).toBe(0)
})

describe('a site whose pages are rendered while its manifest is checked', () => {
  /** Large enough for a second thread to pay off, unlike the other one. */
  const large = join(emptyFolder(), 'manifest')
  const fresh = () => join(emptyFolder(), 'dist')
  const withMore = (change: (draft: Draft) => void = () => {}) => {
    const more = readDraft(world('base'))
    for (let number = 1; number <= 80; number += 1) list(more['cities.yaml']).push({ name: `Village ${number}` })
    change(more)
    writeDraft(more, large)
  }
  const inWorker = (fault: Omit<Fault, 'under' | 'thread'>, to: string) =>
    command(
      ['generate', '--manifest', large, '--out', to],
      failing({ under: [`${to}.next`], thread: 'worker', ...fault }),
    )

  it('is the same as when it is checked first', { tags: ['soak'] }, async () => {
    withMore()
    const ahead = fresh()
    const written = join(emptyFolder(), 'calls')
    expect((await inWorker({ log: written, after: join(emptyFolder(), 'both') }, ahead)).code).toBe(0)
    // Proves that a second thread was at work.
    expect(readFileSync(written, 'utf8').split('\n').length).toBeGreaterThan(20)
    expect(differences(treeOf(ahead), await coldTree(large))).toEqual([])
  })

  const others: [string, Omit<Fault, 'under' | 'thread'>][] = [
    ['renders', {}],
    ['exits silently', { at: 1, code: 'EXIT' }],
    ['cannot write', { at: 1, code: 'ENOSPC' }],
  ]
  it.each(someOf(others, 2))(
    'is not published when the checks find a mistake, while the other thread %s',
    async (_, fault) => {
      withMore((draft) => {
        draft['redirects.yaml'] = [{ from: '/about', to: '/' }]
      })
      const to = fresh()
      const { code, err } = await inWorker(fault, to)
      expect(code, err).toBe(1)
      expect(err).toContain('REDIRECT_OVER_PAGE')
      expect(readdirSync(dirname(to))).toEqual([])
    },
  )
})

describe('a site that two threads render', () => {
  it('is the same as when one thread renders it', { tags: ['soak'] }, async () => {
    rename()
    expect((await inThreads({ thread: 'worker', log })).code).toBe(0)
    // Proves that a second thread was at work.
    expect(readFileSync(log, 'utf8').split('\n').length).toBeGreaterThan(20)
    // Run from source, in this process, there is no compiled worker thread to help.
    expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
  })

  const faults: [string, Omit<Fault, 'under'>, number, RegExp][] = [
    [
      'whose disk is full',
      { thread: 'worker', only: 'write', at: 20, code: 'ENOSPC' },
      3,
      /not touched: the disk is full/,
    ],
    [
      'whose first file cannot be created',
      { thread: 'worker', only: 'open', at: 1, code: 'EMFILE' },
      3,
      /too many files/,
    ],
    ['that has to stop other threads', { thread: 'main', only: 'write', at: 5, code: 'ENOSPC' }, 3, /the disk is full/],
    ['that exits silently', { thread: 'worker', only: 'open', at: 20, code: 'EXIT' }, 4, /render thread ended/],
  ]
  it.each(someOf(faults, 4))(
    'is left as it was by a thread %s, and published by the next run',
    async (_, fault, code, told) => {
      const before = treeOf(out)
      const name = rename()
      const failed = await inThreads(fault)
      expect(failed).toMatchObject({ code, err: expect.stringMatching(told) })
      expect(failed.err).not.toMatch(/^ {4}at /m)
      expect(differences(treeOf(out), before)).toEqual([])
      expect(readdirSync(place).sort()).toEqual(['dist', 'manifest'])
      expect((await generate()).code).toBe(0)
      expect(treeOf(out).get('services/eye-exams/town-20.html')!.toString()).toContain(name)
    },
  )
})
