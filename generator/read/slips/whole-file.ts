import { type Edit, type Place, type Problem, problem } from '../../problems/problems.ts'
import { strangelyIndented } from './spaces.ts'

/**
 * Why a file is refused that may parse, but not as its author sees it: git conflict markers, the fences of Markdown,
 * old Mac line endings, lines indented with characters that are not spaces to YAML.
 */
export function refusal(file: string, text: string, placeAt: (offset: number) => Place): Problem | undefined {
  return (
    conflict(text, placeAt) ??
    fences(file, text, placeAt) ??
    loneReturns(file, text, placeAt) ??
    strangeIndent(file, text, placeAt)
  )
}

/**
 * Matches anywhere, even inside a text, where nobody writes seven of these signs; the middle one only where git puts it.
 * Authors who have chosen a version may have removed the first and the last, and left that.
 */
const marker = /^(?:[ \t]*(?:<{7}|>{7})(?: .*)?|={7})\r?$/m

function conflict(text: string, placeAt: (offset: number) => Place): Problem | undefined {
  if (!/([<>=])\1{6}/.test(text)) return undefined
  const found = marker.exec(text)
  if (found === null) return undefined
  const message = 'git left a merge conflict here, and the file contains both versions'
  const fix = 'Keep one of them, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".'
  return problem('YAML_SYNTAX', placeAt(found.index + found[0].search(/\S/)), message, fix)
}

/** Matches only where nothing is indented: further in, the line may belong to a long text. */
const fence = /^```[\w-]*[ \t]*(?:\r?\n|$)/gm

/** What surrounds a file that was copied from a chat or a document, where it was shown as code. */
function fences(file: string, text: string, placeAt: (offset: number) => Place): Problem | undefined {
  if (!text.includes('```')) return undefined
  const found = [...text.matchAll(fence)]
  const [first] = found
  if (first === undefined) return undefined
  const edits: Edit[] = found.map(({ 0: line, index }) => ({ file, start: index, end: index + line.length, text: '' }))
  const message = 'lines that start with "```" show code in chats and Markdown, and are not YAML'
  return problem('YAML_SYNTAX', placeAt(first.index), message, 'Remove the lines that start with "```".', edits)
}

/** The parser takes a lone carriage return for a letter, so the text after it belongs to the line before. */
function loneReturns(file: string, text: string, placeAt: (offset: number) => Place): Problem | undefined {
  const first = text.search(/\r(?!\n)/)
  if (first === -1) return undefined
  const edits: Edit[] = [...text.matchAll(/\r(?!\n)/g)].map(({ index }) => ({
    file,
    start: index,
    end: index + 1,
    text: '\n',
  }))
  const message = 'the lines end with CR, as on old Macs, so YAML reads all of them as one'
  const fix =
    'Save the file with the line endings of Unix (LF) or Windows (CRLF): most editors have a setting called "line endings".'
  return problem('YAML_SYNTAX', placeAt(first), message, fix, edits)
}

function strangeIndent(file: string, text: string, placeAt: (offset: number) => Place): Problem | undefined {
  const repair = strangelyIndented(text)
  if (repair === undefined) return undefined
  const edits = repair.edits.map((edit) => ({ file, ...edit }))
  return problem('YAML_SYNTAX', placeAt(repair.at), repair.message, repair.fix, edits)
}
