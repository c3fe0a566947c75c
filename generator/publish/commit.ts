import { existsSync, readdirSync, renameSync } from 'node:fs'
import type { Host } from '../hosts/host.ts'
import { filesOfRules, publishedRedirects, textsIn } from '../hosts/published-rules.ts'
import { isToolFile } from '../hosts/tool-files.ts'
import { UserError } from '../problems/user-error.ts'
import { dropJournal, type Journal, readJournal, writeJournal } from './journal.ts'
import { linkUnchanged } from './link-unchanged.ts'
import { listFiles } from './list-files.ts'
import { type Change, fileOfStep, type Step, stepsOf } from './order.ts'
import { type NewRecord, noteFolders, type PublishRecord, prepareRecord, readRecord, settleRecord } from './record.ts'
import { refuseLink, refuseLinks } from './refuse-links.ts'
import { dropRelease, liveRelease, nextRelease, placeRelease, pruneReleases, releaseAfter } from './releases.ts'
import { dropStage, stageFolder, treeFolder } from './stage.ts'
import { takeSteps } from './take-steps.ts'

/** Thrown when the disk fails after the first step of a commit. The next command finishes the work. */
export class CommitError extends Error {
  readonly code: string | undefined
  /** Whether the whole new site is in place, and only the bookkeeping after it failed. */
  readonly isPlaced: boolean
  constructor(cause: NodeJS.ErrnoException, isPlaced: boolean) {
    super(cause.message, { cause })
    this.code = cause.code
    this.isPlaced = isPlaced
  }
}

/** Drops the stage of a failed publish, unless its commit has begun: then the next command needs it to finish that. */
export function dropUnlessBegun(out: string, error: unknown): void {
  if (!(error instanceof CommitError)) dropStage(out)
}

export interface CommitOptions {
  /** Publish a release next to the folder and switch to it atomically. Implied if the folder links to a release. */
  atomic?: boolean | undefined
  /** Where the folder will be served: files that this host's own tool keeps there are left alone. */
  host?: Host | undefined
  /** Called after each step that readers may see. */
  onStep?: ((step?: Step) => void) | undefined
}

/**
 * Publishes the staged files: puts `changed` in place, removes files that are neither in `record` nor kept there
 * by Git or the host's own tool, and saves the record. A disk failure before the first step is rethrown and leaves
 * everything unchanged; a later one throws a `CommitError`.
 */
export function commit(
  out: string,
  changed: readonly string[],
  record: NewRecord,
  { atomic = false, host, onStep }: CommitOptions = {},
): { removed: string[] } {
  if (!existsSync(out)) {
    if (changed.length < record.files.size)
      throw new UserError(`${out} was removed while it was being published. Run the command again.`)
    const isRelease = atomic || liveRelease(out) !== undefined
    begin(out, isRelease ? { kind: 'release', id: nextRelease(out) } : { kind: 'whole' }, record, onStep)
    return { removed: [] }
  }
  refuseLinks(out, record.files.keys())
  const published = listFiles(out)
  const others = published.filter((file) => !record.files.has(file))
  const removed = others.filter((file) => !isToolFile(file, host))
  const isSame = changed.length === 0 && removed.length === 0
  const before = liveRelease(out)
  const isRelease = before !== undefined
  if (isSame && (isRelease || !atomic)) noteSame(out, record)
  else if (isRelease || atomic) {
    refuseRelease(out, others, host)
    const files = isSame ? record.files : linkUnchanged(out, treeFolder(out), record.files, changed)
    begin(out, releaseOf(out, { before, isSame }), { ...record, files }, onStep)
  } else {
    const steps = stepsOf({ published, changed, removed, redirects: redirectsAround(out, changed) })
    begin(out, { kind: 'steps', steps }, record, onStep)
  }
  return { removed }
}

/** Records a site whose files are all published already. */
function noteSame(out: string, record: NewRecord): void {
  dropStage(out)
  prepareRecord(out, record)
  settleRecord(out)
  noteFolders(out, record.files.keys())
}

/** Refuses a release if the host's own tool keeps one of `others`, the folder's files that are not in the new site. */
function refuseRelease(out: string, others: readonly string[], host: Host | undefined): void {
  const left = others.find((file) => isToolFile(file, host))
  if (left !== undefined)
    throw new UserError(`${out} holds ${left}, which a new release would leave behind. Move it elsewhere first.`)
}

/** The redirect rules before the commit and after it. */
function redirectsAround(out: string, changed: readonly string[]): Change['redirects'] {
  const old = publishedRedirects(textsIn(out))
  const areNew = filesOfRules.some((file) => changed.includes(file))
  return { old, next: areNew ? publishedRedirects(textsIn(treeFolder(out))) : old }
}

/** The next release. It follows the live one or, for a folder published in place, the release that folder becomes. */
function releaseOf(out: string, { before, isSame }: { before: string | undefined; isSame: boolean }): Journal {
  const id = nextRelease(out)
  if (before !== undefined) return { kind: 'release', id, before }
  return { kind: 'release', old: id, id: isSame ? id : releaseAfter(id) }
}

/** Finishes an interrupted commit, or discards a stage that was never completed. Runs before anything else. */
export function recover(out: string): void {
  const stage = stageFolder(out)
  if (!existsSync(stage)) return
  refuseLink(stage)
  if (readdirSync(stage).some((name) => name !== 'tree' && !name.startsWith('commit.json')))
    throw new UserError(
      `${stage} is needed for new pages, but holds files of yours. Move them, or choose another --out.`,
    )
  const journal = readJournal(out)
  if (journal === undefined) dropStage(out)
  else {
    refuseLink(treeFolder(out))
    refuseLinks(out, journal.kind === 'steps' ? journal.steps.map(fileOfStep) : [])
    carryOut(out, journal)
  }
}

function begin(out: string, journal: Journal, record: NewRecord, onStep?: CommitOptions['onStep']): void {
  prepareRecord(out, record)
  writeJournal(out, journal)
  carryOut(out, journal, record.files, onStep)
}

/**
 * Carries out a journal. `published` is the files expected there afterwards. Without it, this is a replay, in which any
 * step may already have been taken.
 */
function carryOut(
  out: string,
  journal: Journal,
  published?: PublishRecord['files'],
  onStep?: CommitOptions['onStep'],
): void {
  const isReplay = published === undefined
  let hasBegun = isReplay
  let isPlaced = false
  const noteStep = (step?: Step) => {
    hasBegun = true
    onStep?.(step)
  }
  try {
    const tree = treeFolder(out)
    if (journal.kind === 'release') placeRelease(out, tree, journal, noteStep)
    else {
      const steps = journal.kind === 'steps' ? journal.steps : placeTree(out, tree)
      takeSteps(steps, { out, tree }, isReplay, noteStep)
    }
    isPlaced = true
    settleRecord(out)
    if (journal.kind === 'release') pruneReleases(out, journal.before)
    dropStage(out)
    noteFolders(out, (published ?? readRecord(out)?.files)?.keys() ?? [])
  } catch (error) {
    if (hasBegun || isPlaced) throw new CommitError(error as NodeJS.ErrnoException, isPlaced)
    // Nothing is published yet: undo the preparation, the journal first. Without the files, it must not be carried out.
    dropJournal(out)
    if (journal.kind === 'release') dropRelease(out, journal.id)
    dropStage(out)
    throw error
  }
}

/** Renames the tree to `out`. If something has appeared there in the meantime, returns the steps to take instead. */
function placeTree(out: string, tree: string): Step[] {
  if (!existsSync(tree)) return []
  if (existsSync(out))
    return stepsOf({ published: [], changed: listFiles(tree), removed: [], redirects: { old: [], next: [] } })
  renameSync(tree, out)
  return []
}
