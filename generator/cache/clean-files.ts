import { hashOf } from '../hash.ts'
import { memo } from '../memo.ts'
import type { Source } from '../read/read.ts'
import { prune } from './prune.ts'
import { checkingKey } from './source-keys.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** How many are kept that this run did not ask for: an edit may be taken back, and other manifests have files too. */
const maxUnused = 5000

/** The files in which checks found nothing, as they are kept: a check, what it was given, a file and its text. */
export interface CleanFiles {
  has: (check: string, given: string, source: Source) => boolean
  add: (check: string, given: string, source: Source) => void
  /** Saves what was added since it was opened; of too many that were not asked for, drops the oldest. */
  save: () => void
}

/**
 * Checks that look at every text take 0.4 s in a new process, and of a hundred files usually only one has changed. What
 * they found is forgotten when `codeKey` gives another hash of their code. Nothing is read until the first file is asked
 * for.
 */
export function openCleanFiles(codeKey: () => string = checkingKey): CleanFiles {
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

const nameOf = (check: string, given: string, source: Source) => hashOf(`${check} ${given} ${hashOfFile(source)}`)

const hashOfFile = (source: Source) => memo(source, 'clean-files', () => hashOf(`${source.file}\n${source.text}`))
