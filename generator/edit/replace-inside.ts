import type { Edit } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { editValue } from './edit-value.ts'

/**
 * Replaces the first `needle` in the text at `path` with `text`. Only those characters change, unless quotes or line
 * breaks keep them from being found in the file. `text` must not contain YAML syntax that `needle` does not.
 */
export function replaceInside(source: Source, path: Path, needle: string, text: string): Edit | undefined {
  const range = rangeAt(source, path)
  const value = valueAt(source.value, path)
  if (range === undefined || typeof value !== 'string' || !value.includes(needle)) return undefined
  const at = source.text.slice(range.start, range.end).indexOf(needle)
  if (at === -1)
    return editValue(
      source,
      path,
      value.replace(needle, () => text),
    )
  const start = range.start + at
  return { file: source.file, start, end: start + needle.length, text }
}
