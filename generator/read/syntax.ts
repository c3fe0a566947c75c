import { type Document, isScalar, type Scalar, visit, type YAMLError, type YAMLMap } from 'yaml'
import { type Place, type Problem, problem } from '../problems/problems.ts'

/** Where a file is no YAML, in the words of who wrote it and not of the parser. */
export function syntaxProblems(document: Document, text: string, placeAt: (offset: number) => Place): Problem[] {
  const slips = [...document.errors, ...document.warnings, ...doubledKeys(document)].sort((a, b) => a.pos[0] - b.pos[0])
  return firstOfEachLine(understood(slips).map((slip) => syntaxProblem(slip, document, text, placeAt)))
}

type Slip = Pick<YAMLError, 'code' | 'pos' | 'message'>

/**
 * The first key of each group that stands there twice: when a line such as `es:` is lost, all keys below it do. The parser
 * can find them too, but compares each key with all before it, which for thousands of cities takes most of a second.
 */
function doubledKeys(document: Document): Slip[] {
  const slips: Slip[] = []
  const note = (_: unknown, { items }: YAMLMap) => {
    const seen = new Set<unknown>()
    for (const { key } of items) {
      if (!isScalar(key) || !key.range) continue
      if (seen.has(key.value)) {
        slips.push({ code: 'DUPLICATE_KEY', pos: [key.range[0], key.range[1]], message: 'Map keys must be unique' })
        return
      }
      seen.add(key.value)
    }
  }
  visit(document, { Map: note })
  return slips
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
  const place = placeAt(slip.pos[0])
  const quote = slip.code === 'MISSING_CHAR' ? unclosedQuote(document, slip.pos[0]) : undefined
  if (quote !== undefined) {
    return problem(
      'YAML_SYNTAX',
      placeAt(quote),
      'the quote opened here is never closed',
      'Write the same quote at the end of the text.',
    )
  }
  if (text.split('\n')[place.line - 1]!.startsWith('\t'))
    return problem('YAML_SYNTAX', { ...place, column: 1 }, ...tabs)
  const [message, fix] = explainSyntax(slip, text)
  return problem('YAML_SYNTAX', place, message, fix)
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
