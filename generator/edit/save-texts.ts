import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the manifest, by its path in it, and the text it is to have. */
export interface NewText {
  file: string
  /** What it says now; undefined where there is no such file. */
  before: string | undefined
  /** What it is to say; undefined where it is to go. */
  after: string | undefined
}

/**
 * Writes the texts into `folder`, each file by a rename, so that no reader sees half of one. When a file does not say
 * what it is thought to, somebody has saved it meanwhile: then nothing is written, and these files are returned.
 */
export function saveTexts(folder: string, texts: readonly NewText[]): string[] {
  const saved = texts.map((text) => ({ ...text, path: behindLink(join(folder, text.file)) }))
  const changed = saved.filter(({ path, before }) => !says(path, before))
  if (changed.length > 0) return changed.map(({ file }) => file)
  const made: { path: string; draft: string }[] = []
  try {
    for (const { path, before, after } of saved) {
      if (after === undefined) continue
      const draft = `${path}.${randomUUID()}.tmp`
      made.push({ path, draft })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(draft, after, before === undefined ? {} : { mode: statSync(path).mode })
    }
    for (const { path, draft } of made) renameSync(draft, path)
    for (const { file, after } of saved) if (after === undefined) rmSync(join(folder, file))
  } finally {
    for (const { draft } of made) rmSync(draft, { force: true })
  }
  return []
}

/** A link stays one: the file it leads to is written. One that is to go goes alone. */
const behindLink = (path: string) => (existsSync(path) ? realpathSync(path) : path)

const says = (path: string, text: string | undefined) =>
  existsSync(path) ? text !== undefined && readFileSync(path).equals(Buffer.from(text)) : text === undefined
