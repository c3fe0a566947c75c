import { called } from '../called.ts'
import { pathOf } from '../problems/path-of.ts'
import { countProblems } from '../problems/print.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { code, escapeMarkdown } from './escape-markdown.ts'
import { fitLines } from './fit-lines.ts'
import { foldMarkdown, manyLines } from './fold-markdown.ts'

/** The most characters a list of problems may take. */
const room = 8_000

/** Why there is no plan: the errors of the manifest in `folder`, for the comment that would have shown the plan. */
export function markdownErrors(problems: readonly Problem[], folder: string): string {
  const errors = problems.filter(isError)
  const heading = `The manifest has ${countProblems(errors)}: nothing can be published.`
  return [foldMarkdown(heading, list(errors, folder), false), ...markdownWarnings(problems, folder)].join('\n\n')
}

/** The warnings: some may be due to the change. */
export function markdownWarnings(problems: readonly Problem[], folder: string): string[] {
  const warnings = problems.filter((problem) => !isError(problem))
  return warnings.length === 0
    ? []
    : [foldMarkdown(countProblems(warnings), list(warnings, folder), warnings.length > manyLines)]
}

function list(problems: readonly Problem[], folder: string): string {
  const lines = problems.map(({ file, line, column, message, fix }) => {
    return `- ${code(`${pathOf(folder, file)}:${line}:${column}`)} ${escapeMarkdown(message)} **Fix:** ${escapeMarkdown(fix)}`
  })
  const { shown, left } = fitLines(lines, room)
  return [...shown, ...(left === 0 ? [] : [`- and ${left} more: \`${called} check\` lists them`])].join('\n')
}
