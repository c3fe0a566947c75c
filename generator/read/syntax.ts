import { type Document, type Scalar, visit } from 'yaml'
import { type Place, type Problem, problem } from '../problems/problems.ts'
import { repairOf } from './slips/repair.ts'
import { type Slip, slipsOf } from './slips/slip.ts'

/** Where a file is no YAML, in the words of who wrote it and not of the parser. */
export function syntaxProblems(document: Document, text: string, placeAt: (offset: number) => Place): Problem[] {
  return firstOfEachLine(understood(slipsOf(document)).map((slip) => syntaxProblem(slip, document, text, placeAt)))
}

/** Slips the parser reads on from. After any other it guesses, so what it says then about later lines is noise. */
const harmless = ['DUPLICATE_KEY', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED']

function understood(slips: readonly Slip[]): readonly Slip[] {
  const confused = slips.findIndex(({ code }) => !harmless.includes(code))
  return confused === -1 ? slips : slips.slice(0, confused + 1)
}

/** One slip often shows several times on its line. */
const firstOfEachLine = (problems: Problem[]) =>
  problems.filter(({ line }, index) => problems.findIndex((other) => other.line === line) === index)

function syntaxProblem(slip: Slip, document: Document, text: string, placeAt: (offset: number) => Place): Problem {
  const told = explained(slip, document, text, placeAt)
  const { message = told.message, fix = told.fix, at, edits } = repairOf(slip, text) ?? {}
  const place = at === undefined ? told.place : placeAt(at)
  return problem(
    'YAML_SYNTAX',
    place,
    message,
    fix,
    edits?.map((edit) => ({ file: place.file, ...edit })),
  )
}

function explained(slip: Slip, document: Document, text: string, placeAt: (offset: number) => Place) {
  const place = placeAt(slip.pos[0])
  const quote = slip.code === 'MISSING_CHAR' ? unclosedQuote(document, slip.pos[0]) : undefined
  if (quote !== undefined) {
    const fix = 'Write the same quote at the end of the text.'
    return { place: placeAt(quote), message: 'the quote opened here is never closed', fix }
  }
  const isTabbed = text.split('\n')[place.line - 1]!.startsWith('\t')
  const [message, fix] = isTabbed ? tabs : explainSyntax(slip, text)
  return { place: isTabbed ? { ...place, column: 1 } : place, message, fix }
}

const tabs = ['the line is indented with a tab', 'Indent with spaces, never with tabs.'] as const

const quoting =
  'Check the indentation, and put a text that holds ": " or " #", or starts with a mark such as " * & @ [ {, in double quotes.'

/** The parser's words for the slips people make, in the author's. */
function explainSyntax({ code, message, pos }: Slip, text: string): [message: string, fix: string] {
  const first = message.split('\n')[0]!
  if (code === 'DUPLICATE_KEY') {
    const [key] = /^[^\s:]+/.exec(text.slice(pos[0])) ?? ['']
    const fix =
      'Remove one of the two, or add the line that is lost above it, such as "es:" or the "- " of a new entry.'
    return [`the key "${key}" stands here a second time`, fix]
  }
  if (code === 'TAB_AS_INDENT') return [...tabs]
  if (code === 'TAG_RESOLVE_FAILED')
    return [`${first.replace('Unresolved tag: ', 'the "!" makes ')} a tag, not text`, 'Put the text in double quotes.']
  if (code === 'MULTIPLE_DOCS') return ['the line "---" starts a second document', 'Remove the line "---".']
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return ['a key stands where only a text can: this line has two colons, or the next is indented too far', quoting]
  if (code === 'MULTILINE_IMPLICIT_KEY') return ['a line without ": " stands before a key', quoting]
  if (first.startsWith('Flow '))
    return [
      'a bracket or brace opened above is not closed',
      'Close it, or put the text in double quotes if it starts with a bracket.',
    ]
  if (first.startsWith('All mapping items'))
    return ['the keys of one group do not start at the same column', 'Indent this line as the other keys of its group.']
  return first.endsWith('at node end') ? explainRest(text, pos[0]) : [first, quoting]
}

/** Text after a value's end: usually the rest of a text whose first character made YAML read it as something else. */
function explainRest(text: string, offset: number): [message: string, fix: string] {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, mark] = /^\s*(?:- +)*(?:[\w-]+: +)?(["'*&[{])/.exec(before) ?? []
  if (mark === undefined) return ['the text goes on after its end', quoting]
  const fix =
    mark === '"' || mark === "'"
      ? 'Put the whole text in quotes of another kind.'
      : 'Put the whole text in double quotes.'
  return [`the value starts with ${mark} and ends before this place, but the text goes on`, fix]
}

/** Where the quoted text starts that ends, unclosed, at `end`. */
function unclosedQuote(document: Document, end: number): number | undefined {
  let start: number | undefined
  const note = (_: unknown, { type, range }: Scalar) => {
    if (type?.startsWith('QUOTE') && range && range[0] <= end && range[1] >= end) start = range[0]
  }
  visit(document, { Scalar: note })
  return start
}
