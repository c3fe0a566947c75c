import { colonInBraces } from './braces.ts'
import { commaInFlow } from './lists.ts'
import { unpairedQuote } from './quotes.ts'
import type { Slip } from './slip.ts'

/** What is wrong, and what helps, in the author's terms. */
export interface Explanation {
  message: string
  fix: string
}

export const quoting =
  'Check the indentation, and put a text that contains ": " or " #", or starts with a character such as " * & @ [ {, in double quotes.'

export const tabIndent: Explanation = {
  message: 'the line is indented with a tab',
  fix: 'Indent with spaces, never with tabs.',
}

const noColon: Explanation = { message: 'there is a line without ": " where a key must be', fix: quoting }

const byCode: { readonly [code in Slip['code']]?: Explanation } = {
  SWALLOWED_ENTRY: {
    message: 'the line starts with "- ", but by its indent it continues the text above',
    fix: 'Start all entries of a list with "- " and indent them alike. If this is not an entry, move its dash to the end of the line above.',
  },
  TAB_AS_INDENT: tabIndent,
  BAD_DIRECTIVE: {
    message: 'the line starts with "%", so YAML reads it as an instruction, and not as text',
    fix: 'Remove the line.',
  },
  MULTIPLE_DOCS: { message: 'the line "---" starts a second document', fix: 'Remove the line "---".' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'there is a key where only text can be: this line has two colons, or the next one is indented too far',
    fix: quoting,
  },
  [colonInBraces]: {
    message: 'in braces, a text contains a colon and a space, or there is no comma before a key',
    fix: 'Put the whole text in double quotes, or write the comma.',
  },
  MULTILINE_IMPLICIT_KEY: noColon,
}

/** For codes that stand for several mistakes: by how the parser's message starts. */
const byStart: readonly (readonly [start: string, Explanation])[] = [
  ['Implicit map keys', noColon],
  [
    'Sequence item without',
    {
      message: 'a line in a list does not start with "- "',
      fix: 'Write "- " before it, or indent it like the text it continues.',
    },
  ],
  [
    'Flow ',
    {
      message: 'a bracket or brace opened above is not closed',
      fix: 'Close it, or put the text in double quotes if it starts with a bracket.',
    },
  ],
  [commaInFlow, { message: 'the comma has no entry before it', fix: 'Remove the extra comma.' }],
]

/** Rewords the parser's message about a slip. */
export function explainMessage({ code, message, pos: [offset] }: Slip, text: string): Explanation {
  const [first = ''] = message.split('\n')
  const known = byCode[code] ?? byStart.find(([start]) => first.startsWith(start))?.[1]
  if (known !== undefined) return known
  if (code === 'DUPLICATE_KEY') return duplicateKey(text, offset)
  if (code === 'TAG_RESOLVE_FAILED') return tag(first)
  const isRest = first.endsWith('at node end') || first.startsWith('Unexpected scalar')
  return isRest ? restOfValue(text, offset) : { message: first, fix: quoting }
}

function duplicateKey(text: string, offset: number): Explanation {
  const [key] = /^[^\s:]+/.exec(text.slice(offset)) ?? ['']
  return {
    message: `the key "${key}" is already in this group`,
    fix: 'Remove one of the two, or add the line that is missing above it, such as "es:" or the "- " of a new entry.',
  }
}

const tag = (message: string): Explanation => ({
  message: `${message.replace('Unresolved tag: ', 'the "!" makes ').replace('tag:yaml.org,2002:', '!!')} a tag, not text`,
  fix: 'Put the text in double quotes.',
})

/** Text after a value's end: usually the rest of a text whose first character made YAML read it as something else. */
function restOfValue(text: string, offset: number): Explanation {
  const line = /.*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))![0]
  const [, value = '', mark] = /^\s*(?:- +)*(?:[\w-]+: +)?((["'*&[{]).*?)\s*$/.exec(line) ?? []
  if (mark === undefined) return { message: 'there is more text after the end of the value', fix: quoting }
  let fix = 'Put the whole text in double quotes.'
  if (mark === '"' || mark === "'") fix = 'Put the whole text in the other kind of quotes.'
  if (unpairedQuote(value) !== undefined)
    fix = 'Close the quote that has no partner or remove it, and put the whole text in the other kind of quotes.'
  return { message: `the value starts with ${mark} and ends before this point, but the text continues`, fix }
}
