import { plural } from '../../problems/print.ts'
import { columnOfKey, filledAbove, filledBelow, indentOf, isFilled, type Line, within } from './line.ts'
import type { Try } from './repair.ts'

/**
 * An entry whose dash is not aligned with its list: it gets the indent of the nearest list around it with such entries.
 * If another is not much farther, only the author can choose. All entries swallowed by one text are moved.
 */
export const wrongDash: Try = (line, lines, { pos, swallowing }) => {
  const kind = kindOf(line)
  const own = indentOf(line)
  const isSwallowed = swallowing !== undefined
  if (kind === undefined || (isSwallowed && pos[0] !== line.start + own)) return undefined
  const below = lines.slice(line.index + 1)
  const above = entriesAround(lines.slice(0, line.index).reverse())
  const around = isSwallowed
    ? above.filter((each) => indentOf(each) < own).slice(0, 1)
    : [...above, ...entriesAround(below)]
  const distances = around.filter((each) => kindOf(each) === kind).map((each) => indentOf(each) - own)
  const [nearest, second] = [...new Set(distances)]
    .filter((each) => each !== 0)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  if (nearest === undefined) return undefined
  const next = filledBelow(line, lines)
  const toNext = next !== undefined && kindOf(next) === kind ? indentOf(next) - own : 0
  // It is between two entries of one list: the distance does not matter.
  const distance = toNext > 0 && distances.includes(toNext) ? toNext : nearest
  if (distance === nearest && second !== undefined && Math.abs(second) <= 2 * Math.abs(nearest)) return undefined
  const indent = own + distance
  const siblings = indent === 0 ? 'are not' : `by ${indent}`
  const fix = indent === 0 ? 'Remove the spaces before it' : `Indent it by ${plural(indent, 'space')}`
  const dashes = new Set(swallowing?.dashes ?? [line.start + own])
  const entries = lines.filter((each) => dashes.has(each.start + indentOf(each)))
  const moved = entries.map((entry, index) => {
    const end = entries[index + 1]?.index
    const by = indent - indentOf(entry)
    return [entry, ...restOf(entry, lines.slice(entry.index + 1, end))].map((each) =>
      within(each, 0, Math.max(0, -by), ' '.repeat(Math.max(0, by))),
    )
  })
  const others = entries.length - 1
  let also = moved.flat().length > 1 ? ', and move the rest of its entry along' : ''
  if (others > 0) also = `, and do the same with the next ${others === 1 ? 'entry' : `${others} entries`}`
  return {
    message: isSwallowed
      ? 'the line is indented too far, so YAML reads it as part of the entry above'
      : `the line is indented by ${plural(own, 'space')}, but the entries it belongs with ${siblings}`,
    fix: `${fix}${also}.`,
    at: line.start + own,
    edits: moved.flat(),
  }
}

/** A dash before one of the keys of a group: the key above it has a value of its own, so it starts no list. */
export const strayDash: Try = (line, lines) => {
  const [, key] = /^ *- +([\w-]+):(?: |$)/.exec(line.text) ?? []
  if (key === undefined) return undefined
  const own = indentOf(line)
  const isSibling = (column: number) => {
    const above = filledAbove(line, lines, column)
    return above !== undefined && indentOf(above) === column && /^ *[\w-]+: +[^\s#]/.test(above.text)
  }
  const column = [own, columnOfKey(line)].find(isSibling)
  if (column === undefined) return undefined
  return {
    message: `the dash before "${key}" makes it an entry of a list, but it is among the keys of a group`,
    fix: `Remove the dash before "${key}", and start it in the same column as the other keys.`,
    at: line.start + own,
    edits: [within(line, 0, columnOfKey(line), ' '.repeat(column))],
  }
}

/** What distinguishes the entries of one list from those of another: their first key, or the dash of lists in it. */
function kindOf({ text }: Line): string | undefined {
  const [entry, key = ''] = /^ *-(?= |$) *(?:\{ *)?(-(?= )|[\w-]+(?=:(?: |$)))?/.exec(text) ?? []
  return entry === undefined ? undefined : key
}

/** The entries of the lists that a line may belong to, given the lines above or below it, the nearest first. */
function entriesAround(lines: readonly Line[]): Line[] {
  let room = Number.POSITIVE_INFINITY
  return lines.filter((line) => {
    if (!isFilled(line)) return false
    const isEntry = kindOf(line) !== undefined
    const isOpen = isEntry && indentOf(line) <= room
    room = Math.min(room, isEntry ? indentOf(line) : indentOf(line) - 1)
    return isOpen
  })
}

/** The other lines of an entry, if they are aligned with what follows its dash: they move with it. */
function restOf(line: Line, below: readonly Line[]): readonly Line[] {
  const hasText = ({ text }: Line) => text.trim() !== ''
  const end = below.findIndex((each) => hasText(each) && indentOf(each) < columnOfKey(line))
  const rest = below.slice(0, end === -1 ? below.length : end).filter(hasText)
  return rest[0] !== undefined && indentOf(rest[0]) === columnOfKey(line) ? rest : []
}
