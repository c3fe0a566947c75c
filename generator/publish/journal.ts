import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './order.ts'
import { stageFolder } from './stage.ts'

/**
 * How to turn the published folder into the new site. Written to disk before the first change, so that the next command
 * can finish an interrupted commit: the folder never stays half changed.
 */
export type Journal =
  /** Nothing was published before: the staged tree becomes the published folder in a single rename. */
  | { kind: 'whole' }
  /** The folder is changed step by step: see order.ts. */
  | { kind: 'steps'; steps: Step[] }
  /**
   * The staged tree is a whole site: it becomes release `id`, which goes live after `before`. A folder that was
   * published in place becomes release `old` first; if nothing has changed, `id` is `old`, and that is all.
   */
  | { kind: 'release'; id: string; old?: string | undefined; before?: string | undefined }

const kinds: readonly unknown[] = ['whole', 'steps', 'release'] satisfies Journal['kind'][]

const journalFile = (out: string) => join(stageFolder(out), 'commit.json')

/** Whether a commit was begun but not finished: the next command finishes it. */
export const isUnfinished = (out: string) => existsSync(journalFile(out))

/** Once the journal is written, the commit will be finished, by this command or the next one. */
export function writeJournal(out: string, journal: Journal): void {
  const unfinished = `${journalFile(out)}.tmp`
  const file = openSync(unfinished, 'w')
  try {
    writeFileSync(file, JSON.stringify(journal))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, journalFile(out))
}

/** Takes back a commit of which no step was taken. */
export const dropJournal = (out: string) => rmSync(journalFile(out), { force: true })

/**
 * The journal, if a commit was begun. A damaged one, or one of an earlier version, counts as missing: the run that
 * follows checks every file.
 */
export function readJournal(out: string): Journal | undefined {
  if (!isUnfinished(out)) return undefined
  try {
    const journal = JSON.parse(readFileSync(journalFile(out), 'utf8')) as Journal
    return kinds.includes(journal.kind) ? journal : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
