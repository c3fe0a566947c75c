import { inLines } from './pasted-bullets.ts'
import type { Rule } from './rule.ts'

/** Lists whose entries are paragraphs. */
const paragraphLists = ['blocks', 'expertise', 'text']

/** An empty line between two lines that are not. */
const emptyLine = /\S[^\S\n]*\n[^\S\n]*\n\s*(\S[^\n]*)/

/** The first line of a text in a block: `|`, `>-`, `|2 # a comment`. */
const blockHeader = /^[|>][^\n]*\n/

/** Texts written as several paragraphs. Interface words may have empty lines: letters to the office show them. */
export const emptyLines: Rule = {
  find: (text, { file, field, path, language, written }) => {
    if (!text.includes('\n') || language === undefined || file.startsWith('ui/')) return []
    // YAML leaves only one line break of an empty line, unless the text is in a `|` block: what is written decides.
    const [, second] = emptyLine.exec(written().replace(blockHeader, '')) ?? []
    if (second === undefined && !emptyLine.test(text)) return []
    // Where each line has a bullet, the check of bullets says what to do.
    if (inLines.test(text)) return []
    const isParagraph = typeof path.at(-1) === 'number' && paragraphLists.includes(field)
    return [
      {
        code: 'EMPTY_LINE',
        found: second ?? '',
        message: 'an empty line does not begin a paragraph here: the text is shown as one',
        fix: `Keep it to one paragraph${isParagraph ? `, or write each as an entry of "${field}:" in the file` : ''}.`,
      },
    ]
  },
}
