import { type Edit, type Problem, problem } from '../../problems/problems.ts'
import { unseen } from '../../problems/unseen.ts'
import type { Source } from '../../read/read.ts'
import { linesOf } from '../../read/slips/line.ts'
import { isGarbled } from './garbled.ts'
import { drive, isInDoubleQuotes } from './windows-paths.ts'

/** The characters of `unseen`, written as escapes. */
const escaped =
  '\\\\(?:u(?:00[aA][dD]|061[cC]|180[eE]|200[b-fB-F]|202[89a-eA-E]|206[0-9a-fA-F]|[fF][eE][fF][fF])|x(?:[aA][dD]|0[0-8bcefBCEF]|1[0-9a-fA-F]|7[fF])|[abefvLP0])'
const suspect = new RegExp(unseen)
const suspectEscape = new RegExp(escaped)
const any = new RegExp(`${unseen}|${escaped}`, 'g')

/**
 * Characters that broke lines in the program a text was copied from: a vertical tab, a form feed, a line or paragraph
 * separator. The words on either side are not one word.
 */
const breaks = [0x0b, 0x0c, 0x2028, 0x2029]

/**
 * Invisible characters that do harm: they reverse words, break search and addresses, or control a terminal. One problem
 * per line, and none for comments. Direction marks are fine in lines with a right-to-left script, joiners and
 * zero-width spaces in scripts and emoji that need them.
 */
export function invisibleCharacters(source: Source): Problem[] {
  const { file, text } = source
  // A UTF-16 file is rejected as a whole.
  if (text.includes('\0')) return []
  if (!suspect.test(text) && !(text.includes('\\') && suspectEscape.test(text))) return []
  return linesOf(text).flatMap(({ index, start, text: line }) => {
    if (/^\s*#/.test(line)) return []
    const found = [...line.matchAll(any)].filter((match) => isHarmful(match, line, start))
    const [first] = found
    if (first === undefined) return []
    const edits = editsOf(found, line).map(
      ({ from, to, text }): Edit => ({ file, start: start + from, end: start + to, text }),
    )
    const place = { file, line: index + 1, column: first.index + 1 }
    const count = found.length === 1 ? '' : `, and ${found.length - 1} more on this line`
    const message = `there is ${nameOf(first[0])} here that nobody sees${count}`
    const [remove, replace] = found.length === 1 ? fixes.one : fixes.several
    const fix = edits.some(({ text }) => text !== '') ? replace : remove
    return [problem('INVISIBLE_CHARACTER', place, message, fix, edits)]
  })
}

const fixes = {
  one: ['Remove it.', 'Write a space instead.'],
  several: ['Remove them.', 'Remove them, and write a space where two words would meet.'],
} as const

/** Removes the characters of a line, or puts a space in their place where a break kept two words apart. */
function editsOf(found: readonly RegExpExecArray[], line: string): { from: number; to: number; text: string }[] {
  let [kept, from] = ['', 0]
  return found.map(({ 0: letters, index }) => {
    const to = index + letters.length
    kept += line.slice(from, index)
    const meets = !/(?:^|[\s[{])["']?$/.test(kept) && !/^(?:["'][,\]}]?)?(?:\s|$)/.test(line.slice(to))
    const text = breaks.includes(codeOf(letters)) && meets ? ' ' : ''
    kept += text
    from = to
    return { from: index, to, text }
  })
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const joined = /[\u0600-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff]|\p{Extended_Pictographic}/u
/** Thai, Lao, Burmese and Khmer put no spaces between words: a zero-width one tells browsers where they end. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/

function isHarmful({ 0: letters, index }: RegExpExecArray, line: string, lineStart: number): boolean {
  const code = codeOf(letters)
  // Half of a garbled letter, "Ã" and a soft hyphen for "í", is reported separately.
  if (code < 0xc0 && isGarbled(line.charAt(index - 1) + String.fromCodePoint(code))) return false
  if (code === 0xfeff) return letters.length > 1 || lineStart + index > 0
  const isPath = drive.test(line.slice(0, index))
  if (letters.startsWith('\\') && (isPath || !isInDoubleQuotes(line, index))) return false
  const around = line.slice(Math.max(0, index - 3), index + 4)
  if (code === 0x200c || code === 0x200d) return !joined.test(around)
  if (code === 0x200b) return !unspaced.test(around)
  const isMark = code === 0x200e || code === 0x200f || code === 0x61c || (code >= 0x2066 && code <= 0x2069)
  return !(isMark && rightToLeft.test(line))
}

const shortEscapes: Readonly<Record<string, number>> = { '\\v': 0x0b, '\\f': 0x0c, '\\L': 0x2028, '\\P': 0x2029 }

const codeOf = (letters: string) =>
  letters.startsWith('\\')
    ? (shortEscapes[letters] ?? (Number.parseInt(letters.slice(2), 16) || 0))
    : letters.codePointAt(0)!

const names: Readonly<Record<number, string>> = {
  11: 'a vertical tab',
  12: 'a form feed',
  173: 'a soft hyphen',
  8203: 'a zero-width space',
  8204: 'a zero-width non-joiner',
  8205: 'a zero-width joiner',
  8206: 'a left-to-right mark',
  8207: 'a right-to-left mark',
  8232: 'a line separator',
  8233: 'a paragraph separator',
  8234: 'a left-to-right embedding',
  8235: 'a right-to-left embedding',
  8236: 'an end of direction mark',
  8237: 'a left-to-right override',
  8238: 'a right-to-left override',
  8288: 'a word joiner',
  65279: 'a byte order mark',
}

function nameOf(letters: string): string {
  const code = codeOf(letters)
  const number = letters.startsWith('\\') ? `"${letters}"` : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return `${names[code] ?? (code < 0xa0 ? 'a control character' : 'an invisible character')} (${number})`
}
