import { audit } from '../audit/audit.ts'
import { auditWarnings } from '../audit/warnings.ts'
import { checkDates } from '../checks/dates.ts'
import { untranslatedSigns } from '../checks/languages/untranslated-signs.ts'
import { missingNotices } from '../checks/notices.ts'
import { atRelease, checkRelease } from '../checks/release.ts'
import { checkSearchAnswers } from '../checks/search-answers.ts'
import { unpublishedEntries } from '../checks/unconfirmed.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { renewSchemas } from '../json-schema/write-schemas.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { asAnnotations } from '../problems/annotations.ts'
import { plural } from '../problems/print.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { asSarif } from '../problems/sarif.ts'
import { today as currentDay } from '../today.ts'
import type { Io } from './terminal/io.ts'
import { manifestName } from './terminal/manifest-name.ts'
import { type Found, report } from './terminal/report.ts'

export interface CheckOptions {
  release?: boolean
  /** Print the problems for programs instead of people: as SARIF, or as annotations for GitHub workflows. */
  format?: 'sarif' | 'github'
  /** List every problem, even if many say the same. */
  all?: boolean
  /** Check again after every save, until interrupted. */
  watch?: boolean
  /** Check for this host, whatever practice.yaml says. */
  host?: string
  /** Today's date, `2026-11-21`. */
  today?: string
}

/**
 * Reads and checks the manifest, and writes only its schemas for editors. So, unlike `generate`, it may depend on
 * today's date (overdue reviews) and take time to compare pages and try queries. `release` rejects what only a preview
 * may show.
 */
export async function check(io: Io, options: CheckOptions): Promise<ExitCode> {
  if (!options.watch) {
    io.progress?.({ phase: 'reading' })
    const loaded = loadSite(io.manifest, { host: options.host })
    io.progress?.({ phase: 'comparing' })
    return checkLoaded(loaded, io, options)
  }
  const { watchManifest } = await import('./watch-manifest.ts')
  let loaded: Loaded | undefined
  return watchManifest(io, 'check', () => {
    // Only the files that changed are read again.
    loaded = loadSite(io.manifest, { before: loaded, host: options.host })
    const code = checkLoaded(loaded, io, options)
    if (io.json) io.print(JSON.stringify({ event: 'checked', good: code === exitCodes.ok }))
  })
}

function checkLoaded(loaded: Loaded, io: Io, options: CheckOptions): ExitCode {
  const problems = allProblems(loaded, options)
  renewSchemas(io.manifest, loaded.loose)
  return reportFound({ problems, sources: loaded.sources }, io, options, () => {
    return `The manifest is good: ${plural(loaded.site!.routes.length, 'page')}.`
  })
}

/** All problems, including those that depend on today's date, on comparing pages, and on what patients search for. */
export function allProblems(
  { sources, loose, problems, site }: Loaded,
  { release = false, today = currentDay() }: CheckOptions,
): Problem[] {
  return [
    ...(release ? problems.map(atRelease) : problems),
    ...(site === undefined ? [] : [...auditWarnings(audit(site)), ...checkSearchAnswers(site, sources)]),
    ...checkDates(loose, today),
    ...(release
      ? checkRelease(loose)
      : [...missingNotices(loose), ...unpublishedEntries(loose), ...untranslatedSigns(loose)]),
  ]
}

/** Reports what was found in the requested format or, for people and without an error, the text of `good`. */
export function reportFound(
  found: Found,
  io: Io,
  { all = false, release = false, format, host }: CheckOptions,
  good: () => string,
): ExitCode {
  if (format !== undefined) {
    const { problems, sources } = found
    const print = format === 'sarif' ? asSarif : asAnnotations
    io.print(print(problems, sources, manifestName(io.manifest)))
    return problems.some(isError) ? exitCodes.problems : exitCodes.ok
  }
  if (report(found, io, { all, release, host })) return exitCodes.problems
  if (!io.json) io.print(good())
  return exitCodes.ok
}
