import { isMap, isNode } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { childOf, nodeAt, rangeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { columnOf, endOfLine } from './lines.ts'

/** Replaces the value at `path` with `first`, and adds `key` with `second` after it: both are YAML of one line. */
export function splitValue(source: Source, path: Path, first: string, key: string, second: string): Edit | undefined {
  const { file, text } = source
  const parent = nodeAt(source, path.slice(0, -1))
  const own = childOf(parent, path.at(-1)!)?.key
  const range = rangeAt(source, path)
  if (!isMap(parent) || !isNode(own) || !own.range || range === undefined) return undefined
  const gap = parent.flow ? ', ' : `${endOfLine(text)}${' '.repeat(columnOf(text, own.range[0]))}`
  return { file, ...range, text: `${first}${gap}${key}: ${second}` }
}
