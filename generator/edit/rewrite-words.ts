import { isCollection, isPair, isScalar, isSeq, parse, type Scalar } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { editValue } from './edit-value.ts'

/**
 * Changes words inside a text as its author wrote it. Respells the whole text if YAML would then read another one, for
 * example when an apostrophe ends a text in single quotes. `above` is the ancestors of `scalar`, as `visit` passes
 * them. Undefined when no word changes.
 */
export function rewriteWords(
  source: Source,
  scalar: Scalar,
  above: readonly unknown[],
  change: (words: string) => string,
): Edit | undefined {
  if (typeof scalar.value !== 'string' || !scalar.range) return undefined
  const [start, end] = scalar.range
  const written = source.text.slice(start, end)
  const text = change(written)
  if (text === written) return undefined
  const edit = { file: source.file, start, end, text }
  const parent = above.findLast((node) => isCollection(node))
  const wanted = change(scalar.value)
  return readsAs(parent?.flow ? `[${text}]` : `- ${text}`, wanted)
    ? edit
    : (editValue(source, pathTo([...above, scalar]), wanted) ?? edit)
}

function readsAs(list: string, wanted: string): boolean {
  try {
    const [value, ...more] = parse(list) as unknown[]
    return value === wanted && more.length === 0
  } catch {
    return false
  }
}

const pathTo = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : []
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : []
  })
