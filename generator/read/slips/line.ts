/** A line of a file: 0-based `index`, the offset of its first character, and its characters without the line end. */
export interface Line {
  index: number
  start: number
  text: string
}

export function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line, index) => {
    const made = { index, start, text: line.replace(/\r$/, '') }
    start += line.length + 1
    return made
  })
}

/** The line that the character at an offset is on. Halves the lines: there may be thousands, and a mistake in each. */
export function lineAt(lines: readonly Line[], offset: number): Line {
  let [first, last] = [0, lines.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if (lines[middle]!.start <= offset) first = middle
    else last = middle - 1
  }
  return lines[first]!
}

/** The line ending of the file. */
export const lineEndOf = ([first, second]: readonly Line[]) =>
  first !== undefined && second !== undefined && second.start - first.text.length > 1 ? '\r\n' : '\n'

/** How far a line is indented, in characters. */
export const indentOf = ({ text }: Line) => /^ */.exec(text)![0].length

/** Whether a line contains anything other than a comment. */
export const isFilled = ({ text }: Line): boolean => !/^\s*(?:#|$)/.test(text)

/** The nearest line above that contains more than a comment, and is indented by at most `indent`. */
export const filledAbove = ({ index }: Line, lines: readonly Line[], indent?: number): Line | undefined =>
  nearestFilled(lines, index, -1, indent)

/** The nearest such line below. */
export const filledBelow = ({ index }: Line, lines: readonly Line[], indent?: number): Line | undefined =>
  nearestFilled(lines, index, 1, indent)

/** The line itself, if it contains more than a comment, or else the nearest such line below. */
export const filledFrom = (line: Line, lines: readonly Line[]): Line | undefined =>
  isFilled(line) ? line : filledBelow(line, lines)

function nearestFilled(lines: readonly Line[], from: number, step: 1 | -1, indent = Number.POSITIVE_INFINITY) {
  for (let at = from + step; lines[at] !== undefined; at += step)
    if (isFilled(lines[at]!) && indentOf(lines[at]!) <= indent) return lines[at]
  return undefined
}

/** The 0-based column at which the keys of a line's group start: in `- id: x`, after the dash. */
export const columnOfKey = ({ text }: Line): number => /^ *(?:- +)?/.exec(text)![0].length

/** The key that a line begins with, after its dashes. */
export const keyOf = ({ text }: Line): string | undefined => /^ *(?:- +)*([\w-]+):(?: |$)/.exec(text)?.[1]

/** An edit that replaces the characters of a line from `from` up to `to`, both 0-based columns. */
export const within = ({ start }: Line, from: number, to: number, text: string) => ({
  start: start + from,
  end: start + to,
  text,
})
