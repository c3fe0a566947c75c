import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome, publicFolderOf } from '../folders.ts'
import { hasChanges } from '../plan/counts.ts'
import { holdsPreview } from '../plan/holds-preview.ts'
import { markdownErrors } from '../plan/markdown-problems.ts'
import type { Plan } from '../plan/plan.ts'
import { printJson } from '../plan/print-json.ts'
import { printMarkdown } from '../plan/print-markdown.ts'
import { printText } from '../plan/print-text.ts'
import type { Problem } from '../problems/problems.ts'
import { isUnfinished } from '../publish/journal.ts'
import { manifestKey } from '../publish/manifest-key.ts'
import { obstacleIn } from '../publish/obstacle.ts'
import { readRecord } from '../publish/record.ts'
import { fingerprintOf, isUpToDate } from '../publish/up-to-date.ts'
import { sourceKeys } from '../run/source-keys.ts'
import { type Io, refuse } from './terminal/io.ts'
import { refuseFailures, reportWarningCount } from './terminal/report-published.ts'

export interface PlanOptions {
  /** Print a comment for a pull request instead of text. */
  markdown?: boolean
  /** Plan what `generate --preview` would change. */
  preview?: boolean
  /** Plan for this host, whatever practice.yaml says. */
  host?: string
}

/**
 * Reports what `generate` would change in the published folder, without doing it. It never waits for another command:
 * it only reads, and compares with what is in place at that moment.
 */
export async function plan(io: Io, options: PlanOptions = {}): Promise<ExitCode> {
  const keys = sourceKeys()
  const record = readRecord(io.out)
  // As in `generate`: if nothing has changed, no heavy code is loaded.
  const { preview = false, host } = options
  const fingerprint = fingerprintOf({ keys, manifestHash: manifestKey(io.manifest) }, options)
  if (record !== undefined && isUpToDate(io.out, record, { fingerprint })) {
    reportWarningCount(io, record, host)
    return printPlan(io, noChanges(record.pages), [], options)
  }
  const [{ loadSite }, { makePlan }, { report }] = await Promise.all([
    import('../load-site.ts'),
    import('../plan/make-plan.ts'),
    import('./terminal/report.ts'),
  ])
  const target = { out: io.out, record, publicFolder: publicFolderOf(io.manifest) }
  const obstacle = obstacleIn(target)
  if (obstacle !== undefined) return refuse(io, exitCodes.usage, obstacle)
  io.progress?.({ phase: 'reading' })
  const { sources, problems, site } = loadSite(io.manifest, { preview, host })
  if (site === undefined) {
    if (options.markdown) io.print(markdownErrors(problems, fromHome(io.manifest)))
    report({ problems, sources }, io, { host })
    return exitCodes.problems
  }
  if (isUnfinished(io.out))
    io.note(`A publish to ${fromHome(io.out)} is unfinished: the plan compares with what is in place now.`)
  if (holdsPreview(io.out) === !preview)
    io.note(
      `${fromHome(io.out)} contains ${preview ? 'no' : 'a'} preview, so every page would change: plan ${preview ? 'without' : 'with'} --preview to see only your changes.`,
    )
  io.progress?.({ phase: 'comparing' })
  const made = await makePlan(site, { ...target, keys, say: io.note })
  if ('failures' in made)
    return refuseFailures(io, 'Nothing could be published: the templates fail on these pages.', made.failures)
  const code = printPlan(io, made, problems, options)
  // Warnings come after the plan: its first line must be the counts.
  report({ problems, sources }, io, { isPartial: true, host })
  return code
}

function printPlan(io: Io, plan: Plan, problems: readonly Problem[], { markdown = false }: PlanOptions): ExitCode {
  const [manifest, out] = [fromHome(io.manifest), fromHome(io.out)]
  if (io.json) io.print(printJson(plan, out))
  else io.print(markdown ? printMarkdown(plan, manifest, out, problems) : printText(plan, manifest, out))
  return hasChanges(plan) ? exitCodes.changes : exitCodes.ok
}

const noChanges = (pages: number): Plan => ({
  published: true,
  pages,
  cities: 0,
  added: [],
  newPages: { bare: 0, alike: 0, thin: 0, orphans: 0 },
  changed: [],
  removed: [],
  redirects: [],
  pairs: [],
  files: [],
  proposals: [],
  instead: [],
})
