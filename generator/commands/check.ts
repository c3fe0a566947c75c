import { loadSite } from '../load-site.ts'
import { plural } from '../print.ts'
import { checkRelease } from '../release.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'
import { report } from './report.ts'

/** Reads and checks the manifest and writes nothing. With `release`, refuses what only a preview may show. */
export async function check(io: Io, { release = false }: { release?: boolean }): Promise<ExitCode> {
  const { sources, problems, site } = loadSite(io.manifest)
  const failed = report(release ? [...problems, ...checkRelease(sources)] : problems, sources, io)
  if (failed) return exitCodes.problems
  if (!io.json) io.print(`The manifest is good: ${plural(site!.rows.length, 'page')}.`)
  return exitCodes.ok
}
