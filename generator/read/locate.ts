import { isNode } from 'yaml'
import type { Place } from '../problems/problems.ts'
import { childOf, documentOf, nodeAt, placeAt } from './document.ts'
import type { Path } from './raw-values.ts'
import type { Source } from './read.ts'

/**
 * The place of the value at `path` in its file; with `what: 'key'`, that of its key, which entries of a list don't have.
 * A path that does not exist gives its nearest existing ancestor, so a missing field is reported at the entry that lacks
 * it.
 */
export function locate(source: Source, path: Path, what: 'key' | 'value' = 'value'): Place {
  return placeAt(source, offsetOf(source, path, what))
}

/** Where `needle` is inside the text at `path`; the start of the text when quoting has changed its spelling. */
export function locateInside(source: Source, path: Path, needle: string): Place {
  const found = Math.max(0, written(source, path).indexOf(needle))
  return placeAt(source, offsetOf(source, path, 'value') + found)
}

/** The value at `path` exactly as its author wrote it: `02705`, where YAML reads the number 2705. */
export function written(source: Source, path: Path): string {
  const node = nodeAt(source, path)
  return isNode(node) && node.range ? source.text.slice(node.range[0], node.range[1]) : ''
}

function offsetOf(source: Source, path: Path, what: 'key' | 'value'): number {
  let node: unknown = documentOf(source).contents
  let offset = rangeStart(node) ?? 0
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step)
    if (child === undefined) break
    const isOfKey = what === 'key' && depth === path.length - 1
    const [own, other] = isOfKey ? [child.key, child.value] : [child.value, child.key]
    offset = rangeStart(own) ?? rangeStart(other) ?? offset
    node = child.value
  }
  return offset
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
