import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import { timeOf } from '../../text/clock-times.ts'
import { endsOfRange } from '../../text/joining-words.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Remedy } from './remedy.ts'
import { closingTimeMeant, timeMeant } from './time-meant.ts'

/** What to write where "opens:" has both times of a day, and "closes:" is missing. */
export function hoursInOne(path: Path, { source, tried }: InvalidFile): Remedy | undefined {
  const parent = path.slice(0, -1)
  const [, from, to] = endsOfRange.exec(String(valueAt(source.value, path))) ?? []
  if (path.at(-1) !== 'opens' || 'closes' in asGroup(valueAt(source.value, parent))) return undefined
  const opens = from === undefined ? undefined : timeMeant(from)
  const closes = to === undefined || opens === undefined ? undefined : closingTimeMeant(to, opens)
  if (opens === undefined || closes === undefined) return undefined
  const [first, second] = [opens, closes].map((time) => `"${timeOf(time)}"`)
  return {
    fix: `Write ${first} under "opens:", and ${second} under "closes:".`,
    edit: tried.split(path, first!, 'closes', second!),
  }
}
