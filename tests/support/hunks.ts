/** A change to a text: the lines before it, and those that replace them. */
export interface Hunk {
  before: string
  after: string
}

/** Reads the hunks of a unified diff. They have no line numbers: they are found by their own lines. */
export const readHunks = (text: string): Hunk[] => text.split(/^@@\n/m).slice(1).map(readHunk)

function readHunk(text: string): Hunk {
  const lines = text.split('\n').slice(0, -1)
  const without = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [] : [`${line.slice(1)}\n`])).join('')
  return { before: without('+'), after: without('-') }
}

/** Throws when the lines are missing or occur twice: the diff is then out of date. */
export function replaceOnce(text: string, { before, after }: Hunk, where: string): string {
  const at = before === '' ? 0 : text.indexOf(before)
  if (at < 0) throw new Error(`${where} no longer has these lines:\n${before}`)
  if (before !== '' && text.indexOf(before, at + 1) >= 0) throw new Error(`${where} has these lines twice:\n${before}`)
  return text.slice(0, at) + after + text.slice(at + before.length)
}
