import { isMap, isNode, isScalar } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { childOf, nodeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { columnOf, endOfLine } from './lines.ts'

/**
 * Puts the key at the end of `path` in a new `group`: on the line below it, indented two spaces further. Undefined in
 * braces, and for a value of several lines.
 */
export function nestKey(source: Source, path: Path, group: string): Edit | undefined {
  const { file, text } = source
  const parent = nodeAt(source, path.slice(0, -1))
  const { key, value } = childOf(parent, path.at(-1)!) ?? {}
  if (!isMap(parent) || parent.flow || !isScalar(key) || !key.range || !isNode(value) || !value.range) return undefined
  const [start] = key.range
  if (text.slice(start, value.range[1]).trimEnd().includes('\n')) return undefined
  return { file, start, end: start, text: `${group}:${endOfLine(text)}${' '.repeat(columnOf(text, start) + 2)}` }
}
