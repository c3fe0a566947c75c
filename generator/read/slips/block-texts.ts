import { plural } from '../../problems/print.ts'
import { columnOfKey, indentOf, isFilled, type Line, within } from './line.ts'
import type { Try } from './repair.ts'

/** A line whose text follows below it, after `|` or `>`. */
const header = /^ *(?:- +)*(?:[\w-]+: +)?([|>])[+-]?\s*$/

/** Whether a line announces a text of several lines below it. */
export const startsBlockText = ({ text }: Line): boolean => header.test(text)

/** A text below `|` or `>` with lines that are not indented as far as YAML needs to read them as part of it. */
export const shallowText: Try = (line, lines) => {
  const head = lines.slice(0, line.index).findLast(startsBlockText)
  if (head === undefined) return undefined
  const own = /^ *- +[|>]/.test(head.text) ? indentOf(head) : columnOfKey(head)
  const rest = lines.slice(head.index + 1)
  const end = rest.findIndex((each) => isFilled(each) && indentOf(each) <= own && !isProse(each))
  const below = rest.slice(0, end === -1 ? rest.length : end).filter(({ text }) => text.trim() !== '')
  const first = below[0]
  if (first === undefined || !below.includes(line)) return undefined
  const isDeep = indentOf(first) > own
  const indent = isDeep ? indentOf(first) : own + 2
  const shallow = below.filter((each) => indentOf(each) < indent)
  const start = shallow[0]
  if (start === undefined) return undefined
  const mark = header.exec(head.text)![1]
  const others = shallow.length === 1 ? '' : ', and the other lines of the text as far'
  return {
    message: isDeep
      ? `the line is indented less than the first line of the text after "${mark}"`
      : `the text after "${mark}" is not indented further than the line above it`,
    fix: `Indent it by ${plural(indent, 'space')}${others}.`,
    at: start.start + indentOf(start),
    edits: shallow.map((each) => within(each, 0, indentOf(each), ' '.repeat(indent))),
  }
}

/** Neither a key nor an entry. */
const isProse = ({ text }: Line) => !/^ *(?:-(?: |$)|[\w-]+:(?: |$))/.test(text)
