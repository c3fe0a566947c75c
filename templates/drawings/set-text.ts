import { displayWidth } from '../../src/shared/display-width.ts'
import { visibleText } from '../../src/shared/visible-text.ts'

/** The average width of a letter in a drawing's text, in the drawing's units. */
const letter = 8.9

/**
 * Breaks `text` into lines that fit into `width` units of a drawing: no more than needed, and as even as CSS balances
 * headings. A longer word gets a line of its own. Chinese and Japanese, which have no spaces, break between any letters.
 */
export function setLines(text: string, width: number): string[] {
  const words = visibleText(text)
    .split(' ')
    .flatMap((word, index) => word.split(inWord).map((part, place) => (index > 0 && place === 0 ? ` ${part}` : part)))
  let lines = fill(words, width)
  for (let narrower = width - letter; narrower > 0; narrower -= letter) {
    const even = fill(words, narrower)
    if (even.length > lines.length) break
    lines = even
  }
  return lines
}

const wide = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}'
/** Where a line may break without a space: not before a mark that closes something, and not after one that opens it. */
const inWord = new RegExp(`(?<=[^\\p{Ps}\\p{Pi}])(?=[^\\p{Pe}\\p{Pf}\\p{Po}])(?:(?<=[${wide}])|(?=[${wide}]))`, 'u')

/** Words after the first of the text begin with their space. */
function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)}${word}`
    if (lines.length > 0 && displayWidth(longer) * letter <= width) lines[lines.length - 1] = longer
    else lines.push(word.trimStart())
  }
  return lines
}

/**
 * Draws the words of `text` as strokes of matching length, for text that is not meant to be read: the path of at most
 * `most` lines from [x, y].
 */
export function setStrokes(text: string, { x, y, width, most }: Room): { path: string; lines: number } {
  let [at, line, path] = [0, 0, '']
  for (const word of visibleText(text).split(' ')) {
    let length = Math.max(4, displayWidth(word) * 5)
    if (at > 0 && at + length > width) [at, line] = [0, line + 1]
    // A whole sentence in Chinese or Japanese, which have no spaces.
    while (length > width && line < most) {
      path += `M${x} ${y + line * strokeStep}h${width}`
      length -= width
      line += 1
    }
    if (line === most) break
    path += `M${x + at} ${y + line * strokeStep}h${length}`
    at += length + 8
  }
  return { path, lines: Math.min(most, line + 1) }
}

interface Room {
  x: number
  y: number
  width: number
  most: number
}

/** The distance from one line of strokes to the next. */
export const strokeStep = 14
