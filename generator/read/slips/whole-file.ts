import type { Cause } from './cause.ts'
import type { Repair } from './repair.ts'
import { strangelyIndented } from './spaces.ts'

/** What is wrong with a whole file, and the edits that mend it, if any can. */
type Fault = Cause & Partial<Repair>

/**
 * Why a file is refused that may parse, but not as its author sees it: git conflict markers, the fences of Markdown,
 * old Mac line endings, lines indented with characters that are not spaces to YAML.
 */
export const faultOfFile = (text: string): Fault | undefined =>
  conflict(text) ?? fences(text) ?? loneReturns(text) ?? strangelyIndented(text)

/**
 * Matches anywhere, even inside a text, where nobody writes seven of these signs; the middle one only where git puts it.
 * Authors who have chosen a version may have removed the first and the last, and left that.
 */
const marker = /^(?:[ \t]*(?:<{7}|>{7})(?: .*)?|={7})\r?$/m

function conflict(text: string): Fault | undefined {
  const found = /([<>=])\1{6}/.test(text) ? marker.exec(text) : null
  if (found === null) return undefined
  return {
    at: found.index + found[0].search(/\S/),
    message: 'git left a merge conflict here, and the file contains both versions',
    fix: 'Keep one of them, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
  }
}

/** Matches only where nothing is indented: further in, the line may belong to a long text. */
const fence = /^```[\w-]*[ \t]*(?:\r?\n|$)/gm

/** What surrounds a file that was copied from a chat or a document, where it was shown as code. */
function fences(text: string): Fault | undefined {
  const found = text.includes('```') ? [...text.matchAll(fence)] : []
  const [first] = found
  return (
    first && {
      at: first.index,
      message: 'lines that start with "```" show code in chats and Markdown, and are not YAML',
      fix: 'Remove the lines that start with "```".',
      edits: found.map(({ 0: line, index }) => ({ start: index, end: index + line.length, text: '' })),
    }
  )
}

/** The parser takes a lone carriage return for a letter, so the text after it belongs to the line before. */
function loneReturns(text: string): Fault | undefined {
  const found = [...text.matchAll(/\r(?!\n)/g)]
  const [first] = found
  return (
    first && {
      at: first.index,
      message: 'the lines end with CR, as on old Macs, so YAML reads all of them as one',
      fix: 'Save the file with the line endings of Unix (LF) or Windows (CRLF): most editors have a setting called "line endings".',
      edits: found.map(({ index }) => ({ start: index, end: index + 1, text: '\n' })),
    }
  )
}
