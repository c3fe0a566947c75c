import { type Dirent, existsSync, lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from '../disk/slashed.ts'
import { UserError } from '../problems/user-error.ts'
import { foldersOf } from './folders-of.ts'

/**
 * Refuses a published folder that contains a symlink to a folder, or a symlink where `files` (relative to `out`) need a
 * folder: we would write to wherever it leads, and remove somebody else's files there. Call it before the first change.
 * `out` itself may be a link. Any other link is treated as a file that is not ours: removed, but never followed.
 */
export function refuseLinks(out: string, files: Iterable<string> = []): void {
  if (!existsSync(out)) return
  const links = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  if (links.length === 0) return
  const needed = foldersOf(files)
  for (const path of links.map(pathOf).sort()) {
    if (leadsToFolder(path) || needed.has(slashed(path.slice(out.length + 1)))) throw refused(path)
  }
}

/** Refuses `folder` itself if it is a symlink: for the stage, where new files wait. */
export function refuseLink(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) throw refused(folder)
}

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)

/** False for a link that is dangling, circular, or not readable for us. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}

const refused = (link: string) =>
  new UserError(
    `${link} is a symlink to ${readlinkSync(link)}, and nothing was changed: files are written and removed only in real folders, never through a symlink. Remove the symlink, or put the folder itself there, and run the command again. The published folder itself (--out) may be a symlink.`,
  )
