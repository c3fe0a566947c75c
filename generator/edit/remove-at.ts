import { isMap, isNode, isSeq, type Range, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { nodeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { type Entry, entriesOf } from './entries-of.ts'
import { isBlankBefore, startOfComments, startOfLine, startOfNextLine } from './lines.ts'

/**
 * Removes the key or entry at the end of `path` from its group or list, with the comment lines directly above it.
 * Removing the only one leaves `[]` or `{}` behind. Undefined when the file has no such entry, or if an alias elsewhere
 * repeats a part of it.
 */
export function removeAt(source: Source, path: Path): Edit | undefined {
  const { file, text } = source
  const parent = nodeAt(source, path.slice(0, -1))
  if (!(isMap(parent) || isSeq(parent)) || !parent.range) return undefined
  const entries = entriesOf(parent, text)
  const index = entries.findIndex(({ step }) => String(step) === String(path.at(-1)))
  const entry = entries[index]
  if (entry === undefined || isRepeated(text, nodeAt(source, path), entry)) return undefined
  if (entries.length === 1) return { file, ...emptied(text, parent, parent.range, path.length === 1) }
  if (!parent.flow) return { file, ...wholeLines(text, entries, index, isSeq(parent)), text: '' }
  const next = entries[index + 1]
  const [start, end] = next === undefined ? [entries[index - 1]!.end, entry.end] : [entry.start, next.start]
  return { file, start, end, text: '' }
}

/** Replaces a list or group with `[]` or `{}`, on the line of its key unless it `isTop`. */
function emptied(text: string, parent: YAMLMap | YAMLSeq, [start, end]: Range, isTop: boolean): Omit<Edit, 'file'> {
  const lineEnd = /\s*$/.exec(text.slice(start, end))![0]
  const from = parent.flow || isTop ? start : endOfWords(text, start)
  // A comment next to the key stays there.
  const [beside] = /^(?:[ \t]+#[^\r\n]*)?/.exec(text.slice(from, start))!
  return {
    start: from,
    end: end - lineEnd.length,
    text: `${from < start ? ' ' : ''}${isSeq(parent) ? '[]' : '{}'}${beside}`,
  }
}

/** Whether a text outside the entry may repeat a part of it, as `*name` repeats `&name`. */
function isRepeated(text: string, node: unknown, { start, end }: Entry): boolean {
  const outside = text.slice(0, start) + text.slice(end)
  let found = false
  const note = (_: unknown, { anchor }: { anchor?: string }) => {
    if (anchor !== undefined && outside.includes(`*${anchor}`)) found = true
  }
  if (isNode(node)) visit(node, { Map: note, Seq: note, Scalar: note })
  return found
}

/**
 * Whole lines, from the comments above an entry to its end; the first of a group or list may share its line with a
 * dash.
 */
function wholeLines(
  text: string,
  entries: readonly Entry[],
  index: number,
  isList: boolean,
): { start: number; end: number } {
  const { start: from, end: to } = entries[index]!
  const next = entries[index + 1]
  /** With its own dash, where that is on the same line. */
  const withDash = ({ start }: Entry) =>
    isList ? start - /(?:-[ \t]*)?$/.exec(text.slice(startOfLine(text, start), start))![0].length : start
  const own = withDash(entries[index]!)
  const sharesDash = /-/.test(text.slice(startOfLine(text, own), own))
  if (sharesDash && next !== undefined) return { start: own, end: withDash(next) }
  const dash = isList
    ? /-[ \t]*(?:#[^\r\n]*)?(?:\r?\n[ \t]*(?:#[^\r\n]*)?)+$/.exec(text.slice(endOf(entries[index - 1]), from))
    : null
  const first = dash === null ? from : endOf(entries[index - 1]) + dash.index
  const start = index === 0 ? startOfLine(text, first) : startOfComments(text, first)
  const ended = text[to - 1] === '\n' ? to : startOfNextLine(text, to)
  if (!isBlankBefore(text, start)) return { start, end: ended }
  // With a blank line on both sides, removes one of them. A file must not end in one.
  if (ended === text.length) return { start: startOfLine(text, start - 1), end: ended }
  const blank = /^[ \t]*\r?\n/.exec(text.slice(ended))?.[0].length ?? 0
  return { start, end: ended + blank }
}

const endOf = (entry: Entry | undefined) => entry?.end ?? 0

/** The end of the text before `offset`, ignoring comments: the colon of the key that a list belongs to. */
function endOfWords(text: string, offset: number): number {
  const end = text.slice(0, offset).trimEnd().length
  const note = /(?:^|\s)#/.exec(text.slice(startOfLine(text, end), end))
  return note === null ? end : endOfWords(text, startOfLine(text, end) + note.index)
}
