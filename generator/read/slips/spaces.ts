import { CST, Lexer } from 'yaml'
import { withoutMark } from '../byte-order-mark.ts'
import { type Line, linesOf, within } from './line.ts'
import type { Try } from './repair.ts'

/** Tabs in indentation: each becomes two spaces, throughout the file. */
export const tabs: Try = (line, lines) => {
  if (!/^ *\t/.test(line.text)) return undefined
  return {
    edits: lines.flatMap((each) => {
      const [indent] = /^[ \t]*/.exec(each.text)!
      return indent.includes('\t') ? [within(each, 0, indent.length, indent.replaceAll('\t', '  '))] : []
    }),
  }
}

const strange = /^[ \t]*[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000][ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]*/

/** A key or list entry indented with such spaces, which silently become part of its name. */
const strangeKey = new RegExp(`${strange.source}(?:- |[\\w-]+:(?: |$))`, 'm')

/** Spaces from web pages and word processors that the parser accepts without an error, as letters of a key. */
export function strangelyIndented(text: string) {
  if (!strangeKey.test(text)) return undefined
  const texts = longTexts(text)
  const lines = linesOf(text).filter(({ start }) => !texts.some((each) => each.start <= start && start < each.end))
  return lines.some((line) => strangeKey.test(line.text)) ? strangeSpacesIn(lines) : undefined
}

/**
 * The texts in quotes or below `|` and `>`, by their offsets: in them, such spaces are content. Found by the parser's
 * lexer alone, which deep nesting cannot exhaust.
 */
function longTexts(text: string): { start: number; end: number }[] {
  const found = []
  let start = 0
  let isBlock = false
  let isText = false
  for (const token of new Lexer().lex(withoutMark(text))) {
    const type = CST.tokenType(token)
    if (type === 'block-scalar-header') isBlock = true
    // These stand for no characters: each announces what comes next.
    else if (type === 'doc-mode' || type === 'flow-error-end') continue
    else if (type === 'scalar') {
      isText = isBlock
      isBlock = false
      continue
    }
    const end = start + token.length
    if (isText || type?.endsWith('-quoted-scalar')) found.push({ start, end })
    isText = false
    start = end
  }
  return found
}

/** The same spaces where the parser reports an error. */
export const strangeSpaces: Try = (_, lines) => strangeSpacesIn(lines)

function strangeSpacesIn(lines: readonly Line[]) {
  const found = lines.filter(({ text }) => strange.test(text))
  const first = found[0]
  if (first === undefined) return undefined
  return {
    message: 'the line is indented with non-breaking spaces, which YAML reads as letters',
    fix: 'Indent with plain spaces: delete the indentation and type it again.',
    at: first.start,
    edits: found.map((each) => {
      const [indent] = strange.exec(each.text)!
      return within(each, 0, indent.length, ' '.repeat(indent.length))
    }),
  }
}

export const spaceAfterDash: Try = (line) => {
  const [all, before] = /^( *-)(?:[^\S ]+|(?=[^\s-]))/.exec(line.text) ?? []
  if (all === undefined || before === undefined) return undefined
  const rest = line.text.slice(all.length)
  return {
    message: 'the "-" of an entry has no space after it, so YAML reads it as part of the text',
    fix: `Write "- " with a space: "- ${rest}".`,
    at: line.start + before.length - 1,
    edits: [within(line, before.length, all.length, ' ')],
  }
}

export const spaceAfterColon: Try = (line) => {
  const [all, before, key] = /^( *(?:- +)*([A-Za-z][\w-]*):)(?:[^\S ]+|(?=[^\s/]))/.exec(line.text) ?? []
  if (all === undefined || before === undefined) return undefined
  const isStrange = all.length > before.length
  return {
    message: isStrange
      ? `the space after "${key}:" is an unusual one, which YAML reads as a letter`
      : `the colon after "${key}" has no space after it, so YAML reads both as text`,
    fix: isStrange ? 'Delete it, and type a plain space.' : `Write "${key}: " with a space.`,
    at: line.start + before.length - 1,
    edits: [within(line, before.length, all.length, ' ')],
  }
}
