import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow } from '../disk/files-below.ts'
import { slashed } from '../disk/slashed.ts'
import { root, starterFolder } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { fileHashesEntry, hashFiles, type KnownHash, whileListed } from './known-hashes.mjs'
import { prune } from './prune.ts'
import { keep, kept } from './store.ts'

/**
 * The hashes of files below `folder`, by file, in the order given. They are kept between commands: forty photos are a
 * hundred megabytes, and all code a thousand files, so a file is read again only if it may have changed.
 */
export function fileHashes(folder: string, files: readonly string[]): Map<string, string> {
  if (files.length === 0) return new Map()
  const entry = fileHashesEntry(folder)
  const before = JSON.parse(kept(entry)?.toString() ?? '{}') as Record<string, KnownHash>
  const now = hashFiles(folder, files, before)
  if (files.some((file) => now[file] !== before[file])) {
    // Hashes of other files stay: commands differ in the files they ask for.
    const others = Object.entries(before).filter(([file]) => existsSync(join(folder, file)))
    keep(entry, Buffer.from(JSON.stringify({ ...Object.fromEntries(others), ...now })))
    prune('hashes')
  }
  return new Map(files.map((file) => [file, now[file]![1]]))
}

/** The schemas that checking the starter writes into it for editors. */
const starterSchemas = `${starterFolder}/.schema/`

/**
 * A hash of the contents of all files at these paths, and of their names as seen from `folder`: the same in all
 * checkouts of a commit, on every system.
 */
export function hashPaths(paths: readonly string[], folder: string = root): string {
  const list = () =>
    paths
      .flatMap((path) => {
        const name = slashed(relative(folder, path))
        return filesBelow(path).map((file) => (file === '' ? name : `${name}/${file}`))
      })
      .filter((file) => !file.startsWith(starterSchemas))
  return hashOf([...whileListed(() => fileHashes(folder, list()))].flat().join('\0'))
}
