import { join } from 'node:path'
import { withRanges } from '../../problems/as-json.ts'
import { foldProblems } from '../../problems/fold.ts'
import { countProblems, printFold, printProblems } from '../../problems/print.ts'
import { isError, type Problem } from '../../problems/problems.ts'
import { folderOfChain, isChain } from '../../read/chain-folders.ts'
import type { Source } from '../../read/read.ts'
import { commandFor } from './command-for.ts'
import type { Io } from './io.ts'
import { manifestName } from './manifest-name.ts'

/** Problems, and the sources of the files they are in. */
export interface Found {
  problems: readonly Problem[]
  sources: readonly Source[]
}

interface Options {
  /** Report every problem; otherwise, problems that say the same about many places are folded. */
  all?: boolean
  /** Some of them are reported by `check --release` only. */
  release?: boolean
  /** The problems are in a draft that is not written, where "fix" would not find them. */
  isDraft?: boolean
  /** `check` looks for more problems than these. */
  isPartial?: boolean
  /** The host that the command was given, for which "check" finds the same. */
  host?: string | undefined
}

/** Reports the problems to the author; true if one of them is an error. With `json`, none is folded. */
export function report(
  { problems, sources }: Found,
  io: Io,
  { all = false, release = false, isDraft = false, isPartial = false, host }: Options = {},
): boolean {
  if (io.json) for (const problem of problems) io.print(JSON.stringify(withRanges(problem, sources)))
  else if (problems.length > 0) {
    const folder = manifestName(io.manifest)
    const { shown, folds } = all ? { shown: problems, folds: [] } : foldProblems(problems)
    const listing = commandFor(io, 'check', { host, words: [...(release ? ['--release'] : []), '--all'] })
    io.note(
      [printProblems(shown, sources, folder), ...folds.map((fold) => printFold(fold, folder, listing))].join('\n'),
    )
    const hints = [isDraft ? '' : fixHint(problems, io), isPartial ? moreHint(problems, io, host) : '']
    io.note(`${countProblems(problems)}${hints.join('')}\n`)
  }
  return problems.some(isError)
}

/** How many problems "fix" fixes. It works on one practice: in a chain, on the first that needs it. */
function fixHint(problems: readonly Problem[], io: Io): string {
  const mended = problems.filter(({ edits }) => edits !== undefined)
  const [first] = mended
  if (first === undefined) return ''
  const practice = isChain(io.manifest) ? first.file.split('/')[0]! : undefined
  const manifest = practice === undefined ? io.manifest : join(folderOfChain(io.manifest), practice)
  const count = mended.filter(({ file }) => practice === undefined || file.startsWith(`${practice}/`)).length
  return `; "${commandFor({ ...io, manifest }, 'fix')}" fixes ${count} of them`
}

/** Says that `check` looks for more warnings. Not next to an error, which comes first. */
function moreHint(problems: readonly Problem[], io: Io, host: string | undefined): string {
  return problems.some(isError) ? '' : `; "${commandFor(io, 'check', { host })}" looks for more`
}
