import { indentOf, isFilled, type Line, within } from './line.ts'
import type { Try } from './repair.ts'

/** A key without its colon: a word above what belongs to it, or a word that is a key elsewhere in the file. */
export const lostColon: Try = (line, lines) => {
  const [all, before, key, text] = /^( *(?:- +)*)([a-z][\w-]*)( +[^\s:#].*)?$/.exec(line.text.trimEnd()) ?? []
  if (all === undefined || before === undefined || key === undefined) return undefined
  if (text === undefined ? !isAboveItsOwn(line, lines) : !isKeyElsewhere(key, lines)) return undefined
  const end = before.length + key.length
  return {
    message: `"${key}" has no colon after it, so YAML does not read it as a key`,
    fix: `Write "${key}:${text === undefined ? '' : ' '}".`,
    at: line.start + before.length,
    edits: [within(line, end, end, ':')],
  }
}

/**
 * Whether a line is a single word, and what follows belongs to it: lines indented further, or the entries of a list.
 */
export function isAboveItsOwn(line: Line, lines: readonly Line[]): boolean {
  const below = lines.slice(line.index + 1).find(isFilled)
  if (below === undefined || !/^ *(?:- +)*[a-z][\w-]*\s*$/.test(line.text)) return false
  if (!/^ *(?:- |[\w-]+:(?: |$))/.test(below.text)) return false
  const isEntry = /^ *- /.test(below.text) && !/^ *- /.test(line.text)
  return indentOf(below) > indentOf(line) || (isEntry && indentOf(below) === indentOf(line))
}

function isKeyElsewhere(key: string, lines: readonly Line[]): boolean {
  const asKey = new RegExp(`^ *(?:- +)*${key}:(?: |$)`)
  return lines.some(({ text }) => asKey.test(text))
}
