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
import { makeFolder } from '../make-folder.ts'

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
 * from `before`, somebody has saved it in the meantime: then nothing is written, and all such files are returned.
 */
export function saveTexts(folder: string, texts: readonly NewText[]): string[] {
  const saved = texts.map((text) => ({ ...text, path: linkTarget(join(folder, text.file)) }))
  const changed = saved.filter(({ path, before }) => !hasContent(path, before))
  if (changed.length > 0) return changed.map(({ file }) => file)
  // A rename would replace a file that somebody has protected.
  for (const { path, before } of saved) if (before !== undefined) accessSync(path, constants.W_OK)
  const made: { path: string; draft: string }[] = []
  const newFolders: string[] = []
  try {
    for (const { path, after } of saved) {
      if (after === undefined) continue
      const draft = `${path}.${randomUUID()}.tmp`
      made.push({ path, draft })
      newFolders.push(...makeFolder(dirname(path)))
      const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {}
      writeFileSync(draft, after, { mode })
      // Writing takes away what the umask denies to new files.
      if (mode !== undefined) chmodSync(draft, mode & 0o7777)
    }
    for (const { path, draft } of made) renameSync(draft, path)
    for (const { file, after } of saved) if (after === undefined) rmSync(join(folder, file))
  } catch (error) {
    for (const { draft } of made) if (existsSync(draft)) rmSync(draft)
    for (const each of newFolders.reverse()) if (readdirSync(each).length === 0) rmdirSync(each)
    throw error
  }
  return []
}

/** The file to write: a symlink stays, and its target is written. Deleting removes only the symlink. */
const linkTarget = (path: string) => (existsSync(path) ? realpathSync(path) : path)

const hasContent = (path: string, text: string | undefined) =>
  existsSync(path) ? text !== undefined && readFileSync(path).equals(Buffer.from(text)) : text === undefined
