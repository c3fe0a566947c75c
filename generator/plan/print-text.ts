import pc from 'picocolors'
import { describeNewPages } from '../audit/new-pages.ts'
import { plural } from '../problems/print.ts'
import { hasChanges, otherCounts, pageCounts } from './counts.ts'
import type { Plan } from './plan.ts'
import { proposalLists } from './proposal-lists.ts'
import { type Line, type Section, sectionsOf } from './sections.ts'

/** The plan as text for a terminal: counts first, then lists. `folder` and `out` are the names to display. */
export function printText(plan: Plan, folder: string, out: string): string {
  const counts = [pc.bold(pageCounts(plan)), ...otherCounts(plan).map((count) => pc.dim(count))]
  const first = plan.published ? [] : [`Nothing is published in ${out} yet: every page is new.`]
  first.push(...describeNewPages(plan.newPages, plan.added.length))
  if (!hasChanges(plan)) first.push(`Nothing would change: ${out} has ${plural(plan.pages, 'page')}.`)
  return [counts.join('   '), ...first, ...sectionsOf(plan, folder).map(printSection), ...proposals(plan, folder)].join(
    '\n',
  )
}

function printSection({ heading, lines }: Section): string {
  const width = Math.min(widest, Math.max(...lines.map(({ label }) => label.length)))
  return [`\n${pc.bold(heading)}`, ...lines.flatMap((line) => printLine(line, width))].join('\n')
}

/** Notes are aligned in a column. Only an address longer than this pushes its note to the right. */
const widest = 60

const paint = { '+': pc.green, '~': pc.yellow, '-': pc.red, ' ': pc.dim }

function printLine({ sign, label, note, details }: Line, width: number): string[] {
  return [
    `  ${paint[sign](sign)} ${note === '' ? label : `${label.padEnd(width)}  ${note}`}`,
    ...details.map((detail) => pc.dim(`      ${detail}`)),
  ]
}

const proposals = (plan: Plan, folder: string): string[] =>
  proposalLists(plan).flatMap(({ heading, proposed }) => [
    `\n${pc.bold(`${heading}: add ${proposed.length === 1 ? 'this line' : 'these lines'} to ${folder}/redirects.yaml`)}`,
    ...proposed.map(({ yaml }) => yaml),
  ])
