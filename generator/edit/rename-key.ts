import { isScalar } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { childOf, nodeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { onOneLine, spell } from './spell.ts'

/** Renames the key at the end of `path`; undefined when the file has no such key. */
export function renameKey(source: Source, path: Path, name: string): Edit | undefined {
  const key = childOf(nodeAt(source, path.slice(0, -1)), path.at(-1)!)?.key
  if (!isScalar(key) || !key.range) return undefined
  const text = spell(name, onOneLine(key.type ?? 'PLAIN'))
  return { file: source.file, start: key.range[0], end: key.range[1], text }
}
