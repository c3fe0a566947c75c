import { join } from 'node:path'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { plural } from '../problems/print.ts'
import type { Problem } from '../problems/problems.ts'
import { folderOfChain, noPracticesMessage, practicesIn } from '../read/chain-folders.ts'
import type { Source } from '../read/read.ts'
import { conflictFinder, inFolder } from './chain-problems.ts'
import { allProblems, type CheckOptions, reportFound } from './check.ts'
import { type Io, refuse } from './terminal/io.ts'

/** Checks all practices whose manifests are in one folder, as `check` does one, and reports all problems together. */
export function checkChain(io: Io, options: CheckOptions): ExitCode {
  const names = practicesIn(io.manifest)
  if (names.length === 0) return refuse(io, exitCodes.usage, noPracticesMessage(io.manifest))
  if (options.watch) return refuse(io, exitCodes.usage, '--watch checks one practice, not a chain.')
  const folder = folderOfChain(io.manifest)
  const chainProblems = conflictFinder()
  const problems: Problem[] = []
  const sources: Source[] = []
  let pages = 0
  // What practices have in common is read once.
  let loaded: Loaded | undefined
  for (const [done, name] of names.entries()) {
    io.progress?.({ phase: 'reading', done, total: names.length })
    loaded = loadSite(join(folder, name), loaded, { host: options.host })
    const all = [...allProblems(loaded, options), ...chainProblems(name, loaded)]
    const found = inFolder(name, { problems: all, sources: loaded.sources })
    problems.push(...found.problems)
    sources.push(...found.sources)
    pages += loaded.site?.routes.length ?? 0
  }
  return reportFound({ problems, sources }, io, options, () => {
    return `The manifests of ${plural(names.length, 'practice')} are good: ${plural(pages, 'page')}.`
  })
}
