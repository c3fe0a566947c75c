import { LineCounter } from 'yaml'

/** 1-based, as editors count: columns in UTF-16 characters. */
interface Position {
  line: number
  column: number
}

/** From the first character that an edit replaces up to the one after the last. */
export interface Range {
  from: Position
  to: Position
}

/** The 1-based line of the character at `offset`. */
export const lineAt = (text: string, offset: number): number => positionAt(text, offset).line

/** The line and column of the character at `offset`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Like `positionAt`, for many offsets in one text: finds the line starts only once. */
export function positionsIn(text: string): (offset: number) => Position {
  let counter: LineCounter | undefined
  return (offset) => {
    counter ??= countLines(text)
    const { line, col } = counter.linePos(offset)
    return { line, column: col }
  }
}

/** Where the lines of a text start. */
function countLines(text: string): LineCounter {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return counter
}
