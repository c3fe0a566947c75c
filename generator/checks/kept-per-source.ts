import { type CleanFiles, openCleanFiles } from '../cache/clean-files.ts'
import { hashOf } from '../hash.ts'
import type { Problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import type { Source } from '../read/read.ts'

/**
 * Makes a check that looks at one file at a time look only at those that it does not know: what it found depends on the
 * file and on `given`, whatever else the check knows, and nothing else. While a process lives, all of it is remembered;
 * between processes, in which files nothing was found.
 */
export function keptPerSource(check: string): (source: Source, given: string, find: () => Problem[]) => Problem[] {
  const remember = perSource<Problem[]>()
  let last = { given: '', hash: '' }
  return (source, given, find) =>
    remember(source, given, () => {
      if (last.given !== given || last.hash === '') last = { given, hash: hashOf(given) }
      clean ??= openCleanFiles()
      if (clean.has(check, last.hash, source)) return []
      const found = find()
      if (found.length === 0) clean.add(check, last.hash, source)
      return found
    })
}

/** Opened by the first check that needs it. */
let clean: CleanFiles | undefined

/** Keeps what the checks of a manifest have found, for the next process. */
export function keepClean(): void {
  clean?.save()
  clean = undefined
}
