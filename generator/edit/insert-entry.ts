import { isCollection, isNode, isSeq, type Range, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { nodeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { entriesOf } from './entries-of.ts'
import { insertInBrackets } from './insert-in-brackets.ts'
import {
  blanksAtEnd,
  columnOf,
  endOfLine,
  isBlankBefore,
  startOfComments,
  startOfLine,
  startOfNextLine,
} from './lines.ts'

/**
 * Adds an entry to the list or group at `path`. `entry` is its YAML without indentation and with `\n` as line endings:
 * `- name: Brea\n  coordinates: ...`, or `brea: 10-15`. It comes last, or after the entry with the index `after`, written
 * and indented like its neighbors, after a blank line if they are separated by one. Undefined when the file has no list
 * or group there.
 */
export function insertEntry(source: Source, path: Path, entry: string, after = -1): Edit | undefined {
  const { file, text } = source
  const newLine = endOfLine(text)
  const parent = nodeAt(source, path)
  const lines = entry.replace(/\n$/, '').split('\n')
  const indented = (spaces: number) =>
    lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line)).join(newLine) + newLine
  const isInside = path.some((_, index) => isInBrackets(nodeAt(source, path.slice(0, index))))
  if (isCollection(parent) && (isInside || (isInBrackets(parent) && parent.items.length > 0)))
    return insertInBrackets(source, parent, entry, after)
  if (isInside) return undefined
  const range = isNode(parent) ? parent.range : undefined
  const isEmpty = isCollection(parent) ? parent.items.length === 0 : range?.[0] === range?.[1]
  if (isEmpty && path.length === 0) return insertIntoEmptyFile(source, range, indented(0))
  if (isEmpty && range) return insertBelowKey(source, range, indented)
  if (!isCollection(parent) || !range) return undefined
  const entries = entriesOf(parent, text)
  const starts = entries.map(({ start }) => (isSeq(parent) ? text.lastIndexOf('-', start - 1) : start))
  const column = columnOf(text, starts[0]!)
  const gap = starts.length > 1 && isBlankBefore(text, startOfComments(text, starts[1]!)) ? newLine : ''
  const at = endOfEntry(text, entries.at(after)!.end)
  const lineEnd = text[at - 1] === '\n' || at === 0 ? '' : newLine
  return { file, start: at, end: at, text: lineEnd + gap + indented(column) }
}

const isInBrackets = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow === true

/** Appends the entry to a file that contains only comments, or puts it in place of a file's `[]` or `{}`. */
function insertIntoEmptyFile({ file, text }: Source, range: Range | null | undefined, entry: string): Edit {
  const newLine = endOfLine(text)
  const [start, end] = range ?? [text.length, text.length]
  const lineEnd = start === 0 || text[start - 1] === '\n' ? '' : newLine
  const isLine = text.slice(end).startsWith(newLine)
  return { file, start, end: isLine ? end + newLine.length : end, text: lineEnd + entry }
}

/** Puts the entry on the line after a key without a value, or with `[]` or `{}`, indented two spaces further. */
function insertBelowKey({ file, text }: Source, [start, end]: Range, indented: (spaces: number) => string): Edit {
  const own = /^[ \t]*(?:- +)*/.exec(text.slice(startOfLine(text, start)))![0].length
  const colon = text.slice(0, start).trimEnd().length
  // A comment next to the key stays there.
  const [beside] = /^(?:[ \t]*#[^\r\n]*)?/.exec(text.slice(end))!
  const comment = beside === '' ? '' : ` ${beside.trim()}`
  return {
    file,
    start: colon,
    end: end + beside.length,
    text: comment + endOfLine(text) + indented(own + 2).trimEnd(),
  }
}

/** The end of an entry's last line: blank lines and comments after it belong to what follows. */
function endOfEntry(text: string, end: number): number {
  const words = text.slice(0, end).replace(blanksAtEnd, '').length
  return startOfNextLine(text, words)
}
