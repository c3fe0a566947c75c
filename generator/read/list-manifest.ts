import { type Dirent, existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInside } from '../disk/is-inside.ts'
import { leadsNowhere } from '../disk/system-error.ts'
import type { Problem } from '../problems/problems.ts'
import { UserError } from '../problems/user-error.ts'
import { isInMediaFolder, isMedia } from './media.ts'
import { hasOtherEnding } from './other-endings.ts'
import { circularLink, deadLink, invalidName, notAFile, outsideLink, tooLarge } from './refused-files.ts'

/** A manifest file, or whatever is in its place. `file` is its path below the folder, with forward slashes. */
export interface ListedFile {
  file: string
  /** Why it must not be read; missing for a regular file of a reasonable size. */
  refused?: Problem
  /** Its stats, unless it is refused. */
  stats?: Stats
}

/** More than any practice has. Symlinks between folders can make a few files look like millions. */
const mostFiles = 100_000

/**
 * Lists the YAML, photos and logos of the manifest in `folder`, and anything with a name like theirs, sorted. Skips
 * hidden files, which editors and systems leave behind. Follows symlinks only to targets inside the manifest. A text
 * file with another ending is listed, but never refused.
 */
export function listManifest(folder: string): ListedFile[] {
  if (!existsSync(folder)) return []
  if (!statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file. Name the folder it is in: ${dirname(folder)}`)
  const top = realpathSync(folder)
  const found: ListedFile[] = []
  let seen = 0
  const visit = (path: string, trail: readonly string[]) => {
    // The real path: resolving every symlink on the way to each file takes a minute where there are many.
    const here = trail.at(-1)!
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      seen += 1
      if (seen > mostFiles) throw new UserError(`${folder} contains more than ${mostFiles} files: is it a manifest?`)
      const file = path === '' ? entry.name : `${path}/${entry.name}`
      const seenAs = lookAt(file, join(here, entry.name), entry, top)
      if (seenAs === undefined) continue
      if (!('folder' in seenAs)) found.push(seenAs)
      else if (trail.includes(seenAs.folder)) found.push({ file, refused: circularLink(file, seenAs.folder) })
      else visit(file, [...trail, seenAs.folder])
    }
  }
  visit('', [top])
  return found.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** The files in the manifest's folder `name`, as paths below it: those to read, and those reported as refused. */
export function listMedia(all: readonly ListedFile[], name: string): { files: string[]; refused: Set<string> } {
  const listed = all.filter(({ file }) => file.startsWith(`${name}/`))
  const within = ({ file }: ListedFile) => file.slice(name.length + 1)
  return {
    files: listed.filter((each) => each.refused === undefined && isMedia(each.file)).map(within),
    refused: new Set(listed.filter((each) => each.refused !== undefined).map(within)),
  }
}

/** Whether a file of the manifest is read. One about a city is named by its slug, and commands look for that name. */
export const isRead = (file: string) => /\.ya?ml$/.test(file) && !/^services-in-cities\/.*\.yml$/.test(file)

/** What an author may have meant as YAML: `Eyewear.YAML`, or `eyewear.yaml.txt` as some editors save it. */
export const isYaml = (file: string) => /\.ya?ml(\.txt)?$/i.test(file)

const isWanted = (file: string) => isYaml(file) || (isMedia(file) && isInMediaFolder(file))

/** Manifest folders have no dot in their names. Others may, such as `dist.lock` while a site is being published. */
const isFolderName = (name: string) => !name.includes('.')

/** A folder to look into, by its real path; a file to read or refuse; undefined for anything else. */
function lookAt(file: string, path: string, entry: Dirent, top: string): { folder: string } | ListedFile | undefined {
  const resolved = resolveEntry(path, entry)
  if (resolved === undefined) return missing(file, entry)
  const { stats, real } = resolved
  const isFolder = stats.isDirectory()
  if (real !== undefined && !isInside(real, top))
    return isFolder || isWanted(file) ? { file, refused: outsideLink(file, real) } : undefined
  if (isFolder && !isYaml(file)) return { folder: real ?? path }
  const refused = stats.isFile() ? tooLarge(file, stats.size) : notAFile(file, stats)
  if (!isWanted(file)) return hasOtherEnding(file) && refused === undefined ? { file, stats } : undefined
  return refused === undefined ? { file, stats } : { file, refused }
}

/** How to list an entry that does not exist. Undefined if it has just been deleted or is not part of a manifest. */
function missing(file: string, entry: Dirent): ListedFile | undefined {
  if (entry.isSymbolicLink())
    return isWanted(file) || isFolderName(entry.name) ? { file, refused: deadLink(file) } : undefined
  // A name that is not UTF-8 cannot even be looked up.
  return file.includes('\ufffd') && isWanted(file) ? { file, refused: invalidName(file) } : undefined
}

/** The stats of `path` and, for a symlink, its real path. Undefined if nothing exists, as for a dangling symlink. */
function resolveEntry(path: string, entry: Dirent): { stats: Stats; real?: string } | undefined {
  try {
    const stats = statSync(path)
    return entry.isSymbolicLink() ? { stats, real: realpathSync(path) } : { stats }
  } catch (error) {
    if (!leadsNowhere(error)) throw error
    return undefined
  }
}
