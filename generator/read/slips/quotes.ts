import { isPlain } from '../plain-fields.ts'
import { keyOf, type Line, within } from './line.ts'
import { commaInFlow } from './lists.ts'
import type { Repair, Try } from './repair.ts'

/** The value of a line, after its dashes and its key, between these 0-based columns. Empty where there is none. */
function valueIn({ text }: Line): { from: number; to: number; text: string } {
  const [, before = '', value = ''] = /^( *(?:- +)*(?:[\w-]+: +)?)(\S.*?)\s*$/.exec(text) ?? []
  return { from: before.length, to: before.length + value.length, text: value }
}

/** A text as the end of a fix: shown whole unless it is too long to read there. */
const shown = (text: string, otherwise: string) => (text.length > 80 ? otherwise : `: ${text}`)

/** In double quotes a backslash starts an escape. Where one escape is invalid, all backslashes are meant literally. */
export const badEscape: Try = (line, _, { code, message }) => {
  if (code !== 'BAD_DQ_ESCAPE') return undefined
  const { from, to, text } = valueIn(line)
  const pair = /\\./.exec(message)?.[0] ?? '\\'
  const doubled = text.replace(/\\(?!["\\])/g, '\\\\')
  return {
    message: `"${pair}" is not valid in double quotes, where a backslash starts an escape`,
    fix: `Write "\\\\" for each backslash: ${doubled}.`,
    edits: [within(line, from, to, doubled)],
  }
}

/** Texts in curly quotes, in brackets or braces. */
const curlyInBrackets = /(?<=[[{,:]\s*)[“”„«]([^“”„«»"\\]*)[“”»](?=\s*[,\]}])/gu

/** Curly quotes, which are letters to YAML, around a text that needs straight ones. */
export const curlyQuotes: Try = (line) => {
  const { from, to, text } = valueIn(line)
  const [, inside] = /^[“”„‘’«](.*)[“”‘’»]$/u.exec(text) ?? []
  const straight = inside === undefined ? text.replace(curlyInBrackets, '"$1"') : inDoubleQuotes(inside)
  if (straight === text) return undefined
  return {
    message: 'the text is in curly quotes, which YAML reads as letters',
    fix: `Use straight quotes${shown(straight, '.')}`,
    at: line.start + from + (inside === undefined ? text.search(curlyInBrackets) : 0),
    edits: [within(line, from, to, straight)],
  }
}

/** English words that begin with an apostrophe: the season, until, them, the nineties. */
const shortened = /^'(?:tis|twas|til|till|em|\d0s)(?![\w'])/i

/** Whether a text begins with an apostrophe that belongs to its first word. */
export const startsShortened = (text: string) => shortened.test(text)

export const apostropheAsQuote = 'the text starts with an apostrophe, which YAML reads as a quote'

/** An apostrophe at the start of a text, which YAML takes for a quote. It belongs to the word. */
export const leadingApostrophe: Try = (line) => {
  const { from, to, text } = valueIn(line)
  if (!startsShortened(text)) return undefined
  const written = inDoubleQuotes(text)
  return {
    message: apostropheAsQuote,
    fix: `Put the whole text in double quotes${shown(written, '.')}`,
    at: line.start + from,
    edits: [within(line, from, to, written)],
  }
}

/** Closes an unclosed quote at the end of the line that opened it: the one with an odd number of quotes. */
export const unclosedQuote: Try = (line, _, { code }) => {
  const { to, text } = valueIn(line)
  const quote = ['"', "'"].find((mark) => text.split(mark).length % 2 === 0)
  if (code !== 'MISSING_CHAR' || quote === undefined) return undefined
  const [brackets] = /^[[{]/.test(text) ? /[\s\]}]*$/.exec(text)! : ['']
  const end = to - brackets.length
  return { edits: [within(line, end, end, quote)] }
}

/** Closes an unclosed bracket at the end of the line that opened it. */
export const unclosedBracket: Try = (line, _, { message }) => {
  const { from, to, text } = valueIn(line)
  const mark = text[0]
  if (!message.startsWith('Flow ') || (mark !== '[' && mark !== '{')) return undefined
  const close = mark === '[' ? ']' : '}'
  return {
    message: `the "${mark}" opened here is never closed`,
    fix: `Write "${close}" at the end of the line.`,
    at: line.start + from,
    edits: [within(line, to, to, close)],
  }
}

/**
 * Markdown at the start of a text, which readers would see as it is: backticks, the mark of a quotation, and asterisks in
 * plain-text fields.
 */
export const leadingMarkdown: Try = (line) => {
  const { from, to, text } = valueIn(line)
  const key = keyOf(line)
  const mark = /^`[^`]+`|^\*\*[^*]+\*\*|^> +(?=\S)/.exec(text)?.[0].match(/^[`*>]+/)?.[0]
  if (mark === undefined || (mark === '**' && (key === undefined || !isPlain(key)))) return undefined
  const plain = inQuotes(mark === '>' ? text.slice(1).trimStart() : text.replaceAll(mark, ''))
  return {
    message: `the text starts with "${mark}", which YAML does not read as text and readers would see`,
    fix: `Remove "${mark}"${shown(plain, ', and put the whole text in quotes.')}`,
    edits: [within(line, from, to, plain)],
  }
}

/** A dash before a text on the line of its key, where it starts no list. Before a number it may be a minus sign. */
export const dashAfterKey: Try = (line) => {
  const [, before, dash] = /^( *(?:- +)*[\w-]+: +)(- +)(?![\d.])(?!.* - )\S/.exec(line.text) ?? []
  if (before === undefined || dash === undefined) return undefined
  const from = before.length
  return {
    message: 'a dash starts an entry of a list only at the start of a line',
    fix: 'Remove the dash. Entries of a list go on lines of their own, below the key.',
    at: line.start + from,
    edits: [within(line, from, from + dash.length, '')],
  }
}

/** A value that is complete but for a comma or semicolon after it, as JSON and scripts have there. */
const closed = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[.*\]|\{.*\})(\s*[,;])$/

/** Removes the mark after such a value. Quoting the whole value would show readers its quotes and the mark. */
export const markAfterValue: Try = (line) => {
  const { from, to, text } = valueIn(line)
  const [, value, mark] = closed.exec(text) ?? []
  if (value === undefined || mark === undefined) return undefined
  const what = /^["']/.test(value) ? 'closing quote' : 'closing bracket or brace'
  return {
    message: `there is a "${mark.trim()}" after the ${what}, where YAML expects nothing more`,
    fix: 'Remove it.',
    at: line.start + to - 1,
    edits: [within(line, from + value.length, to, '')],
  }
}

/** Quotes a whole text that YAML reads as something else because of a character in it. */
export const unquoted: Try = (line, _, { code, message }) => {
  const { from, to, text } = valueIn(line)
  if (text === '' || code === 'MISSING_CHAR' || /^[[{] *[\w-]+: /.test(text)) return undefined
  if (message.startsWith(commaInFlow) && /^(?:\[.*\]|\{.*\})$/.test(text)) return undefined
  const unpaired = unpairedQuote(text)
  if (unpaired === 'unsure') return undefined
  if (unpaired === 'first') return withoutFirst(line)
  const written = inQuotes(text)
  const isColon = code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s/.test(text)
  return {
    ...(isColon
      ? { message: 'the text contains a colon and a space, so YAML reads what comes before them as a key' }
      : {}),
    fix: `Put the whole text in quotes${shown(written, '.')}`,
    edits: [within(line, from, to, written)],
  }
}

/**
 * For a text that starts with a quote, does not end with it and has an odd number of them: whether the unpaired quote
 * is the first one, because the others open and close in turn. Readers would see it if the whole text were quoted.
 */
export function unpairedQuote(text: string): 'first' | 'unsure' | undefined {
  const mark = text[0]
  if ((mark !== '"' && mark !== "'") || text.endsWith(mark)) return undefined
  const others = [...text.slice(1).matchAll(mark === '"' ? /"/g : /(?<!\p{L})'|'(?!\p{L})/gu)]
  if (others.length % 2 === 1) return undefined
  if (text.includes(`\\${mark}`)) return 'unsure'
  const isPaired = others.every(({ index }, place) => {
    const opens = /^[\s([{–—-]/.test(text.slice(index)) && /^\S/.test(text.slice(index + 2))
    return opens === (place % 2 === 0)
  })
  return isPaired ? 'first' : 'unsure'
}

function withoutFirst(line: Line): Repair {
  const { from, to, text } = valueIn(line)
  const written = inQuotes(text.slice(1).trimStart())
  return {
    message: 'the quote opened here is never closed',
    fix: `Remove it, and put the whole text in quotes${shown(written, '.')}`,
    at: line.start + from,
    edits: [within(line, from, to, written)],
  }
}

/** Puts a text in double quotes, or in single ones if it contains double ones. Drops quotes that closed too early. */
function inQuotes(text: string): string {
  const [, single] = /^'(.*)'$/.exec(text) ?? []
  if (single !== undefined) return inDoubleQuotes(single)
  const [, double] = /^"(.*)"$/.exec(text) ?? []
  if (double !== undefined && !double.includes("'") && !/^\S+" .* "\S+$/.test(double)) return `'${double}'`
  return text.includes('"') && !text.includes("'") ? `'${text}'` : inDoubleQuotes(text)
}

/** The text in double quotes, with its own quotes and backslashes escaped. */
export const inDoubleQuotes = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
