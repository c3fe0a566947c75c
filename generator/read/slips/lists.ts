import { indentOf, within } from './line.ts'
import type { Try } from './repair.ts'

const bullet = /^( *)[•·▪▫◦‣●○■□➢➤]\s*/u

/** Word-processor bullets where YAML wants a dash. Replaces all of them in the file. */
export const pastedBullets: Try = (line, lines) => {
  if (!bullet.test(line.text)) return undefined
  return {
    message: `YAML reads "${line.text.trim()[0]}" as text: a list entry starts with "- "`,
    fix: 'Write "- " instead.',
    at: line.start + indentOf(line),
    edits: lines.flatMap((each) => {
      const [all, indent] = bullet.exec(each.text) ?? []
      return all === undefined ? [] : [within(each, indent!.length, all.length, '- ')]
    }),
  }
}

/** A line among the entries of a list that lacks a dash of its own. */
export const missingDash: Try = (line, lines) => {
  const indent = indentOf(line)
  const above = lines.slice(0, line.index).findLast((each) => each.text.trim() !== '' && indentOf(each) <= indent)
  if (above === undefined || indentOf(above) !== indent || !above.text.trim().startsWith('- ')) return undefined
  if (line.text.trim() === '' || line.text.trim().startsWith('-')) return undefined
  return {
    message: 'the line is in a list but does not start with "- "',
    fix: `Write "- " before it: "- ${line.text.trim()}".`,
    at: line.start + indent,
    edits: [within(line, indent, indent, '- ')],
  }
}
