import { isMap, isScalar } from 'yaml'
import { nearest } from '../../problems/nearest.ts'
import { nodeAt } from '../../read/document.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** A text or number in braces without quotes, which YAML ended at its comma: what follows became keys without a value. */
export interface CutText {
  path: Path
  /** The text as its author meant it: `English, Spanish`, `1,200`. */
  whole: string
  /** The keys that are parts of it, in their order. */
  parts: readonly string[]
  /** The offsets of all of it in the file. */
  start: number
  end: number
}

/**
 * The text that the unknown key at `path` is a part of; undefined for any other key, and for one that may be a
 * misspelled name of `free`, the keys that the group could still have.
 */
export function cutText(source: Source, path: Path, free: readonly string[]): CutText | undefined {
  const group = path.slice(0, -1)
  const node = nodeAt(source, group)
  if (!isMap(node) || node.flow !== true) return undefined
  const pairs = node.items.map(({ key, value }) => ({ key: isScalar(key) ? key : undefined, value }))
  const at = pairs.findIndex(({ key }) => String(key?.value) === String(path.at(-1)))
  const begin = pairs.findLastIndex(({ value }, index) => index < at && value !== null)
  const next = pairs.findIndex(({ value }, index) => index >= at && value !== null)
  const parts = pairs.slice(begin + 1, next === -1 ? undefined : next).flatMap(({ key }) => key ?? [])
  const { key, value: text } = pairs[begin] ?? {}
  const last = parts.at(-1)
  if (next === at || key === undefined || !isScalar(text) || !text.range || !last?.range) return undefined
  if (parts.some((part) => nearest(String(part.value), free) !== undefined)) return undefined
  const [start, end] = [text.range[0], last.range[1]]
  const whole = source.text.slice(start, end).replace(/\s+/g, ' ')
  const isCut = typeof text.value === 'number' ? /^\S\d*,\d/.test(whole) : typeof text.value === 'string'
  if (text.type !== 'PLAIN' || !isCut) return undefined
  return {
    path: [...group, String(key.value)],
    whole,
    parts: parts.map((part) => String(part.value)),
    start,
    end,
  }
}
