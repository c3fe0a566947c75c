import { indentOf, within } from './line.ts'
import type { Try } from './repair.ts'

const bullet = /^( *)[•·▪▫◦‣●○■□➢➤]\s*/u

/** Word-processor bullets where YAML wants a dash. Replaces all of them in the file. */
export const pastedBullets: Try = (line, lines) => {
  if (!bullet.test(line.text)) return undefined
  return {
    message: `"${line.text.trim()[0]}" is a letter to YAML: an entry of a list starts with "- "`,
    fix: 'Write "- " in its place.',
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
    message: 'the line stands in a list and has no "- " of its own',
    fix: `Write "- " before it: "- ${line.text.trim()}".`,
    at: line.start + indent,
    edits: [within(line, indent, indent, '- ')],
  }
}
