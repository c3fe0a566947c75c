import { hasChanges, otherCounts, pageCounts } from './counts.ts'
import type { Plan } from './plan.ts'
import { type Line, sectionsOf } from './sections.ts'

/** A comment on a pull request may have 65,536 characters. */
const mostRows = 150
const longestCell = 300

/** The plan as one table, for a comment on a pull request. */
export function printMarkdown(plan: Plan, folder: string, out: string): string {
  const counts = [`**${code(pageCounts(plan))}**`, ...otherCounts(plan).map(escapeMarkdown)].join(', ')
  const first = plan.published ? [] : [`Nothing is published in ${code(out)} yet: every page is new.`]
  if (!hasChanges(plan)) return [counts, ...first, 'Nothing would change.'].join('\n\n')
  return [counts, ...first, table(plan, folder), ...proposals(plan, folder)].join('\n\n')
}

function table(plan: Plan, folder: string): string {
  const rows = sectionsOf(plan, folder).flatMap(({ heading, place, lines }) =>
    lines.map((line) => row(line, place === undefined ? escapeMarkdown(heading) : code(heading))),
  )
  const shown = rows.slice(0, mostRows)
  if (rows.length > mostRows) shown.push(`| | and ${rows.length - mostRows} more | | |`)
  return ['| | What | Change | From |', '| :-: | --- | --- | --- |', ...shown].join('\n')
}

function row({ sign, label, note, details }: Line, from: string): string {
  const change = [note, ...details].filter((text) => text !== '').map((text) => escapeMarkdown(cut(text)))
  return `| ${escapeMarkdown(sign)} | ${code(label)} | ${change.join('<br>')} | ${from} |`
}

function proposals({ proposals }: Plan, folder: string): string[] {
  if (proposals.length === 0) return []
  const lines = proposals.map(({ yaml }) => yaml)
  return [`Pages that have moved: add to ${code(`${folder}/redirects.yaml`)}`, ['```yaml', ...lines, '```'].join('\n')]
}

const cut = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}...` : text)

/** Words of a page as they are: no markup of theirs, no cell of the table ended, nobody called by name. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+\-!|~>]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/@(?=\w)/g, '@\u2060')
}

/** In a cell even code must not hold a bar. What holds a backtick cannot be told as code in few letters. */
const code = (text: string) => (/[`\n]/.test(text) ? escapeMarkdown(text) : `\`${text.replaceAll('|', '\\|')}\``)
