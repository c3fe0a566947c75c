import { plural } from '../../problems/print.ts'
import { columnOfKey, filledAbove, filledBelow, indentOf, isFilled, type Line, within } from './line.ts'
import type { Repair, Try } from './repair.ts'

/**
 * A key whose indent is one or two spaces off from its siblings': it gets the indent of a key next to or around it. A
 * key that begins a group may be further off, because the group shows where it belongs.
 */
export const wrongIndent: Try = (line, lines, slip) => {
  if (slip.code === 'DUPLICATE_KEY') return overIndented(line, lines)
  const own = indentOf(line)
  const isKey = ({ text }: Line) => /^ *(?:- +)?[\w-]+:(?: |$)/.test(text)
  if (!isKey(line) || columnOfKey(line) !== own) return undefined
  const above = lines.slice(0, line.index).findLast((each) => isKey(each))
  const below = lines.slice(line.index + 1).find((each) => isKey(each))
  if (above !== undefined && columnOfKey(above) > own && isOneOfMany(line, lines))
    return overIndentedFirst(above, own, lines)
  const wanted = [above, below, ...keysAround(line, lines)].filter((each) => each !== undefined).map(columnOfKey)
  const others = wanted.filter((each) => each !== own)
  const inside = insideOf(line, lines)
  const indent =
    inside === undefined
      ? others.find((each) => Math.abs(each - own) <= 2)
      : others.filter((each) => each < inside && inside - each <= 4).sort((a, b) => b - a)[0]
  return indent === undefined ? undefined : indented(line, indent)
}

/** The keys of the groups that a line may be in, the nearest first. */
function keysAround(line: Line, lines: readonly Line[]): Line[] {
  let room = Number.POSITIVE_INFINITY
  const above = lines.slice(0, line.index).reverse().filter(isFilled)
  return above.filter((each) => {
    const isAround = indentOf(each) < room
    room = Math.min(room, indentOf(each))
    return isAround
  })
}

/** The indent of the group that a line such as `es:` begins: it says most about where the line belongs. */
function insideOf(line: Line, lines: readonly Line[]): number | undefined {
  const below = /:\s*$/.test(line.text) ? filledBelow(line, lines) : undefined
  return below !== undefined && indentOf(below) > indentOf(line) && !/^ *- /.test(below.text)
    ? indentOf(below)
    : undefined
}

function indented(line: Line, indent: number): Repair {
  const own = indentOf(line)
  const siblings = indent === 0 ? 'are not' : `by ${indent}`
  return {
    message: `the line is indented by ${plural(own, 'space')}, but the keys it belongs with ${siblings}`,
    fix: indent === 0 ? 'Remove the spaces before it.' : `Indent it by ${plural(indent, 'space')}.`,
    at: line.start,
    edits: [within(line, 0, own, ' '.repeat(indent))],
  }
}

/** Whether the next key that is not part of a line's value has the same indent: then the indent of both is intended. */
function isOneOfMany(line: Line, lines: readonly Line[]): boolean {
  const next = filledBelow(line, lines, indentOf(line))
  return next !== undefined && indentOf(next) === indentOf(line) && columnOfKey(next) === columnOfKey(line)
}

/** The first key of a group, if it alone is indented further. If several are, a line above them is missing. */
function overIndentedFirst(first: Line, indent: number, lines: readonly Line[]): Repair | undefined {
  const above = filledAbove(first, lines)
  return above !== undefined && indentOf(above) < indent ? indented(first, indent) : undefined
}

/**
 * Whether a line is the first of two or more keys that are indented alike, deeper than the line above, whose value
 * leaves no room for a group: they are not indented too far, but a line above them is missing, such as `en:`.
 */
export function hasLostItsHead(first: Line, lines: readonly Line[]): boolean {
  const indent = indentOf(first)
  const above = filledAbove(first, lines, indent - 1)
  const next = filledBelow(first, lines, indent)
  // A dash without its space hides the entry that the keys belong to.
  if (above === undefined || next === undefined || /:\s*$|^ *-[^\s-]/.test(above.text)) return false
  return [first, next].every((each) => /^ *[\w-]+:(?: |$)/.test(each.text)) && columnOfKey(above) + 2 <= indentOf(next)
}

/** A line such as `es:` indented as far as its own keys, which then count as keys of the group above. */
function overIndented(line: Line, lines: readonly Line[]) {
  const indent = indentOf(line)
  const head = lines
    .slice(0, line.index)
    .findLast((each) => indentOf(each) === indent && /^ +[\w-]+:\s*$/.test(each.text))
  const outer = head && filledAbove(head, lines, indent - 1)
  if (head === undefined || outer === undefined) return undefined
  const name = head.text.trim()
  return {
    message: `"${name}" is indented as far as its own keys, so YAML reads them as keys of the group above`,
    fix: `Indent "${name}" as far as "${outer.text.trim()}".`,
    at: head.start + indent,
    edits: [within(head, 0, indent, ' '.repeat(indentOf(outer)))],
  }
}
