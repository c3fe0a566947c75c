import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/make-folder.mjs'
import { beginSave, endSave, inTurn, type UnfinishedSave, unfinishedSave } from './unfinished-save.ts'

/** A manifest file, by its path in the manifest, and its new text. */
export interface NewText {
  file: string
  /** Its current text; undefined where there is no such file. */
  before: string | undefined
  /** Its new text; undefined to delete it. */
  after: string | undefined
}

/**
 * Writes the texts into `folder`, each file by an atomic rename, so that no reader sees half of one. If a file differs
 * from `before`, somebody has saved it in the meantime: then nothing is written, and all such files are returned. If a
 * save of several files is interrupted between two renames, the next command finishes it: see `finishSave`.
 */
export const saveTexts = (folder: string, texts: readonly NewText[]): string[] =>
  inTurn(folder, () => {
    finish(folder)
    return saveUnchanged(folder, texts)
  })

function saveUnchanged(folder: string, texts: readonly NewText[]): string[] {
  const isChanged = ({ file, before }: NewText) => !hasContent(pathIn(folder, file), before)
  const changed = texts.filter(isChanged).map(({ file }) => file)
  if (changed.length > 0) return changed
  // A rename would replace a file that somebody has protected.
  for (const { file, before } of texts) if (before !== undefined) accessSync(pathIn(folder, file), constants.W_OK)
  // Removing a file changes its folder.
  for (const { file, after } of texts) if (after === undefined) accessSync(dirname(join(folder, file)), constants.W_OK)
  write(folder, { id: randomUUID(), texts })
  endSave(folder)
  return []
}

/** Whether a change of several files was begun but not finished. */
export const isHalfSaved = (folder: string): boolean => unfinishedSave(folder) !== undefined

/**
 * Finishes a change of several files that was interrupted, and waits for one that another command is making. A file that
 * has been edited since stays as it is. If no file has its new text, nothing was done yet, or somebody has reverted it:
 * then the change is dropped.
 */
export function finishSave(folder: string): void {
  if (isHalfSaved(folder)) inTurn(folder, () => finish(folder))
}

function finish(folder: string): void {
  const save = unfinishedSave(folder)
  if (save === undefined) return
  const holding = (key: 'before' | 'after') =>
    save.texts.filter((text) => hasContent(pathIn(folder, text.file), text[key]))
  if (holding('after').length > 0) write(folder, { ...save, texts: holding('before') })
  for (const { file } of save.texts) rmSync(draftOf(pathIn(folder, file), save.id), { force: true })
  endSave(folder)
}

/** Writes drafts of all files, records that a change of several begins, unless it has begun, and puts them in place. */
function write(folder: string, { id, texts }: UnfinishedSave): void {
  let isBegun = isHalfSaved(folder)
  const made: { path: string; draft: string }[] = []
  const newFolders: string[] = []
  try {
    for (const { file, after } of texts) {
      if (after === undefined) continue
      const path = pathIn(folder, file)
      const draft = draftOf(path, id)
      made.push({ path, draft })
      newFolders.push(...makeFolder(dirname(path)))
      removeAbandoned(dirname(path), id)
      const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {}
      writeFileSync(draft, after, { mode })
      // writeFileSync applies the umask to the mode of a new file.
      if (mode !== undefined) chmodSync(draft, mode & 0o7777)
    }
    if (!isBegun && texts.length > 1) beginSave(folder, { id, texts })
    for (const { path, draft } of made) {
      renameSync(draft, path)
      isBegun = true
    }
    for (const { file, after } of texts) if (after === undefined) rmSync(join(folder, file), { force: true })
  } catch (error) {
    if (isBegun && isHalfSaved(folder)) throw error
    for (const { draft } of made) if (existsSync(draft)) rmSync(draft)
    for (const each of newFolders.reverse()) if (readdirSync(each).length === 0) rmdirSync(each)
    endSave(folder)
    throw error
  }
}

const draftOf = (path: string, id: string) => `${path}.${id}.tmp`

const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/

/**
 * Removes the drafts in a folder whose commands were killed. Those that another command is writing now are younger. Our
 * own look old where the disk is another machine's, with a clock that is behind.
 */
function removeAbandoned(folder: string, own: string): void {
  for (const name of readdirSync(folder)) {
    if (!draftName.test(name) || name.includes(own)) continue
    const path = join(folder, name)
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (madeAt !== undefined && Date.now() - madeAt > anHourMs) rmSync(path, { force: true })
  }
}

const anHourMs = 3_600_000

/** The file to write: a symlink stays, and its target is written. Deleting removes only the symlink. */
function pathIn(folder: string, file: string): string {
  const path = join(folder, file)
  return existsSync(path) ? realpathSync(path) : path
}

const hasContent = (path: string, text: string | undefined) =>
  existsSync(path) ? text !== undefined && readFileSync(path).equals(Buffer.from(text)) : text === undefined
