import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import { endsOfRange } from '../../text/joining-words.ts'
import type { InvalidFile } from './invalid-file.ts'
import { numbersMeant } from './numbers-meant.ts'
import type { Remedy } from './remedy.ts'

/** What to write where "from:" or "to:" has both numbers of a range: `100 - 180`. */
export function rangeInOne(text: string, path: Path, file: InvalidFile): Remedy | undefined {
  const key = path.at(-1)
  const [, from, to] = endsOfRange.exec(text.trim()) ?? []
  if ((key !== 'from' && key !== 'to') || from === undefined || to === undefined) return undefined
  const ends = [from, to].map((each) => numbersMeant(each, path, file) ?? [])
  if (ends.some(({ length }) => length === 0)) return undefined
  // Only the author knows which of two readings of 1,200 is meant, or of two values of a key.
  const [lower, higher, ...others] = ends.flat()
  const isAlone = key === 'from' && !('to' in asGroup(valueAt(file.source.value, path.slice(0, -1))))
  if (!isAlone || others.length > 0 || lower! >= higher!)
    return { fix: 'Write the lower number under "from:", and the higher under "to:".' }
  const fix = `Write ${lower} under "from:", and ${higher} under "to:".`
  return { fix, edit: file.tried.split(path, String(lower), 'to', String(higher)) }
}
