import type { ScalarValue } from '../../edit/spell.ts'
import { firstFound } from '../../first-found.ts'
import type { Edit } from '../../problems/problems.ts'
import { written } from '../../read/locate.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { InvalidFile } from './invalid-file.ts'
import { rewritings } from './rewritings.ts'
import { closingTimeAt } from './time-meant.ts'

export interface Rewritten {
  value: ScalarValue
  edit: Edit
}

/** Keys that a person has to decide on anyway: how urgent something is, and a language code, which names files. */
const neverGuessed = ['level', 'code']

/** The value that the one at `path` stands for: the first that fits of those that are `likely`, and of its rewritings. */
export function rewritten(
  path: Path,
  { source, tried }: InvalidFile,
  likely: readonly ScalarValue[] = [],
): Rewritten | undefined {
  if (neverGuessed.includes(String(path.at(-1)))) return undefined
  const closes = closingTimeAt(path, source)
  const others = rewritings(valueAt(source.value, path), written(source, path))
  return firstFound([...likely, ...(closes === undefined ? [] : [closes]), ...others], (value) => {
    const edit = tried.value(path, value)
    return edit && { value, edit }
  })
}
