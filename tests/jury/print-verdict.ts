import type { Finding } from './juror.ts'
import type { Verdict } from './weigh.ts'

/** How many pages of one rule are named. */
const named = 3

/** What a juror objects to, by rule, the most frequent first; then the entries of kept.ts that are stale. */
export function printVerdict({ unexplained, stale }: Pick<Verdict, 'unexplained' | 'stale'>): string[] {
  const byRule = new Map<string, Finding[]>()
  for (const finding of unexplained) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  const rules = [...byRule].sort(([, a], [, b]) => b.length - a.length)
  return [
    ...rules.flatMap(([rule, findings]) => [
      `  ${findings.length} x ${rule}`,
      `    ${findings[0]!.message}`,
      ...findings.slice(0, named).map(({ url, at }) => `    ${url}  ${at.replace(/\s+/g, ' ')}`),
      ...(findings.length > named ? [`    and ${findings.length - named} more`] : []),
    ]),
    ...stale.map(({ rule, where }) => `  stale in kept.ts, nothing matches it: ${rule} ${where}`),
  ]
}
