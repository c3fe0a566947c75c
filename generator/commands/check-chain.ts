import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { addAll } from '../group-by.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { plural } from '../problems/print.ts'
import type { Problem } from '../problems/problems.ts'
import { noPracticesMessage, practicesIn } from '../read/chain-folders.ts'
import type { Source } from '../read/read.ts'
import { loadPractices } from './chain-problems.ts'
import { allProblems, type CheckOptions, reportFound } from './check.ts'
import { type Io, refuse } from './terminal/io.ts'

/** Checks all practices whose manifests are in one folder, as `check` does one, and reports all problems together. */
export function checkChain(io: Io, options: CheckOptions): ExitCode {
  const names = practicesIn(io.manifest)
  if (names.length === 0) return refuse(io, exitCodes.usage, noPracticesMessage(io.manifest))
  if (options.watch) return refuse(io, exitCodes.usage, '--watch checks one practice, not a chain.')
  const problems: Problem[] = []
  const sources: Source[] = []
  let pages = 0
  const load = (folder: string, before: Loaded | undefined) => loadSite(folder, { before, host: options.host })
  for (const { loaded, found } of loadPractices(io, names, load, (loaded) => allProblems(loaded, options))) {
    addAll(problems, found.problems)
    addAll(sources, found.sources)
    pages += loaded.site?.routes.length ?? 0
  }
  return reportFound({ problems, sources }, io, options, () => {
    return `The manifests of ${plural(names.length, 'practice')} are good: ${plural(pages, 'page')}.`
  })
}
