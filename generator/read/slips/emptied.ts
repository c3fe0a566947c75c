import {
  columnOfKey,
  filledAbove,
  filledBelow,
  filledFrom,
  indentOf,
  isFilled,
  type Line,
  lineEndOf,
  within,
} from './line.ts'
import type { Repair, Try } from './repair.ts'

/** The `[]` of an empty list or the `{}` of an empty group, after its key or on a line of its own. */
const empty = /^( *(?:- +)*[\w-]+:|)( *)(\[ *\]|\{ *\})(?=\s*(?:#.*)?$)/

/**
 * The `[]` or `{}` of a list or group that is no longer empty, because its author has added entries: above it, where
 * the files of a new practice show some in a comment, or below it.
 */
export const noLongerEmpty: Try = (near, lines) => {
  // The parser may report it at the end of what is above.
  const line = filledFrom(near, lines)
  const above = filledAbove(near, lines)
  if (line === undefined) return undefined
  return (
    ownLine(line, lines) ?? (above && (ownLine(above, lines) ?? afterKey(above, line))) ?? belowEntries(line, lines)
  )
}

/** Brackets on a line of their own, between, above or below the entries. */
function ownLine(line: Line, lines: readonly Line[]): Repair | undefined {
  const [, key, space = '', brackets] = empty.exec(line.text) ?? []
  if (key !== '' || brackets === undefined) return undefined
  const isBeside = (each: Line | undefined) =>
    each !== undefined && indentOf(each) === space.length && holds(brackets, each)
  if (!isBeside(filledAbove(line, lines, space.length)) && !isBeside(filledBelow(line, lines))) return undefined
  const rest = line.text.slice(space.length + brackets.length)
  const next = lines[line.index + 1]
  const isAll = rest.trim() === '' && next !== undefined
  return {
    ...meaning(brackets),
    fix: `Remove the "${brackets}".`,
    at: line.start + space.length,
    edits: [
      isAll
        ? { start: line.start, end: next.start, text: '' }
        : within(line, space.length, line.text.length - rest.trimStart().length, ''),
    ],
  }
}

/** Brackets after a key, with the entries below. */
function afterKey(line: Line, below: Line): Repair | undefined {
  const [, key = '', space = '', brackets] = empty.exec(line.text) ?? []
  if (key === '' || brackets === undefined || !holds(brackets, below)) return undefined
  const least = columnOfKey(line) + (brackets.startsWith('[') ? 0 : 1)
  if (indentOf(below) < least) return undefined
  const end = key.length + space.length + brackets.length
  return {
    ...meaning(brackets),
    fix: `Remove the "${brackets}".`,
    at: line.start + end - brackets.length,
    edits: [within(line, key.length, end, '')],
  }
}

/** Brackets after a key, with the entries above it, right below the comment that they were part of. */
function belowEntries(line: Line, lines: readonly Line[]): Repair | undefined {
  const last = lines.slice(line.index).find((each) => isFilled(each) && empty.test(each.text))
  const [, key = '', , brackets = ''] = empty.exec(last?.text ?? '') ?? []
  if (last === undefined || !/^ *[\w-]+:$/.test(key) || !brackets.startsWith('[')) return undefined
  const own = indentOf(last)
  const isOfEntry = (each: Line) => !isFilled(each) || indentOf(each) > own || isEntryAt(own, each)
  const before = lines.slice(0, last.index)
  const run = before.slice(before.findLastIndex((each) => !isOfEntry(each)) + 1).filter(isFilled)
  // Lines that are indented further above the first dash belong to another list.
  const first = run.find((each) => isEntryAt(own, each))
  const entries = run.filter((each) => first !== undefined && each.index >= first.index)
  const outside = first && lines[first.index - 1]
  if (first === undefined || first.index > line.index || (outside !== undefined && isFilled(outside))) return undefined
  const end = lines[last.index + 1]?.start ?? last.start + last.text.length
  return {
    ...meaning(brackets),
    fix: `Write "${key.trim()}" above its entries, indent them, and remove "${last.text.trim()}" below them.`,
    at: last.start + last.text.indexOf(brackets),
    edits: [
      // Indented, so that entries of the next list do not count as theirs.
      ...entries.map((each) => within(each, 0, 0, `${each === first ? key + lineEndOf(lines) : ''}  `)),
      { start: last.start, end, text: '' },
    ],
  }
}

const holds = (brackets: string, line: Line) => brackets.startsWith('{') !== isEntryAt(indentOf(line), line)

const isEntryAt = (indent: number, { text }: Line) => /^ *-(?: |$)/.test(text) && text.indexOf('-') === indent

const meaning = (brackets: string) => ({
  message: brackets.startsWith('[')
    ? `"${brackets}" means that the list is empty, but it has entries`
    : `"${brackets}" means that the group is empty, but it has keys`,
})
