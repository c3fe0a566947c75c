import { audit as auditSite } from '../audit/audit.ts'
import { auditLines, printAudit } from '../audit/print.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { loadOrReport } from './load-or-report.ts'
import type { Io } from './terminal/io.ts'

/** Measures how much of each page is unique, and how a reader gets there. It only measures: `check` warns. */
export async function audit(io: Io): Promise<ExitCode> {
  const site = loadOrReport(io)
  if (site === undefined) return exitCodes.problems
  const audited = auditSite(site)
  io.print(io.json ? auditLines(audited).join('\n') : printAudit(audited, fromHome(io.manifest)))
  return exitCodes.ok
}
