import { continuedText } from './continued.ts'
import { indentOf, isFilled, keyOf, type Line, within } from './line.ts'
import type { Repair, Try } from './repair.ts'

/** The last ones are those of Word's symbol fonts, which show as a box elsewhere. */
const bullet = /^( *)([•·▪▫◦‣●○■□➢➤\uf000-\uf0ff]|[*–—](?=\s))\s*/u

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
export const missingDash: Try = (line, lines, { code }) => {
  if (code === 'DUPLICATE_KEY') return missingDashOfKey(line, lines)
  const indent = indentOf(line)
  const above = lines.slice(0, line.index).findLast((each) => each.text.trim() !== '' && indentOf(each) <= indent)
  if (above === undefined || indentOf(above) !== indent || !above.text.trim().startsWith('- ')) return undefined
  if (line.text.trim() === '' || line.text.trim().startsWith('-')) return undefined
  if (continuedText(line, lines) !== undefined) return undefined
  // A key of the entry above that has lost its indent: elsewhere it is not the first key of an entry.
  const key = keyOf(line)
  const isInside = key !== undefined && lines.some((each) => indentOf(each) > indent && keyOf(each) === key)
  return isInside && keyOf(above) !== key ? undefined : withDash(line, indent)
}

/**
 * A repetition of its entry's first key: if others start with it, or the next key repeats too, it starts its own entry.
 */
function missingDashOfKey(line: Line, lines: readonly Line[]): Repair | undefined {
  const key = keyOf(line)
  const filled = lines.filter(isFilled)
  const at = filled.indexOf(line)
  const from = filled.slice(0, at).findLastIndex((each) => indentOf(each) < indentOf(line))
  const head = filled[from]
  const start = /^ *- +(?=[\w-]+:(?: |$))/.exec(head?.text ?? '')?.[0]
  if (head === undefined || start?.length !== indentOf(line) || keyOf(head) !== key || at === from + 1) return undefined
  const isUsual = filled.some((each) => each !== head && each.text.startsWith(start) && keyOf(each) === key)
  const [next, follower] = [filled[at + 1], filled[from + 1]!].map((each) => each && keyOf(each))
  return isUsual || next === follower ? withDash(line, indentOf(head)) : undefined
}

/** The first entry of a list, if it lacks its dash and begins with the same key as the second. */
export function missingFirstDash(line: Line, lines: readonly Line[]): Repair | undefined {
  const isAround = (each: Line) => each === line || indentOf(each) < indentOf(line)
  const second = lines.slice(line.index).find((each) => /^ *- /.test(each.text) && isAround(each))
  const [, key] = /^ *- +([\w-]+:)(?: |$)/.exec(second?.text ?? '') ?? []
  if (second === undefined || key === undefined) return undefined
  const indent = indentOf(second)
  const above = lines.slice(0, second.index).filter(isFilled)
  const outside = above.findLastIndex((each) => indentOf(each) <= indent)
  const first = [above[outside], above[outside + 1]].find((each) => each?.text.trimStart().startsWith(key))
  const isOfEntry = first === above[outside + 1] && above[outside]?.text.trimStart().startsWith('-')
  return first === undefined || isOfEntry || indentOf(first) > indent + 2 ? undefined : withDash(first, indent)
}

/** Puts a dash before a line, at this indent. */
const withDash = (line: Line, indent: number): Repair => ({
  message: 'the line is in a list but does not start with "- "',
  fix: `Write "- " before it: "- ${line.text.trim()}".`,
  at: line.start + indentOf(line),
  edits: [within(line, 0, indentOf(line), `${' '.repeat(indent)}- `)],
})

/** A comma of a list in brackets without an entry before it, as in `[a,, b]`. All of them on the line are removed. */
export const extraComma: Try = (line, _, { message }) => {
  if (!message.startsWith(commaInFlow)) return undefined
  const edits = [...line.text.matchAll(quotedOrExtra)].flatMap(({ 0: found, index }) =>
    /["']/.test(found) ? [] : [within(line, index, index + found.length, '')],
  )
  return edits.length === 0 ? undefined : { edits }
}

/** How the parser's message about such a comma starts. */
export const commaInFlow = 'Unexpected , in flow'

/** Texts in quotes, which may contain any commas, or extra commas. */
const quotedOrExtra = /"(?:[^"\\]|\\.)*"|'[^']*'|(?<=,)(?:\s*,)+|(?<=[[{])(?:\s*,)+\s*/g
