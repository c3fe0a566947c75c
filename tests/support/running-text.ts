import type { Article, Block, InlineContent } from '../../generator/page.ts'
import { plainText } from '../../src/shared/plain-text.ts'

/** The parts of an article that are read. Pages that lack some of them, or have other parts, are accepted too. */
export type Readable = Partial<Article & { facts: readonly { text: InlineContent }[] }>

/** The text in sentences: paragraphs, items, answers and key facts, one string each. Leaves out headings and tables. */
export function runningText({ intro = '', facts = [], sections = [], questions = [] }: Readable): string[] {
  return [
    intro,
    ...facts.map(({ text }) => text),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)),
    ...questions.map(({ answer }) => answer),
  ].map(plainText)
}

/** The cells of its tables, one string each. */
export const cellsOf = ({ sections = [] }: Readable): string[] =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' ? block.rows.flat() : [])))
    .map(plainText)

function sentencesOf(block: Block): readonly InlineContent[] {
  if (block.type === 'paragraph') return [block.text]
  if (block.type === 'care')
    return block.reasons.flatMap(({ text, note }) => [text, ...(note === undefined ? [] : [note])])
  return 'items' in block ? block.items : []
}
