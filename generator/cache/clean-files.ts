import { join } from 'node:path'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import type { Source } from '../read/read.ts'
import { prune } from './prune.ts'
import { hashPaths } from './source-keys.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** A manifest has some hundreds, and each save of one makes another. */
const maxFiles = 5000

/** The files in which a check found nothing. */
export interface CleanFiles {
  has: (source: Source) => boolean
  add: (source: Source) => void
  /** Saves what was added since it was opened; drops the oldest of too many. */
  save: () => void
}

/**
 * A check that looks at every letter takes 0.2 s in a new process, and of a hundred files usually only one has changed.
 * What it found is forgotten when its code (`paths` below the root of the project) or what it is `given` changes.
 * Nothing is read until the first file is asked for.
 */
export function openCleanFiles(check: string, paths: readonly string[], given: string): CleanFiles {
  let opened: { entry: Entry; before: ReadonlySet<string> } | undefined
  const open = () => {
    if (opened !== undefined) return opened
    const key = hashOf(`${hashPaths(paths.map((path) => join(root, path)))} ${given}`)
    const entry: Entry = { kind: 'clean', name: `${check}-${key}` }
    opened = { entry, before: keptValue<Set<string>>(entry) ?? new Set() }
    return opened
  }
  const added = new Set<string>()
  return {
    has: (source) => open().before.has(hashOfFile(source)),
    add: (source) => void added.add(hashOfFile(source)),
    save: () => {
      if (added.size === 0) return
      const { entry, before } = open()
      keepValue(entry, new Set([...before, ...added].slice(-maxFiles)))
      prune('clean')
    },
  }
}

const hashOfFile = ({ file, text }: Source) => hashOf(`${file}\n${text}`)
