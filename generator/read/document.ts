import { Document, isCollection, isMap, isNode, isScalar, isSeq, Pair, YAMLMap } from 'yaml'
import { memo } from '../memo.ts'
import type { Place } from '../problems/problems.ts'
import { positionsIn } from '../problems/range-of.ts'
import type { Path } from './raw-values.ts'
import type { Source } from './read.ts'
import { parseLoosely } from './slips/slip.ts'

// Made only when a problem or an edit needs them, so that a valid manifest pays neither time nor memory for them.

/** The file as the parser's nodes, each with its offsets in the text. */
export const documentOf = (source: Source): Document => memo(source, 'document', () => parseLoosely(source.text))

/** The place of the character at an offset. */
export const placeAt = (source: Source, offset: number): Place => ({
  file: source.file,
  ...memo(source, 'positions', () => positionsIn(source.text))(offset),
})

/** The node of the value at `path`; undefined if the file does not contain it there, for example behind an alias. */
export const nodeAt = (source: Source, path: Path): unknown =>
  path.reduce<unknown>((node, step) => childOf(node, step)?.value, documentOf(source).contents)

/** The offsets of the value at `path`, without trailing whitespace; undefined where the file has no value there. */
export function rangeAt(source: Source, path: Path): { start: number; end: number } | undefined {
  const node = nodeAt(source, path)
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return { start, end: start + source.text.slice(start, end).trimEnd().length }
}

/** The value of a group or list under `step`, with its key if it has one. */
export function childOf(node: unknown, step: PropertyKey): { key?: unknown; value: unknown } | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const value = node.items[step]
    return value === undefined ? undefined : { value }
  }
  if (!isMap(node)) return undefined
  const pair = pairsOf(node).get(String(step))
  return pair === undefined ? undefined : { key: pair.key, value: pair.value }
}

/** The first pair of each name: a group may have thousands, and a problem in each. */
const pairsOf = (node: YAMLMap): ReadonlyMap<string | undefined, Pair> =>
  memo(node, 'pairs', () => new Map(node.items.toReversed().map((pair) => [nameOf(pair.key), pair])))

/**
 * The name that a key has in the value read from the file. The library names a null key, as in `: text`, with an empty
 * string, and spells a group or list, as in `{phone}: text`, in its own way.
 */
function nameOf(key: unknown): string | undefined {
  if (isScalar(key)) return String(key.value ?? '')
  if (!isCollection(key)) return undefined
  const alone = new YAMLMap()
  alone.add(new Pair(key))
  return Object.keys(alone.toJS(new Document(null, { logLevel: 'error' })))[0]
}
