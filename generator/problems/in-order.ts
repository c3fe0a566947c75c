import { byName } from '../languages.ts'
import type { Problem } from './problems.ts'

/** The problems in the order of the files, without the less useful of two at the same place. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  withoutDuplicates(problems).sort((a, b) => byName(a.file, b.file) || a.line - b.line || a.column - b.column)

/**
 * Drops the less useful of two problems at the same place. For a mistyped name, the schema says how a name must look,
 * and the reference check, which comes later, which name is meant: only the problem with an edit stays, or else the
 * last. For a value in curly quotes, only the problem with the quotes stays, unless it must be a number, which takes no
 * quotes at all.
 */
function withoutDuplicates(problems: readonly Problem[]): Problem[] {
  const isOfName = ({ code }: Problem) => code === 'BAD_SLUG' || code === 'BAD_PAGE_ID'
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const placesOf = (some: (each: Problem) => boolean) => new Set(problems.filter(some).map(placeOf))
  const ofNames = new Map<string, Problem>()
  for (const each of problems.filter(isOfName)) {
    const before = ofNames.get(placeOf(each))
    if (before?.edits === undefined || each.edits !== undefined) ofNames.set(placeOf(each), each)
  }
  const curly = placesOf(({ code }) => code === 'SMART_QUOTES')
  const mistyped = placesOf(({ code }) => code === 'WRONG_TYPE')
  return problems.filter((each) => {
    if (each.code === 'SMART_QUOTES') return !mistyped.has(placeOf(each))
    if (each.code === 'BAD_VALUE') return !curly.has(placeOf(each))
    return !isOfName(each) || ofNames.get(placeOf(each)) === each
  })
}
