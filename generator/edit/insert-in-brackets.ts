import { isMap, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import { entriesOf } from './entries-of.ts'
import { blanksAtEnd, columnOf, endOfLine, startOfLine } from './lines.ts'

/**
 * Adds an entry, in the form `insertEntry` takes, to a list in brackets or a group in braces: next to the one it comes
 * after, or on a line of its own if that one has one or if there are comments.
 */
export function insertInBrackets(
  { file, text }: Source,
  parent: YAMLMap | YAMLSeq,
  entry: string,
  after: number,
): Edit {
  const [start, end] = parent.range!
  const [notes] = /^(?:#.*\n)*/.exec(entry)!
  const words = onOneLine(entry.slice(notes.length))
  const last = entriesOf(parent, text).at(after)
  if (last === undefined) return { file, start, end, text: isMap(parent) ? `{ ${words} }` : `[${words}]` }
  const line = startOfLine(text, last.start)
  const isAlone = text.slice(line, last.start).trim() === ''
  const [beside, comma = '', comment = ''] = /^([ \t]*,)?([ \t]*#[^\r\n]*)?/.exec(text.slice(last.end))!
  if (!isAlone && notes === '' && comment === '') return { file, start: last.end, end: last.end, text: `, ${words}` }
  const indent = isAlone ? columnOf(text, last.start) : /^ */.exec(text.slice(line))![0].length + 2
  const lines = [...notes.split('\n').slice(0, -1), words].map((each) => endOfLine(text) + ' '.repeat(indent) + each)
  return { file, start: last.end, end: last.end + beside.length, text: `,${comment}${lines.join('')}${comma}` }
}

/** An entry as it is written between brackets. */
function onOneLine(entry: string): string {
  const document = parseDocument<YAMLMap | YAMLSeq>(entry)
  document.contents!.flow = true
  const brackets = document.toString({ lineWidth: 0 }).replace(blanksAtEnd, '')
  return brackets.slice(1, -1).replace(/^ +/, '').replace(blanksAtEnd, '')
}
