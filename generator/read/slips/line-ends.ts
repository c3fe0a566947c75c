import { filledBelow, indentOf, isFilled, keyOf, type Line, lineEndOf, within } from './line.ts'
import type { Try } from './repair.ts'

/**
 * A line that the next one was joined to: after its value comes a key that follows its own key elsewhere in the file
 * or, if the value is in quotes or brackets, any other key of the file.
 */
export const lostLineEnd: Try = (line, lines) => {
  const key = keyOf(line)
  if (key === undefined) return undefined
  const keys = new Set(lines.filter((each) => each !== line).map(keyOf))
  for (const { 0: found, 1: next, 2: name, index } of line.text.matchAll(/ +((?:- +)*([a-z][\w-]*):)(?= |$)/g)) {
    if (index < columnOf(line) || !keys.has(name)) continue
    const isWhole = wholeValue.test(line.text.slice(0, index)) && next === `${name}:`
    const indent = isWhole ? columnOf(line) : indentBelow(key, next!, line, lines)
    if (indent === undefined || hasKey(name!, indent, line, lines)) continue
    const at = index + found.length - next!.length
    return {
      message: `the line has two keys, "${key}" and "${name}"`,
      fix: `Start a new line before "${next}".`,
      at: line.start + at,
      edits: [within(line, index, at, lineEndOf(lines) + ' '.repeat(indent))],
    }
  }
  return undefined
}

/** A value in quotes or brackets: what follows cannot be part of it. */
const wholeValue = /: +(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\})$/

/** Where the key of a line begins. */
const columnOf = ({ text }: Line) => /^ *(?:- +)*/.exec(text)![0].length

/** How far to indent `next` below the line: as in another place where it follows a line with the same key. */
function indentBelow(key: string, next: string, line: Line, lines: readonly Line[]): number | undefined {
  for (const other of lines) {
    if (other === line || keyOf(other) !== key) continue
    const first = filledBelow(other, lines)
    const beside = filledBelow(other, lines, columnOf(other))
    const follower = [first, beside].find((each) => each?.text.trimStart().startsWith(next))
    if (follower !== undefined) return columnOf(line) + indentOf(follower) - columnOf(other)
  }
  return undefined
}

/** Whether the group of the new line would have the key already: then the words before the colon are text. */
function hasKey(name: string, indent: number, line: Line, lines: readonly Line[]): boolean {
  const isOutside = (each: Line) => isFilled(each) && columnOf(each) < indent
  const above = lines.slice(0, line.index + 1)
  const from = above.findLastIndex((each) => isOutside(each) || (columnOf(each) === indent && indentOf(each) < indent))
  const below = lines.slice(line.index + 1)
  const to = below.findIndex((each) => isFilled(each) && indentOf(each) < indent)
  const group = [...above.slice(Math.max(from, 0)), ...below.slice(0, to === -1 ? undefined : to)]
  return group.some((each) => columnOf(each) === indent && keyOf(each) === name)
}
