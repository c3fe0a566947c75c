import { type CleanFiles, openCleanFiles } from '../cache/clean-files.ts'
import { hashOf } from '../hash.ts'
import type { Problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import type { Source } from '../read/read.ts'
import { checkingKey } from '../run/source-keys.ts'

/**
 * Caches a check that looks at one file at a time. Its result, problems or candidates for them, may depend only on the
 * file and on `given`, which stands for whatever else the check uses. Within a process, every result is remembered;
 * between processes, only in which files it found nothing.
 */
export function keptPerSource<Found = Problem>(
  check: string,
): (source: Source, given: string, find: () => Found[]) => Found[] {
  const remember = perSource<Found[]>()
  let last = { given: '', hash: '' }
  return (source, given, find) =>
    remember(source, given, () => {
      // No check finds anything in a file that could not be read, and the file may become readable without its text
      // changing: a byte that is not UTF-8 looks like the replacement character an editor saves in its place.
      if (source.value === undefined) return find()
      if (last.given !== given || last.hash === '') last = { given, hash: hashOf(given) }
      clean ??= openCleanFiles(checkingKey)
      if (clean.has(check, last.hash, source)) return []
      const found = find()
      if (found.length === 0) clean.add(check, last.hash, source)
      return found
    })
}

/** Opened by the first check that needs it. */
let clean: CleanFiles | undefined

/** Saves which files the checks found clean, for the next process. */
export function keepClean(): void {
  clean?.save()
  clean = undefined
}
