import type { Edit } from './problems.ts'

/**
 * The text of a file with these edits made, in any order. All offsets refer to the original `text`. Overlapping edits
 * throw: whoever combines edits from several sources resolves them first.
 */
export function applyEdits(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'text'>[]): string {
  let done = ''
  let at = 0
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at || end < start || end > text.length) throw new Error(`no room for an edit of ${start} to ${end}`)
    done += text.slice(at, start) + inserted
    at = end
  }
  return done + text.slice(at)
}
