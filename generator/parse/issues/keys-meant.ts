import { nearest } from '../../problems/nearest.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import { isLanguage } from '../unlisted-languages.ts'
import { gluedKey } from './glued-key.ts'
import { freeKeys, type Issue } from './issues.ts'
import { movesThatFit } from './moves-that-fit.ts'
import { certainKey } from './other-names.ts'

interface KeyMeant {
  name: string
  /** Whether it can be renamed without asking, once that has been tried. */
  isSure: boolean
}

/** The key that the unknown one at `path` must be, because its group lacks only that key and the value fits. */
export type KeysMeant = (path: Path) => KeyMeant | undefined

/** Finds keys that are not typos, such as `lng` for `lon`: the only unknown key of a group that lacks one key. */
export function keysMeant(issues: readonly Issue[], file: CheckedFile): KeysMeant {
  const absent = new Set(issues.filter((issue) => isAbsent(issue, file)).map(({ path }) => path.join('\n')))
  const candidates = issues.flatMap((issue) => candidateOf(issue, absent, file))
  const found = movesThatFit(candidates, file)
  return (path) => found.get(path.join('\n'))?.meant
}

function candidateOf(
  issue: Issue,
  absent: ReadonlySet<string>,
  file: CheckedFile,
): { from: Path; to: Path; meant: KeyMeant }[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path: parent, keys } = issue
  const [key, ...more] = keys
  if (key === undefined || more.length > 0) return []
  const free = freeKeys(parent, file)
  const [name, ...others] = free.filter((each) => absent.has([...parent, each].join('\n')))
  if (name === undefined || others.length > 0 || certainKey(key, free) !== undefined) return []
  if (isLanguage(key) && isLanguage(name)) return []
  const isSure = free.length === 1 || nearest(key, free) === name
  return [{ from: [...parent, key], to: [...parent, name], meant: { name, isSure } }]
}

/**
 * The most likely correction of the unknown key at `path`, among the keys that its group could still have. A name that
 * is only somewhat similar counts less than the one key that the group lacks, if the value fits it: `name: Ann` where
 * `author` is missing does not mean `date`.
 */
export function likelyKey(path: Path, free: readonly string[], meant: KeysMeant): string | undefined {
  const key = String(path.at(-1))
  return meant(path)?.name ?? certainKey(key, free) ?? gluedKey(key, free)?.name ?? nearest(key, free)
}

/** Whether the value is missing altogether. */
export const isAbsent = ({ code, path }: Issue, { source }: CheckedFile) =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(code) && valueAt(source.value, path) === undefined
