import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from './slashed.ts'
import { isVikesFile } from './vikes-file.mjs'

/**
 * The files at or below `path`, relative to it, in a fixed order, except one that Vike is about to remove. Follows
 * symlinks, as does everything that reads the files.
 */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return ['']
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile()) return [file]
      return entry.isSymbolicLink() ? filesBehind(file) : []
    })
    .filter((file) => !isVikesFile(file))
    .map((file) => slashed(file.slice(path.length + 1)))
    .sort()
}

/** The file that a symlink leads to, or all files in the folder it leads to, under the name of the link. */
function filesBehind(link: string): string[] {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!statSync(link, { throwIfNoEntry: false })?.isDirectory()) return isFile(link) ? [link] : []
  return readdirSync(link, { recursive: true, encoding: 'utf8' })
    .map((file) => join(link, file))
    .filter(isFile)
}
