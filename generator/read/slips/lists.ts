import { continuedText } from './continued.ts'
import { indentOf, within } from './line.ts'
import type { Try } from './repair.ts'

const bullet = /^( *)([•·▪▫◦‣●○■□➢➤]|[*–—](?=\s))\s*/u

/**
 * Word-processor bullets where YAML wants a dash. Replaces all that are indented alike: at another indent, a long dash
 * may be the middle of a sentence.
 */
export const pastedBullets: Try = (line, lines) => {
  const [, indent, mark] = bullet.exec(line.text) ?? []
  if (indent === undefined || mark === undefined) return undefined
  return {
    message: `YAML reads "${mark}" as text: a list entry starts with "- "`,
    fix: 'Write "- " instead.',
    at: line.start + indent.length,
    edits: lines.flatMap((each) => {
      const [alike] = each.text.startsWith(indent + mark) ? (bullet.exec(each.text) ?? []) : []
      return alike === undefined ? [] : [within(each, indent.length, alike.length, '- ')]
    }),
  }
}

/** A line among the entries of a list that lacks a dash of its own. */
export const missingDash: Try = (line, lines) => {
  const indent = indentOf(line)
  const above = lines.slice(0, line.index).findLast((each) => each.text.trim() !== '' && indentOf(each) <= indent)
  if (above === undefined || indentOf(above) !== indent || !above.text.trim().startsWith('- ')) return undefined
  if (line.text.trim() === '' || line.text.trim().startsWith('-')) return undefined
  if (continuedText(line, lines) !== undefined) return undefined
  return {
    message: 'the line is in a list but does not start with "- "',
    fix: `Write "- " before it: "- ${line.text.trim()}".`,
    at: line.start + indent,
    edits: [within(line, indent, indent, '- ')],
  }
}

/** A comma of a list in brackets that has no entry before it, as in `[a,, b]`. All of the line are removed. */
export const extraComma: Try = (line, _, { message }) => {
  if (!message.startsWith(commaInFlow)) return undefined
  const edits = [...line.text.matchAll(quotedOrExtra)].flatMap(({ 0: found, index }) =>
    /["']/.test(found) ? [] : [within(line, index, index + found.length, '')],
  )
  return edits.length === 0 ? undefined : { edits }
}

/** How the parser's message about such a comma starts. */
export const commaInFlow = 'Unexpected , in flow'

/** Texts in quotes, which may hold any commas, or extra commas. */
const quotedOrExtra = /"(?:[^"\\]|\\.)*"|'[^']*'|(?<=,)(?:\s*,)+|(?<=[[{])(?:\s*,)+\s*/g
