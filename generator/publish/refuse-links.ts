import { type Dirent, existsSync, lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../problems/user-error.ts'

/**
 * Refuses a published folder in which a link stands where a folder is, or where `files` (relative to `out`) need one: what
 * goes through it would land where it leads, and what is removed through it would be somebody else's. To be asked before
 * the first change. `out` itself may be a link. Any other link is like a file that is not ours: it is never followed, and
 * goes as one.
 */
export function refuseLinks(out: string, files: Iterable<string> = []): void {
  if (!existsSync(out)) return
  const links = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  if (links.length === 0) return
  const needed = foldersOf(files)
  for (const path of links.map(pathOf).sort()) {
    if (leadsToFolder(path) || needed.has(path.slice(out.length + 1).replaceAll('\\', '/'))) throw refused(path)
  }
}

/** Refuses `folder` itself when it is a link, as where new files wait. */
export function refuseLink(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) throw refused(folder)
}

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)

/** A link that leads nowhere, in a circle, or where we may not look, leads to no folder. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}

function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  }
  return folders
}

const refused = (link: string) =>
  new UserError(
    `${link} is a link to ${readlinkSync(link)}, and nothing was changed: pages are written and removed in folders only, never through a link to another place. Remove the link, or put the folder itself there, and run the command again. The folder to publish to (--out) may be a link.`,
  )
