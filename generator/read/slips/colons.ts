import { columnOfKey, filledAbove, filledBelow, indentOf, isFilled, keyOf, type Line, within } from './line.ts'
import type { Try } from './repair.ts'

/** A key without its colon, or with "=" instead: what is before it, the key, what follows it, and a value. */
const start = /^( *(?:- +)*)([a-z][\w-]*)(?:( *= *| +)[^\s:#=].*)?$/

/** A key without its colon: a word above what belongs to it, or a word that only a key can be. */
export const lostColon: Try = (line, lines) => {
  const [all, before, key, gap] = start.exec(line.text.trimEnd()) ?? []
  if (all === undefined || before === undefined || key === undefined) return undefined
  const isKey = isKeyElsewhere(key, lines) || beginsGroup(line, lines)
  if (gap === undefined ? !isAboveItsOwn(line, lines) : !isKey) return undefined
  const end = before.length + key.length
  const isEquals = gap?.includes('=')
  return {
    message: isEquals
      ? `"${key}" has "=" after it, where YAML wants a colon`
      : `"${key}" has no colon after it, so YAML does not read it as a key`,
    fix: `Write "${key}:${gap === undefined ? '' : ' '}".`,
    at: line.start + before.length,
    edits: [within(line, end, end + (isEquals ? gap!.length : 0), isEquals ? ': ' : ':')],
  }
}

/**
 * Whether a line is a single word, and what follows belongs to it: lines indented further, or the entries of a list.
 */
export function isAboveItsOwn(line: Line, lines: readonly Line[]): boolean {
  const below = filledBelow(line, lines)
  if (below === undefined || !/^ *(?:- +)*[a-z][\w-]*\s*$/.test(line.text)) return false
  if (!/^ *(?:- |[\w-]+:(?: |$))/.test(below.text)) return false
  const isEntry = /^ *- /.test(below.text) && !/^ *- /.test(line.text)
  return indentOf(below) > indentOf(line) || (isEntry && indentOf(below) === indentOf(line))
}

/**
 * Whether a line that might continue the text above it is rather a key without its colon: its group lacks that key,
 * and another group has it in the same column.
 */
export function isMissedKey(line: Line, lines: readonly Line[]): boolean {
  const [, , key, gap] = start.exec(line.text.trimEnd()) ?? []
  const column = columnOfKey(line)
  const isSame = (each: Line) => keyOf(each) === key && columnOfKey(each) === column
  if (key === undefined || gap === undefined || !lines.some(isSame)) return false
  const isOutside = (each: Line) => isFilled(each) && columnOfKey(each) < column
  const isEntry = (each: Line) => columnOfKey(each) === column && indentOf(each) < column
  const above = lines.slice(0, line.index).findLast((each) => isOutside(each) || isEntry(each))
  const below = lines.slice(line.index + 1).find((each) => isOutside(each) || isEntry(each))
  return !lines.slice(above?.index ?? 0, below?.index).some(isSame)
}

const isKeyElsewhere = (key: string, lines: readonly Line[]) => lines.some((line) => keyOf(line) === key)

/** Whether a line begins a file, a group or an entry, whose next key is in its column: it continues no text. */
function beginsGroup(line: Line, lines: readonly Line[]): boolean {
  const above = filledAbove(line, lines)
  const below = filledBelow(line, lines)
  const isFirst = above === undefined || /:\s*$/.test(above.text) || columnOfKey(line) > indentOf(line)
  return isFirst && below !== undefined && keyOf(below) !== undefined && indentOf(below) === columnOfKey(line)
}
