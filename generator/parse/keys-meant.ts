import type * as z from 'zod'
import { nearest } from '../problems/nearest.ts'
import { asGroup, isAtOrBelow, type Path, valueAt } from '../read/raw-values.ts'
import { freeKeys, type Issue, unfold } from './issues.ts'
import { certainKey } from './other-names.ts'

interface KeyMeant {
  name: string
  /** Whether it can be renamed without asking, once that has been tried. */
  isSure: boolean
}

/** The key that the unknown one at `path` must be, as its group lacks just that key and its value fits. */
export type KeysMeant = (path: Path) => KeyMeant | undefined

/**
 * Finds keys that are no typos, such as `lng` for `lon`: the only unknown one of a group that lacks one key. Which
 * values fit is tried for all of them together: each try validates the whole file.
 */
export function keysMeant(issues: readonly Issue[], schema: z.ZodType, root: unknown): KeysMeant {
  const absent = new Set(issues.filter((issue) => isAbsent(issue, root)).map(({ path }) => path.join('\n')))
  const candidates = issues.flatMap((issue) => candidateOf(issue, absent, schema, root))
  if (candidates.length === 0) return () => undefined
  const renamed = structuredClone(root)
  for (const { parent, key, meant } of candidates) {
    const group = asGroup(valueAt(renamed, parent))
    group[meant.name] = group[key]
    delete group[key]
  }
  const left = (schema.safeParse(renamed).error?.issues ?? []).flatMap(unfold).map(({ path }) => path)
  const fits = ({ parent, meant }: Candidate) => !left.some((each) => isAtOrBelow(each, [...parent, meant.name]))
  const found = new Map(candidates.filter(fits).map(({ parent, key, meant }) => [[...parent, key].join('\n'), meant]))
  return (path) => found.get(path.join('\n'))
}

interface Candidate {
  parent: Path
  key: string
  meant: KeyMeant
}

function candidateOf(issue: Issue, absent: ReadonlySet<string>, schema: z.ZodType, root: unknown): Candidate[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path: parent, keys } = issue
  const [key, ...more] = keys
  if (key === undefined || more.length > 0) return []
  const free = freeKeys(schema, parent, root)
  const [lacked, ...others] = free.filter((name) => absent.has([...parent, name].join('\n')))
  if (lacked === undefined || others.length > 0 || certainKey(key, free) !== undefined) return []
  const near = nearest(key, free)
  const isSure = free.length === 1 || near === lacked
  return isSure || near !== undefined ? [{ parent, key, meant: { name: lacked, isSure } }] : []
}

/** Whether the value is missing altogether. */
export const isAbsent = ({ code, path }: Issue, root: unknown) =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(code) && valueAt(root, path) === undefined
