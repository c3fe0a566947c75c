import { type Document, type Scalar, visit } from 'yaml'
import { plural } from '../../problems/print.ts'
import { colonInBraces } from './braces.ts'
import { keyInComment } from './comments.ts'
import { continuedText } from './continued.ts'
import { hasLostItsHead } from './indents.ts'
import { indentOf, isFilled, type Line, lineAt, linesOf } from './line.ts'
import { commaInFlow, missingFirstDash } from './lists.ts'
import { unpairedQuote } from './quotes.ts'
import { parseLoosely, type Slip, slipsOf } from './slip.ts'

/** What confuses the parser, in the terms of the author. */
export interface Cause {
  /** An offset in the text being read. */
  at: number
  message: string
  fix: string
  /** Only the author knows what is meant: no edit may guess. */
  isUnclear?: boolean
}

/** The cause of a slip in `document`, which was read from `text`. */
export function causeOf(slip: Slip, document: Document, text: string): Cause {
  const quote = slip.code === 'MISSING_CHAR' ? unclosedQuote(document, slip.pos[0]) : undefined
  if (quote !== undefined) {
    const fix = 'Write the same quote at the end of the text.'
    return { at: quote, message: 'the quote opened here is never closed', fix }
  }
  const line = text.lastIndexOf('\n', slip.pos[0] - 1) + 1
  const isTabbed = text[line] === '\t'
  if (isTabbed) return { at: line, message: tabs[0], fix: tabs[1] }
  const lines = linesOf(text)
  const [message, fix] = explainSyntax(slip, text)
  return (
    commentedKey(slip, lines, text) ??
    restOfText(slip, lines) ??
    unevenKey(slip, lines) ??
    oddStart(slip, lines) ?? { at: slip.pos[0], message, fix }
  )
}

/** A key that is commented out without what belongs to it: if the key were restored, the parser would get further. */
function commentedKey({ pos }: Slip, lines: readonly Line[], text: string): Cause | undefined {
  const below = lines.slice(lineAt(lines, pos[0]).index).find(isFilled)
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
  const line = lines.slice(lineAt(lines, pos[0]).index).find(isFilled)
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

/** A key that is not aligned with its group. The parser reports it where the value above ends, or where it starts. */
function unevenKey({ code, message, pos }: Slip, lines: readonly Line[]): Cause | undefined {
  const isUneven = message.startsWith('All mapping items')
  if (!isUneven && code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
  const here = lineAt(lines, pos[0])
  const key = lines.slice(isUneven ? here.index : here.index + 1).find(isFilled) ?? here
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
  if (mark === undefined && !isHere) return { at: pos[0], message: 'YAML cannot read what is here', fix: quoting }
  const at = isHere ? pos[0] : line.start + before.length
  const shown = line.text.charAt(at - line.start)
  const nextLine = /[>|]/.test(shown) ? ', or start it on the next line, indented further' : ''
  return {
    at,
    message: `the text starts with "${shown}", which YAML does not read as text`,
    fix: `Put the whole text in double quotes${nextLine}.`,
  }
}

const tabs = ['the line is indented with a tab', 'Indent with spaces, never with tabs.'] as const

const quoting =
  'Check the indentation, and put a text that contains ": " or " #", or starts with a character such as " * & @ [ {, in double quotes.'

/** Rewords the parser's messages about common mistakes in the author's terms. */
function explainSyntax({ code, message, pos }: Slip, text: string): [message: string, fix: string] {
  const first = message.split('\n')[0]!
  if (code === 'DUPLICATE_KEY') {
    const [key] = /^[^\s:]+/.exec(text.slice(pos[0])) ?? ['']
    const fix =
      'Remove one of the two, or add the line that is missing above it, such as "es:" or the "- " of a new entry.'
    return [`the key "${key}" is already in this group`, fix]
  }
  if (code === 'SWALLOWED_ENTRY')
    return [
      'the line starts with "- ", but by its indent it continues the text above',
      'Start all entries of a list with "- " and indent them alike. If this is not an entry, move its dash to the end of the line above.',
    ]
  if (code === 'TAB_AS_INDENT') return [...tabs]
  if (code === 'TAG_RESOLVE_FAILED')
    return [`${first.replace('Unresolved tag: ', 'the "!" makes ')} a tag, not text`, 'Put the text in double quotes.']
  if (code === 'MULTIPLE_DOCS') return ['the line "---" starts a second document', 'Remove the line "---".']
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return [
      'there is a key where only text can be: this line has two colons, or the next one is indented too far',
      quoting,
    ]
  if (code === colonInBraces)
    return [
      'in braces, a text contains a colon and a space, or there is no comma before a key',
      'Put the whole text in double quotes, or write the comma.',
    ]
  if (code === 'MULTILINE_IMPLICIT_KEY' || first.startsWith('Implicit map keys'))
    return ['there is a line without ": " where a key must be', quoting]
  if (first.startsWith('Sequence item without'))
    return [
      'a line in a list does not start with "- "',
      'Write "- " before it, or indent it like the text it continues.',
    ]
  if (first.startsWith('Flow '))
    return [
      'a bracket or brace opened above is not closed',
      'Close it, or put the text in double quotes if it starts with a bracket.',
    ]
  if (first.startsWith(commaInFlow)) return ['the comma has no entry before it', 'Remove the extra comma.']
  const isRest = first.endsWith('at node end') || first.startsWith('Unexpected scalar')
  return isRest ? explainRest(text, pos[0]) : [first, quoting]
}

/** Text after a value's end: usually the rest of a text whose first character made YAML read it as something else. */
function explainRest(text: string, offset: number): [message: string, fix: string] {
  const line = /.*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))![0]
  const [, value = '', mark] = /^\s*(?:- +)*(?:[\w-]+: +)?((["'*&[{]).*?)\s*$/.exec(line) ?? []
  if (mark === undefined) return ['there is more text after the end of the value', quoting]
  let fix = 'Put the whole text in double quotes.'
  if (mark === '"' || mark === "'") fix = 'Put the whole text in the other kind of quotes.'
  if (unpairedQuote(value) !== undefined)
    fix = 'Close the quote that has no partner or remove it, and put the whole text in the other kind of quotes.'
  return [`the value starts with ${mark} and ends before this point, but the text continues`, fix]
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
