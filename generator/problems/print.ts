import pc from 'picocolors'
import { groupBy } from '../group-by.ts'
import { catalogue } from './catalogue.ts'
import { type Fold, firstPlaces } from './fold.ts'
import { pathOf } from './path-of.ts'
import { type FileText, isError, type Problem } from './problems.ts'
import { boxInvisible, escapeInvisible } from './unseen.ts'

/** Problems grouped by file, each with the line it is about, what is wrong and what to do. */
export function printProblems(problems: readonly Problem[], sources: readonly FileText[], folder: string): string {
  return [...groupBy(problems, ({ file }) => file)]
    .flatMap(([file, here]) => {
      const lines = sources.find((source) => source.file === file)?.text.split(/\r?\n/) ?? []
      return here.map((each) => printProblem(each, lines, folder))
    })
    .join('\n')
}

function printProblem(problem: Problem, lines: readonly string[], folder: string): string {
  const { code, file, line, column, message, fix } = problem
  const paint = isError(problem) ? pc.red : pc.yellow
  const head = `${pc.bold(`${pathOf(folder, escapeInvisible(file))}:${line}:${column}`)} ${paint(problem.severity)} ${pc.dim(code)}`
  return [
    head,
    ...codeFrame(lines, line, column),
    `  ${escapeInvisible(message)}`,
    `  ${pc.cyan('Fix:')} ${escapeInvisible(fix)}`,
    '',
  ].join('\n')
}

/**
 * Summarizes a fold: how many problems it has, where the first ones are, and what to do about all of them. `folder` is
 * the name to display, `listing` the command that lists them.
 */
export function printFold(fold: Fold, folder: string, listing: string): string {
  const { code, severity, count, places } = fold
  const paint = severity === 'error' ? pc.red : pc.yellow
  const list = firstPlaces(fold, (file) => pathOf(folder, file))
  const { many } = catalogue[code]
  const all = `Use "${listing}" to list them.`
  const summary = many === undefined ? all : `${count} ${many}. ${all}`
  return `${pc.bold(`${places.length} more:`)} ${paint(severity)} ${pc.dim(code)} ${list}\n  ${summary}\n`
}

/** The line before, the line itself with a caret under the column, the line after. */
export function codeFrame(lines: readonly string[], line: number, column: number): string[] {
  const width = String(line + 1).length
  const numbered = (number: number) => {
    const text = lines[number - 1]
    return text === undefined
      ? []
      : [`  ${pc.dim(`${String(number).padStart(width)} |`)} ${shorten(visible(text), column)}`.trimEnd()]
  }
  if (lines.length === 0) return []
  const caret = `  ${pc.dim(`${' '.repeat(width)} |`)} ${' '.repeat(caretAt(column) - 1)}^`
  return [...numbered(line - 1), ...numbered(line), caret, ...numbered(line + 1)]
}

/** Makes tabs and characters without width visible. A tab takes one column, because columns count characters. */
const visible = (text: string) => boxInvisible(text.replaceAll('\t', '→'))

const widest = 100

/** A long line is cut so that the reported column stays visible. */
function shorten(text: string, column: number): string {
  const from = column > widest ? column - caretAt(column) : 0
  const part = text.slice(from, from + widest)
  return from + widest < text.length ? `${part}...` : part
}

const caretAt = (column: number) => (column > widest ? 40 : column)

/** `2 errors, 1 warning`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const parts = [errors > 0 ? plural(errors, 'error') : '', warnings > 0 ? plural(warnings, 'warning') : ''].filter(
    Boolean,
  )
  return parts.length === 0 ? 'no problems' : parts.join(', ')
}

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Names the first few, enough to see what is meant, and counts the others: `a, b, c and 4 more`. */
export function firstOf(names: readonly string[], most = 3): string {
  const some = names.slice(0, most).join(', ')
  return names.length > most ? `${some} and ${names.length - most} more` : some
}
