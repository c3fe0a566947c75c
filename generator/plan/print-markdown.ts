import { shortened } from '../../src/shared/shortened.ts'
import { describeNewPages } from '../audit/new-pages.ts'
import { plural } from '../problems/print.ts'
import type { Problem } from '../problems/problems.ts'
import { hasChanges, otherCounts, pageCounts } from './counts.ts'
import { code, escapeMarkdown } from './escape-markdown.ts'
import { fitLines } from './fit-lines.ts'
import { foldMarkdown, manyLines } from './fold-markdown.ts'
import { markdownWarnings } from './markdown-problems.ts'
import type { Plan } from './plan.ts'
import { proposalLists } from './proposal-lists.ts'
import { type Line, type Section, sectionsOf } from './sections.ts'

/**
 * The most characters for each part. A comment on a pull request may have 65,536: besides these parts it has up to
 * three lists of addresses, the warnings, and whatever a workflow writes above it.
 */
const room = { table: 20_000, proposals: 4_000, addresses: 8_000 }
const longestCell = 300

/**
 * The plan as a comment on a pull request: counts, a table of changes and their causes, the pages each line stands for.
 */
export function printMarkdown(plan: Plan, folder: string, out: string, problems: readonly Problem[]): string {
  const counts = [`**${code(pageCounts(plan))}**`, ...otherCounts(plan).map(escapeMarkdown)].join(', ')
  const first = plan.published ? [] : [`Nothing is published in ${code(out)} yet: every page is new.`]
  const warnings = markdownWarnings(problems, folder)
  if (!hasChanges(plan)) return [counts, ...first, 'Nothing would change.', ...warnings].join('\n\n')
  const sections = sectionsOf(plan, folder)
  const parts = [table(sections), ...proposals(plan, folder), ...addresses(plan, sections)]
  const news = describeNewPages(plan.newPages, plan.added.length).map(escapeMarkdown)
  return [counts, ...first, ...news, ...parts, ...warnings].join('\n\n')
}

const head = ['| | What | Change | From |', '| :-: | --- | --- | --- |']

function table(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ heading, place, lines }) =>
    lines.map((line) => row(line, place === undefined ? escapeMarkdown(heading) : code(heading))),
  )
  const { shown, left } = fitLines(rows, room.table)
  const [first, rest] = [shown.slice(0, manyLines), shown.slice(manyLines)]
  const more = left === 0 ? [] : [`| | and ${left} more | | |`]
  if (rest.length === 0) return [...head, ...first, ...more].join('\n')
  const open = [...head, ...first].join('\n')
  return `${open}\n\n${foldMarkdown(plural(rows.length - first.length, 'more line'), [...head, ...rest, ...more].join('\n'), true)}`
}

function row({ sign, label, note, details }: Line, from: string): string {
  const change = [note, ...details]
    .filter((text) => text !== '')
    .map((text) => escapeMarkdown(shortened(text, longestCell)))
  return `| ${escapeMarkdown(sign)} | ${code(label)} | ${change.join('<br>')} | ${from} |`
}

const proposals = (plan: Plan, folder: string): string[] =>
  proposalLists(plan).flatMap(({ heading, proposed }) => {
    const { shown, left } = fitLines(
      proposed.map(({ yaml }) => yaml),
      room.proposals,
    )
    const lines = [...shown, ...(left === 0 ? [] : [`# and ${left} more`])]
    return [`${heading}: add to ${code(`${folder}/redirects.yaml`)}`, fence('yaml', lines)]
  })

/** Every page by its address, if the table has lines that stand for several pages. */
function addresses(plan: Plan, sections: readonly Section[]): string[] {
  const lines = sections.flatMap((section) => section.lines)
  const alone = new Set(lines.flatMap(({ urls }) => (urls.length === 1 ? urls : [])))
  const lists: [sign: '+' | '~' | '-', what: string, pages: readonly { url: string }[]][] = [
    ['+', 'new page', plan.added],
    ['~', 'changed page', plan.changed],
    ['-', 'removed page', plan.removed],
  ]
  return lists.flatMap(([sign, what, pages]) => {
    if (pages.every(({ url }) => alone.has(url))) return []
    const { shown, left } = fitLines(
      pages.map(({ url }) => `${sign} ${url}`),
      room.addresses,
    )
    const body = fence('diff', [...shown, ...(left === 0 ? [] : [`  and ${left} more`])])
    return [foldMarkdown(plural(pages.length, what), body, pages.length > manyLines)]
  })
}

const fence = (language: string, lines: readonly string[]) => [`\`\`\`${language}`, ...lines, '```'].join('\n')
