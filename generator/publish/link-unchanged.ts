import { copyFileSync, linkSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../disk/system-error.ts'
import { makePublicFolder } from './public-mode.ts'
import type { FileRecord } from './record.ts'

/**
 * Completes the staged tree to a whole site: each unchanged file is hard-linked from the published folder, which costs
 * neither time nor space for its bytes. Releases can share a file because nobody writes into a published one: a changed
 * file is a new file, renamed over the old one. Where hard links are impossible, the file is copied.
 *
 * Returns the files with their times in the tree.
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
      if (!made.has(folder)) makePublicFolder(join(tree, folder))
      made.add(folder)
      return [file, { ...record, time: linkOrCopy(join(out, file), join(tree, file)) ?? record.time }]
    }),
  )
}

/** The time of the copy; undefined for a hard link, which keeps its time. */
function linkOrCopy(from: string, to: string): number | undefined {
  try {
    linkSync(from, to)
    return undefined
  } catch (error) {
    if (!hasCode(error, ...noLinks)) throw error
    copyFileSync(from, to)
    return statSync(to).mtimeMs
  }
}

/** No hard links on this disk, none across disks, none to another user's file, or too many to one file. */
const noLinks = ['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EPERM', 'EMLINK']
