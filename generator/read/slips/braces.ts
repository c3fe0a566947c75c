import { type Line, within } from './line.ts'
import type { Repair, Try } from './repair.ts'
import type { Slip } from './slip.ts'

/** The parser's code for a colon in a text or number in braces: it takes what follows for a group of its own. */
export const colonInBraces: Slip['code'] = 'BLOCK_IN_FLOW'

/** Texts in quotes, or the spaces before a key in braces, after a semicolon or nothing. */
const quotedOrKey = /(?<=[[{,:]\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*')|(?<=[^\s,;[{:]);? +(?=([a-z][\w-]*): )/g

/** A comma that is missing before a key in braces: `{ en: About us es: Nosotros }`. */
export const lostComma: Try = (line, lines) => {
  const brace = line.text.indexOf('{')
  if (brace === -1) return undefined
  const found = [...line.text.matchAll(quotedOrKey)].filter(
    ({ 1: key, index }) =>
      key !== undefined && index > brace && (isKeyOf(key, lines) || endsInPath(line.text.slice(0, index))),
  )
  const [first] = found
  if (first === undefined) return undefined
  return {
    message: `there is no comma before "${first[1]}:", so YAML reads it as part of what is before it`,
    fix: `Write ", ${first[1]}:" with a comma.`,
    at: line.start + first.index,
    edits: found.map(({ 0: gap, index }) => within(line, index, index + gap.length, ', ')),
  }
}

/** Whether a value that ends here is a path, which has no spaces: the next word cannot belong to it. */
const endsInPath = (before: string) => /: +\/\S+$/.test(before)

/** Whether a word is a key elsewhere, where it cannot be part of a text: at the start of a line, or after a comma. */
function isKeyOf(word: string, lines: readonly Line[]): boolean {
  const asKey = new RegExp(`(?:^ *(?:- +)*(?:\\{ *)?|, )${word}:(?: |$)`)
  return lines.some(({ text }) => asKey.test(text))
}

/** A text in braces that contains a colon and a space: `{ en: Dry eyes: what helps }`. */
export const textInBraces: Try = (line, _, { code, pos: [start, end] }): Repair | undefined => {
  if (code !== colonInBraces || start < line.start || end > line.start + line.text.length) return undefined
  const from = start - line.start
  const text = line.text.slice(from, end - line.start).trimEnd()
  const rest = line.text.slice(from + text.length)
  // Not words, or the code of a language before the colon: more likely, there is no comma before a key.
  if (/^\P{L}|[ ][a-z]{2}:\s/u.test(text)) return undefined
  // A text with a comma goes on, and where it ends is not certain.
  if (!/^\s*(?:[\]}]|, *[\w-]+:\s)/.test(rest) || /["\\]/.test(text)) return undefined
  return {
    message: 'the text contains a colon and a space, so YAML reads what comes before them as a key',
    fix: `Put the whole text in quotes: "${text}".`,
    edits: [within(line, from, from + text.length, `"${text}"`)],
  }
}
