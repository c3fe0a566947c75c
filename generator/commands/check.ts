import { audit } from '../audit/audit.ts'
import { auditWarnings } from '../audit/warnings.ts'
import { missingNotices } from '../checks/notices.ts'
import { checkRelease } from '../checks/release.ts'
import { overdueReviews } from '../checks/reviews.ts'
import { checkSearchAnswers } from '../checks/search-answers.ts'
import { outdatedSources } from '../checks/sources.ts'
import { loadSite } from '../load-site.ts'
import { plural } from '../problems/print.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'
import { report } from './report.ts'

interface Options {
  release?: boolean
  /** Today's date, `2026-11-21`. */
  today?: string
}

/**
 * Reads and checks the manifest and writes nothing, so it may depend on today's date and report overdue reviews, and
 * take the time to compare pages and to try queries. With `release`, rejects what only a preview may show.
 */
export async function check(io: Io, { release = false, today = dayOf(new Date()) }: Options): Promise<ExitCode> {
  const { sources, loose, problems, site } = loadSite(io.manifest)
  const all = [
    ...problems,
    ...(site === undefined ? [] : [...auditWarnings(audit(site)), ...checkSearchAnswers(site, sources)]),
    ...overdueReviews(loose, today),
    ...outdatedSources(loose, today),
    ...(release ? checkRelease(loose) : missingNotices(loose)),
  ]
  const failed = report(all, sources, io)
  if (failed) return exitCodes.problems
  if (!io.json) io.print(`The manifest is good: ${plural(site!.routes.length, 'page')}.`)
  return exitCodes.ok
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
