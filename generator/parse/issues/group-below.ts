import { isMap, isNode, isScalar } from 'yaml'
import { columnOf } from '../../edit/lines.ts'
import { nearest } from '../../problems/nearest.ts'
import type { Edit } from '../../problems/problems.ts'
import { nodeAt } from '../../read/document.ts'
import { isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import type { CheckedFile } from '../checked-file.ts'
import { recordsAt } from '../known-keys.ts'
import { freeKeys, type Issue } from './issues.ts'
import { movesThatFit } from './moves-that-fit.ts'

/**
 * The group next to the unknown key at `path` that the key belongs in, because that group may have any key with such a
 * value: `cities:` of drive-times.yaml, for a city at the left edge. Undefined for a key that may be a misspelled one.
 */
export type GroupBelow = (path: Path) => string | undefined

/** Finds these groups. */
export function groupsBelow(issues: readonly Issue[], file: CheckedFile): GroupBelow {
  const candidates = issues.flatMap((issue) => candidatesOf(issue, file))
  const found = movesThatFit(candidates, file)
  return (path) => found.get(path.join('\n'))?.group
}

function candidatesOf(issue: Issue, file: CheckedFile): { from: Path; to: Path; group: string }[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path: parent, keys } = issue
  const free = freeKeys(parent, file)
  return recordsAt(parent, file).flatMap((group) => {
    const present = valueAt(file.source.value, [...parent, group])
    if (!isGroup(present)) return []
    return keys
      .filter((key) => !(key in present) && nearest(key, free) === undefined)
      .map((key) => ({ from: [...parent, key], to: [...parent, group, key], group }))
  })
}

/** Indents the key at `path` like the entries of `group`, if they are right above it. */
export function indentBelow(source: Source, path: Path, group: string): Edit | undefined {
  const parent = nodeAt(source, path.slice(0, -1))
  if (!isMap(parent) || parent.flow) return undefined
  const at = parent.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
  const [above, pair] = [parent.items[at - 1], parent.items[at]]
  if (!isScalar(above?.key) || above.key.value !== group || !isMap(above.value) || above.value.flow) return undefined
  const entry = above.value.items[0]?.key
  if (!isNode(entry) || !entry.range || !isScalar(pair?.key) || !pair.key.range || !isScalar(pair.value))
    return undefined
  const [start] = pair.key.range
  const isOneLine = !source.text.slice(start, pair.value.range?.[1]).trimEnd().includes('\n')
  const indent = columnOf(source.text, entry.range[0]) - columnOf(source.text, start)
  return isOneLine ? { file: source.file, start, end: start, text: ' '.repeat(indent) } : undefined
}
