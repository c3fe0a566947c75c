import { shortened } from '../../src/shared/shortened.ts'
import type { Change } from './plan.ts'

/** How many unchanged words are shown before the first and after the last difference. */
const around = 3
const longest = 80

/** The words in which two texts differ, with a few around them. Each side is short enough for one line. */
export function excerpt({ before, after }: Change): Change {
  const [old, now] = [before.split(' '), after.split(' ')]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return { before: cut(old, start, end), after: cut(now, start, end) }
}

function cut(words: readonly string[], same: number, sameAtEnd: number): string {
  const from = Math.max(0, same - around)
  const to = Math.min(words.length, words.length - sameAtEnd + around)
  const text = words.slice(from, to).join(' ')
  const short = shortened(text, longest)
  return `${from > 0 ? '...' : ''}${short}${to < words.length && short === text ? '...' : ''}`
}
