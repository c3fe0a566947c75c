import { type Document, type Scalar, visit } from 'yaml'
import { plural } from '../../problems/print.ts'
import { keyInComment } from './comments.ts'
import { continuedText } from './continued.ts'
import { hasLostItsHead } from './indents.ts'
import { filledAbove, filledBelow, filledFrom, indentOf, isFilled, type Line, lineAt } from './line.ts'
import { missingFirstDash } from './lists.ts'
import { type Explanation, explainMessage, quoting, tabIndent } from './parser-messages.ts'
import { apostropheAsQuote, startsShortened } from './quotes.ts'
import { parseLoosely, type Slip, slipsOf } from './slip.ts'

/** What confuses the parser, in the terms of the author. */
export interface Cause extends Explanation {
  /** An offset in the text being read. */
  at: number
  /** Only the author knows what is meant: no edit may guess. */
  isUnclear?: boolean
}

/** A file as it was read: its text, the lines of that, and the parser's nodes. */
export interface BrokenText {
  text: string
  lines: readonly Line[]
  document: Document
}

/** The cause of a slip. */
export function causeOf(slip: Slip, { text, lines, document }: BrokenText): Cause {
  const quote = slip.code === 'MISSING_CHAR' ? unclosedQuote(document, slip.pos[0]) : undefined
  if (quote !== undefined) {
    if (startsShortened(text.slice(quote)))
      return { at: quote, message: apostropheAsQuote, fix: 'Put the whole text in double quotes.' }
    const fix = 'Write the same quote at the end of the text.'
    return { at: quote, message: 'the quote opened here is never closed', fix }
  }
  const line = text.lastIndexOf('\n', slip.pos[0] - 1) + 1
  if (text[line] === '\t') return { at: line, ...tabIndent }
  return (
    commentedKey(slip, lines, text) ??
    restOfText(slip, lines) ??
    dashBeforeFirst(slip, lines) ??
    unevenKey(slip, lines) ??
    oddStart(slip, lines) ?? { at: slip.pos[0], ...explainMessage(slip, text) }
  )
}

/** A key that is commented out without what belongs to it: if the key were restored, the parser would get further. */
function commentedKey({ pos }: Slip, lines: readonly Line[], text: string): Cause | undefined {
  const below = filledFrom(lineAt(lines, pos[0]), lines)
  const above = below && lines[below.index - 1]
  const hidden = keyInComment(above?.text)
  if (below === undefined || above === undefined || hidden === undefined) return undefined
  const at = above.start + hidden.before.length - 1
  const end = below.start + below.text.length
  const readsOn = (sign: string) => {
    const shown = text.startsWith(sign, at) ? text.slice(0, at) + text.slice(at + sign.length) : text
    return slipsOf(parseLoosely(shown), shown).every((slip) => slip.pos[0] > end)
  }
  if (!['# ', '#'].some(readsOn)) return undefined
  return {
    at,
    message: `"${hidden.key}" is commented out, but what belongs to it is not`,
    fix: 'Remove the "#", or put one before each line that belongs to it.',
    isUnclear: true,
  }
}

/** How the parser's messages start for a line that it takes for an incomplete key, entry or value. */
const misplaced = /^(?:Implicit (?:map )?keys need|All mapping items|Sequence item without|Unexpected scalar)/

/** A paragraph that continues in a line that is not indented further than its start. */
function restOfText({ message, pos }: Slip, lines: readonly Line[]): Cause | undefined {
  if (!misplaced.test(message)) return undefined
  const line = filledFrom(lineAt(lines, pos[0]), lines)
  const rest = line && continuedText(line, lines)
  if (line === undefined || rest === undefined) return undefined
  const otherwise = rest.inList
    ? 'If it is an entry of its own, write "- " before it.'
    : 'If it starts with a key, write ": " after the key.'
  return {
    at: line.start + indentOf(line),
    message: 'the line continues the text above, but it is not indented further',
    fix: `Indent it by ${plural(rest.indent, 'space')}. ${otherwise}`,
    isUnclear: true,
  }
}

/** A dash before the first key of a group, or the first entry of a list whose other keys are not indented further. */
function dashBeforeFirst({ message, pos }: Slip, lines: readonly Line[]): Cause | undefined {
  if (!message.startsWith('All mapping items')) return undefined
  const below = filledFrom(lineAt(lines, pos[0]), lines)
  const first = below && filledAbove(below, lines)
  const head = first && filledAbove(first, lines)
  const [, key] = /^ *- +([\w-]+): /.exec(first?.text ?? '') ?? []
  if (!key || !below || !first || !head?.text.trimEnd().endsWith(':')) return undefined
  const indent = indentOf(first)
  const isDash = ({ text }: Line) => text[indent] === '-'
  const next = lines.slice(below.index).find((line) => isFilled(line) && (indentOf(line) < indent || isDash(line)))
  // With another dash in its column, it is a list.
  if (indentOf(below) !== indent || (next !== undefined && isDash(next))) return undefined
  return {
    at: first.start + indent,
    message: `the dash before "${key}" makes it an entry of a list, but the keys below start in the column of the dash`,
    fix: `Remove the dash, and start "${key}" in its column. If it does start an entry, indent the keys below like "${key}".`,
    isUnclear: true,
  }
}

/** A key that is not aligned with its group. The parser reports it where the value above ends, or where it starts. */
function unevenKey({ code, message, pos }: Slip, lines: readonly Line[]): Cause | undefined {
  const isUneven = message.startsWith('All mapping items')
  if (!isUneven && code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
  const here = lineAt(lines, pos[0])
  const key = (isUneven ? filledFrom(here, lines) : filledBelow(here, lines)) ?? here
  const isLost = hasLostItsHead(key, lines)
  if (!isUneven && !isLost) return undefined
  return {
    at: Math.max(pos[0], key.start + indentOf(key)),
    message: 'the keys of one group do not start in the same column',
    fix: 'Indent this line like the other keys of its group, or add the line that is missing above it, such as "en:".',
    isUnclear: isLost && missingFirstDash(key, lines) === undefined,
  }
}

/** How the parser's messages start for a text whose first character is YAML syntax. Some quote a whole paragraph. */
const misread =
  /^(?:Not a YAML token|Block scalar header|Plain value cannot start|Alias |Anchor |Unexpected (?:block-seq|flow-))/

/** An unquoted text that starts with a character that YAML does not read as text. */
function oddStart({ message, pos }: Slip, lines: readonly Line[]): Cause | undefined {
  if (!misread.test(message)) return undefined
  const line = lineAt(lines, pos[0])
  const [, before = '', mark] = /^( *(?:- +)*(?:[\w-]+: +)?)([^\p{L}\p{N}\s"'[{])/u.exec(line.text) ?? []
  const isHere = message.startsWith('Plain')
  const isEntry = mark === '-' && !before.includes(':')
  if ((mark === undefined || isEntry) && !isHere)
    return { at: pos[0], message: 'YAML cannot read what is here', fix: quoting }
  const at = isHere ? pos[0] : line.start + before.length
  const shown = line.text.charAt(at - line.start)
  const nextLine = /[>|]/.test(shown) ? ', or start it on the next line, indented further' : ''
  return {
    at,
    message: `the text starts with "${shown}", which YAML does not read as text`,
    fix: `Put the whole text in double quotes${nextLine}.`,
  }
}

/** The start of the unclosed quoted text that ends at `end`. */
function unclosedQuote(document: Document, end: number): number | undefined {
  let start: number | undefined
  const note = (_: unknown, { type, range }: Scalar) => {
    if (type?.startsWith('QUOTE') && range && range[0] <= end && range[1] >= end) start = range[0]
  }
  visit(document, { Scalar: note })
  return start
}
