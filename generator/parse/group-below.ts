import { isMap, isNode, isScalar } from 'yaml'
import type * as z from 'zod'
import { columnOf } from '../edit/lines.ts'
import { nearest } from '../problems/nearest.ts'
import type { Edit } from '../problems/problems.ts'
import { nodeAt } from '../read/document.ts'
import { asGroup, isAtOrBelow, isGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { freeKeys, type Issue, unfold } from './issues.ts'
import { recordsAt } from './known-keys.ts'

/**
 * The group beside the unknown key at `path` that it belongs in, as that group may have any key with such a value:
 * `cities:` of drive-times.yaml, for a city at the left edge. Undefined for a key that may be a misspelled one.
 */
export type GroupBelow = (path: Path) => string | undefined

/** Finds these groups. All keys are tried in them together: each try validates the whole file. */
export function groupsBelow(issues: readonly Issue[], schema: z.ZodType, root: unknown): GroupBelow {
  const candidates = issues.flatMap((issue) => candidatesOf(issue, schema, root))
  if (candidates.length === 0) return () => undefined
  const moved = structuredClone(root)
  for (const { parent, group, key } of candidates) {
    const from = asGroup(valueAt(moved, parent))
    const into = asGroup(from[group])
    into[key] = from[key]
    delete from[key]
  }
  const left = (schema.safeParse(moved).error?.issues ?? []).flatMap(unfold).map(({ path }) => path)
  const found = new Map(
    candidates
      .filter(({ parent, group, key }) => !left.some((each) => isAtOrBelow(each, [...parent, group, key])))
      .map(({ parent, group, key }) => [[...parent, key].join('\n'), group]),
  )
  return (path) => found.get(path.join('\n'))
}

interface Candidate {
  parent: Path
  group: string
  key: string
}

function candidatesOf(issue: Issue, schema: z.ZodType, root: unknown): Candidate[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path: parent, keys } = issue
  const free = freeKeys(schema, parent, root)
  return recordsAt(schema, parent, root).flatMap((group) => {
    const present = valueAt(root, [...parent, group])
    if (!isGroup(present)) return []
    return keys
      .filter((key) => !(key in present) && nearest(key, free) === undefined)
      .map((key) => ({ parent, group, key }))
  })
}

/** Indents the key at `path` like the entries of `group`, if they stand right above it. */
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
