import { abbreviated, certain, suggest } from '../../problems/nearest.ts'
import type { Path } from '../../read/raw-values.ts'
import { daysAt } from './days-at.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Remedy } from './remedy.ts'
import { rewritten } from './rewritten.ts'

/** What to write instead of a value that is not one of the `allowed`. */
export function listedInstead(value: unknown, allowed: readonly string[], path: Path, file: InvalidFile): Remedy {
  const name = String(value)
  const days = daysAt(name, path.slice(0, -1), file) ?? []
  if (days.length > 1) return { fix: `Write each day as an entry of its own: ${days.join(', ')}.` }
  const meant =
    typeof value === 'string' ? (certain(name, allowed) ?? abbreviated(name, allowed) ?? days[0]) : undefined
  const found = rewritten(path, file, meant === undefined ? [] : [meant])
  return found === undefined
    ? { fix: suggest(name, allowed) }
    : { fix: `Did you mean "${found.value}"?`, edit: found.edit }
}
