import type { Change, Difference } from './plan.ts'

/** At least this share of words must match for one text to count as an edit of the other. */
const similar = 0.4

/**
 * Pairs old texts with new ones: edits first, then added texts, then removed texts. A text without a match has an empty
 * other side.
 */
export function matchTexts({ removed, added }: Difference): Change[] {
  const left = added.map((text) => ({ text, words: wordsOf(text) }))
  const edits: Change[] = []
  const gone: Change[] = []
  for (const before of removed) {
    const words = wordsOf(before)
    const index = left.findIndex((other) => likeness(words, other.words) >= similar)
    if (index === -1) gone.push({ before, after: '' })
    else edits.push({ before, after: left.splice(index, 1)[0]!.text })
  }
  const onlyOne = edits.length === 0 && gone.length === 1 && left.length === 1
  // One text replaced by one other is an edit, however different.
  if (onlyOne) return [{ before: gone[0]!.before, after: left[0]!.text }]
  return [...edits, ...left.map(({ text }) => ({ before: '', after: text })), ...gone]
}

const wordsOf = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return (2 * common) / (a.size + b.size)
}
