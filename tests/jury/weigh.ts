import type { Finding, JurorName } from './juror.ts'
import type { Kept } from './kept.ts'

export interface Verdict {
  /** What no entry explains. */
  unexplained: Finding[]
  /** How many findings the entries explain. */
  explained: number
  /** Entries for this juror that explain nothing: the defect no longer exists, or the entry was never right. */
  stale: Kept[]
}

/** Matches a juror's findings against the entries kept for it. */
export function weigh(juror: JurorName, findings: readonly Finding[], kept: readonly Kept[]): Verdict {
  const own = kept.filter((entry) => entry.juror === juror)
  const used = new Set<Kept>()
  const unexplained = findings.filter((finding) => {
    const fitting = own.filter((entry) => explains(entry, finding))
    for (const entry of fitting) used.add(entry)
    return fitting.length === 0
  })
  return {
    unexplained,
    explained: findings.length - unexplained.length,
    stale: own.filter((entry) => !used.has(entry)),
  }
}

const explains = ({ rule, where }: Kept, finding: Finding) =>
  rule === finding.rule && where.test(`${finding.url} ${finding.at}`)
