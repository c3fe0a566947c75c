import type { Edit } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { literally } from '../text/literally.ts'
import { editValue } from './edit-value.ts'

/**
 * Replaces `needle` with `text` wherever it is in the text at `path`. Only those characters change, unless quotes or line
 * breaks keep one from being found in the file. `text` must not contain YAML syntax that `needle` does not.
 */
export function replaceInside(source: Source, path: Path, needle: string, text: string): (Edit | undefined)[] {
  const { file } = source
  const range = rangeAt(source, path)
  const value = valueAt(source.value, path)
  if (range === undefined || typeof value !== 'string') return []
  const all = new RegExp(literally(needle), 'g')
  const found = [...source.text.slice(range.start, range.end).matchAll(all)]
  const mended = value.replace(all, () => text)
  if (found.length !== [...value.matchAll(all)].length) return [editValue(source, path, mended)]
  return found.map(({ index }) => {
    const start = range.start + index
    return { file, start, end: start + needle.length, text }
  })
}
