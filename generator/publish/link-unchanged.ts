import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileRecord } from './record.ts'

/**
 * Completes the staged tree to a whole site: each file that has not changed is hard-linked from the published folder, which takes
 * neither time nor space for its bytes. Two releases may share a file since nobody writes into a published one: a file that
 * changes is a new one that takes the place of the old by a rename. Where the disk has no links, the file is copied.
 *
 * Returns the files with the times they have in the tree.
 */
export function linkUnchanged(
  out: string,
  tree: string,
  files: ReadonlyMap<string, FileRecord>,
  changed: readonly string[],
): Map<string, FileRecord> {
  const staged = new Set(changed)
  const made = new Set<string>()
  return new Map(
    [...files].map(([file, record]) => {
      if (staged.has(file)) return [file, record]
      const folder = dirname(file)
      if (!made.has(folder)) mkdirSync(join(tree, folder), { recursive: true })
      made.add(folder)
      return [file, { ...record, time: linkOrCopy(join(out, file), join(tree, file)) ?? record.time }]
    }),
  )
}

/** The new file's time, if it has one of its own. */
function linkOrCopy(from: string, to: string): number | undefined {
  try {
    linkSync(from, to)
    return undefined
  } catch (error) {
    if (!noLinks.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(from, to)
    return statSync(to).mtimeMs
  }
}

/** No links on this disk, none from another one, none for a file of another user, or too many of one file. */
const noLinks = ['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EPERM', 'EMLINK']
