import { relative, resolve } from 'node:path'
import { slashed } from '../disk/slashed.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { type Mended, mend } from '../fix/mend.ts'
import { fromHome } from '../folders.ts'
import { loadSite } from '../load-site.ts'
import { withRanges } from '../problems/as-json.ts'
import { codeFrom } from '../problems/code-from.ts'
import { suggest } from '../problems/nearest.ts'
import { countProblems, plural } from '../problems/print.ts'
import { printDiff } from '../problems/print-diff.ts'
import type { Problem } from '../problems/problems.ts'
import { UserError } from '../problems/user-error.ts'
import type { Source } from '../read/read.ts'
import { commandFor } from './terminal/command-for.ts'
import { confirm } from './terminal/confirm.ts'
import { gitRestore } from './terminal/git-restore.ts'
import type { Io } from './terminal/io.ts'
import { writeTexts } from './write-texts.ts'

export interface FixOptions {
  /** Only these files, or those in these folders, as paths in the manifest or from the current folder. */
  files?: readonly string[]
  /** Only problems of this code. */
  only?: string
  /** Write without asking. */
  yes?: boolean
  /** Show only. */
  dryRun?: boolean
}

/**
 * Applies the fixes that need no decision: shows what would change, and writes it once the user agrees. The exit code
 * is 1 when there was something to fix and it was not written.
 */
export async function fix(io: Io, { files = [], only, yes = false, dryRun = false }: FixOptions): Promise<ExitCode> {
  const code = only === undefined ? undefined : codeFrom(only)
  const named = files.map((file) => inManifest(file, io))
  const mended = mend(io.manifest, loadSite(io.manifest), (problem) => {
    const isOfFile = named.length === 0 || problem.edits!.every(({ file }) => named.some((each) => isIn(file, each)))
    return isOfFile && (code === undefined || problem.code === code)
  })
  const strange = named.find((name) => mended.loaded.sources.every(({ file }) => !isIn(file, name)))
  if (strange !== undefined) throw new UserError(unknownFile(strange, mended.loaded.sources))
  show(mended, io)
  // The hint must not fix more than what was asked for.
  const words = [...files, ...(code === undefined ? [] : ['--only', code]), '--yes']
  if (mended.files.length === 0) return reportResult('nothing', mended, io, words)
  const isAgreed = !dryRun && (yes || (await confirm(io, `Write ${plural(mended.files.length, 'file')}?`)))
  if (!isAgreed) return reportResult('shown', mended, io, words)
  writeTexts(io, mended.files)
  return reportResult('written', mended, io, words)
}

/** The path of a file or folder in the manifest, however it was given. */
function inManifest(file: string, { manifest }: Io): string {
  const path = slashed(relative(manifest, resolve(file)))
  return path.startsWith('../') || path === '..' ? file.replace(/\/$/, '') : path
}

function unknownFile(file: string, sources: readonly Source[]): string {
  const files = sources.map((source) => source.file)
  const [meant, ...others] = files.filter((each) => areAlike(nameOf(each), nameOf(file)))
  const fix = meant === undefined || others.length > 0 ? suggest(file, files) : `Did you mean "${meant}"?`
  return `The manifest has no ${file}. ${fix}`
}

const isIn = (file: string, named: string) => file === named || named === '' || file.startsWith(`${named}/`)

/** Whether one path ends with the other. */
const areAlike = (a: string, b: string) => `/${a}`.endsWith(`/${b}`) || `/${b}`.endsWith(`/${a}`)

/** A file's name without what people may leave out or add: its extension, slashes as in an address, backslashes. */
const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/^\/|\/$|\.ya?ml$/g, '')

function show({ files }: Mended, io: Io): void {
  if (io.json) {
    const texts = files.map(({ file, before }) => ({ file, text: before }))
    for (const problem of problemsIn(files)) io.print(JSON.stringify(withRanges(problem, texts)))
    return
  }
  const changes = files.map(({ file, before, after, mended }) => ({
    file: `${fromHome(io.manifest)}/${file}`,
    before,
    after,
    notes: mended.map(({ problem, line }) => ({ line, text: `${problem.code}: ${problem.message}` })),
  }))
  if (files.length > 0) io.print(printDiff(changes))
}

const problemsIn = (files: Mended['files']): Problem[] => [
  ...new Set(files.flatMap(({ mended }) => mended.map(({ problem }) => problem))),
]

function reportResult(
  what: 'nothing' | 'shown' | 'written',
  { files, loaded: { problems: left } }: Mended,
  io: Io,
  words: readonly string[],
): ExitCode {
  const count = problemsIn(files).length
  if (io.json) {
    const event = { event: 'fixed', written: what === 'written', fixes: count, files: files.map(({ file }) => file) }
    io.print(JSON.stringify({ ...event, left: left.length }))
  } else {
    const fixes = `${plural(count, 'problem')} in ${plural(files.length, 'file')}`
    const said = {
      nothing: () => 'There is nothing to fix automatically.',
      shown: () => `Nothing was written: "${commandFor(io, 'fix', { words })}" fixes ${fixes}.`,
      written: () => `Fixed ${fixes}.${undoHint(files, io)}`,
    }[what]
    io.note(`\n${said()}`)
    if (left.length > 0)
      io.note(
        `${countProblems(left)} to fix by hand. "${commandFor(io, 'check')}" shows what is left, and looks for more.`,
      )
  }
  return what === 'shown' ? exitCodes.problems : exitCodes.ok
}

function undoHint(files: Mended['files'], io: Io): string {
  const restore = gitRestore(
    io,
    files.map(({ file }) => file),
  )
  return restore === undefined ? '' : ` "${restore}" undoes it, and every other uncommitted change there.`
}
