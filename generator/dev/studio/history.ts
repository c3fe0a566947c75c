import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Save, StudioApi } from '../../../src/shared/studio.ts'
import { unfinished } from '../../cache/unfinished.mjs'
import { makeFolder } from '../../disk/make-folder.mjs'
import { readIfThere } from '../../disk/read-if-there.ts'
import { isRefusedByDisk } from '../../disk/system-error.ts'
import type { StudioContext } from './context.ts'
import { type EditedFile, wouldHold } from './edited.ts'
import { pageInstead } from './page-instead.ts'
import { Refused } from './refused.ts'
import { takenBack } from './take-back.ts'
import { writeFiles } from './write-files.ts'

// The saves made from the page, so that each can be undone: the last hundred, in a file in the cache.

interface Kept extends Save {
  changes: readonly EditedFile[]
  /** What an undo has undone. */
  undone?: Kept
}

type At = Pick<StudioContext, 'history'>

const most = 100

export const noteSave = ({ history }: At, save: Kept): void => write(history, [save, ...read(history)].slice(0, most))

/** The saves, latest first. */
export const listSaves = ({ history }: At): Save[] => read(history).map(listed)

const listed = ({ changes: _, undone, ...save }: Kept): Save => ({ ...save, ...(undone && { isUndo: true }) })

/**
 * Undoes one save, or one undo, and nothing else: later saves to the same files stay. Refused if the lines it changed
 * have changed again, or if the site would break without them.
 */
export function undo({ id, url }: StudioApi['undo']['asks'], context: StudioContext): StudioApi['undo']['answers'] {
  const { folder, history } = context
  const saves = read(history)
  const save = saves.find((each) => each.id === id)
  if (save === undefined) throw new Refused(404, { error: 'This save is no longer in the list.' })
  const files = save.changes.map((change) => {
    const path = join(folder, change.file)
    const now = readIfThere(path)?.toString()
    if (now === undefined) throw new Refused(409, { error: `${change.file} no longer exists.` })
    const after = takenBack(change, now)
    if (after === undefined)
      throw new Refused(409, {
        error: `The same lines of ${change.file}, or identical lines next to them, were changed later. Undo that change first, or edit the text.`,
      })
    return { file: change.file, before: now, after }
  })
  const { loaded } = wouldHold(
    files,
    context,
    // The page shows nothing but this sentence: there is no text to list the problems under.
    ({ file, line, message }) =>
      `Undoing this would break the site, so nothing was changed. ${file}:${line}: ${message}`,
  )
  writeFiles(folder, files)
  const at = new Date().toISOString()
  const done = save.undone
    ? { ...save.undone, at }
    : { ...save, id: crypto.randomUUID(), at, changes: files, undone: save }
  write(history, [done, ...saves.filter((each) => each !== save)])
  return { done: listed(done), instead: pageInstead(url, context.loaded.site, loaded.site) }
}

function read(file: string): Kept[] {
  try {
    return JSON.parse(readIfThere(file)?.toString() ?? '[]') as Kept[]
  } catch {
    // Damaged on the disk. The manifest's own files are intact.
    return []
  }
}

/** On a full or read-only disk the list stays as it was. The texts are saved by then, so no error may be reported. */
function write(file: string, saves: readonly Kept[]): void {
  const made = unfinished(file)
  try {
    makeFolder(dirname(file))
    writeFileSync(made, JSON.stringify(saves))
    renameSync(made, file)
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
    rmSync(made, { force: true })
  }
}
