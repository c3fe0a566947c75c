import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { loadSite } from '../../generator/load-site.ts'
import * as committing from '../../generator/publish/commit.ts'
import type { Step } from '../../generator/publish/order.ts'
import { diceFrom } from '../support/dice.ts'
import { type Draft, readDraft, writeDraft } from '../support/draft.ts'
import { type EditKind, edited, editKinds } from '../support/edits/random-edits.ts'
import { differences, forget, publish, type Tree, treeOf } from '../support/published.ts'
import { missingIn, readerView, requestsDuringCommit, viewBeforeCommit } from '../support/reader.ts'
import { isSoak } from '../support/soak.ts'
import { clearwater, emptyFolder, world } from '../support/world.ts'

/** Called after each step of a commit. */
let onStep: ((step: Step) => void) | undefined

const { commit } = committing
vi.spyOn(committing, 'commit').mockImplementation((out, changed, record) =>
  commit(out, changed, record, { onStep: (step) => onStep?.(step!) }),
)
afterAll(vi.restoreAllMocks)

const place = emptyFolder()
const [manifest, out, cold] = ['manifest', 'dist', 'cold'].map((name) => join(place, name)) as [string, string, string]
afterAll(() => forget(cold))

/** Publishes a manifest to the folder. Returns the tree, or undefined when the manifest has mistakes. */
async function treeFrom(from: string, folder: string): Promise<Tree | undefined> {
  const { code } = await publish(from, folder)
  return code === 0 ? treeOf(folder) : undefined
}

function treeOfDraft(draft: Draft, folder: string): Promise<Tree | undefined> {
  writeDraft(draft, manifest)
  return treeFrom(manifest, folder)
}

/** Publishes the manifest over the old site. Returns what readers would have found broken after any step. */
async function flawsAmid(from: string, old: Tree, news: Tree): Promise<{ steps: number; flaws: string[] }> {
  const [before, after] = [readerView(old), readerView(news)]
  const now = viewBeforeCommit(before, after)
  const asked = requestsDuringCommit(before, after)
  const flaws: string[] = []
  let steps = 0
  let isRemoving = false
  onStep = (step) => {
    steps += 1
    isRemoving ||= 'remove' in step
    if ('remove' in step) now.delete(step.remove)
    else if (readFileSync(join(out, step.put)).equals(news.get(step.put)!)) now.set(step.put, after.get(step.put)!)
    else flaws.push(`${step.put} is not whole`)
    flaws.push(...missingIn(now, isRemoving ? asked.duringRemovals : asked.before))
  }
  expect(differences((await treeFrom(from, out))!, news)).toEqual([])
  onStep = undefined
  return { steps, flaws }
}

describe('a commit between two sites', () => {
  it('shows readers a whole site after every step, whatever the edits', async () => {
    const base = readDraft(world('base'))
    const rounds = isSoak ? 200 : 1
    const dice = diceFrom(20_261_122)
    let [draft, tree, steps] = [base, (await treeOfDraft(base, out))!, 0]
    const reached = new Set<EditKind>()
    for (let round = 1; round <= rounds; round += 1) {
      let next = draft
      const kinds: EditKind[] = Array.from({ length: 6 }, () => dice.pick(editKinds)!)
      for (const kind of kinds) {
        const candidate = edited(next, { kind, seed: dice.below(999_999) })
        writeDraft(candidate, manifest)
        if (loadSite(manifest).site !== undefined) next = candidate
        reached.add(kind)
      }
      const news = (await treeOfDraft(next, cold))!
      const amid = await flawsAmid(manifest, tree, news)
      expect(amid.flaws, `round ${round}: ${kinds.join(', ')}`).toEqual([])
      steps += amid.steps
      ;[draft, tree] = [next, news]
    }
    if (isSoak) console.log(`${steps} steps in ${rounds} commits, ${reached.size} kinds of edits`)
    expect(steps).toBeGreaterThan(20 * rounds)
  })

  it('shows readers a whole site after every step between two practices with hardly a page in common', {
    tags: ['soak'],
  }, async () => {
    const [one, other] = [world('base'), clearwater]
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const old = (await treeFrom(from, out))!
      expect((await flawsAmid(to, old, (await treeFrom(to, cold))!)).flaws).toEqual([])
    }
  })
})
