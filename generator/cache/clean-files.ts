import { hashOf, hashOfText } from '../hash.ts'
import type { FileText } from '../problems/problems.ts'
import { prune } from './prune.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** How many unused entries are kept: an edit may be reverted, and other manifests have files too. */
const maxUnused = 5000

/** The files in which checks found nothing, keyed by the check, its input, and the file's path and text. */
export interface CleanFiles {
  has: (check: string, given: string, source: FileText) => boolean
  add: (check: string, given: string, source: FileText) => void
  /** Saves what was added since it was opened. When there are too many unused entries, the oldest are dropped. */
  save: () => void
}

/**
 * Opens the kept set. Checks that look at every text take 0.4 s in a new process, and usually only one file in a
 * hundred has changed. The set is empty once `codeKey` returns another hash of the checks' code. Nothing is read from
 * disk until the first lookup.
 */
export function openCleanFiles(codeKey: () => string): CleanFiles {
  let opened: { entry: Entry; before: ReadonlySet<string> } | undefined
  const open = () => {
    if (opened !== undefined) return opened
    const entry: Entry = { kind: 'clean', name: codeKey() }
    opened = { entry, before: keptValue<Set<string>>(entry) ?? new Set() }
    return opened
  }
  const used = new Set<string>()
  const added = new Set<string>()
  return {
    has: (check, given, source) => {
      const name = nameOf(check, given, source)
      const isClean = open().before.has(name)
      if (isClean) used.add(name)
      return isClean
    },
    add: (check, given, source) => void added.add(nameOf(check, given, source)),
    save: () => {
      if (added.size === 0) return
      const { entry, before } = open()
      const unused = [...before].filter((name) => !used.has(name))
      keepValue(entry, new Set([...unused.slice(-maxUnused), ...used, ...added]))
      prune('clean')
    },
  }
}

const nameOf = (check: string, given: string, source: FileText) =>
  hashOf(`${check} ${given} ${source.file} ${hashOfText(source)}`)
