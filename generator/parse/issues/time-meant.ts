import { written } from '../../read/locate.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { minutesOf, timeOf } from '../../text/clock-times.ts'
import { rewritings } from './rewritings.ts'

const halfDay = 12 * 60

/** The time of day that a text stands for, in minutes after midnight. */
export const timeMeant = (text: string): number | undefined =>
  [text, ...rewritings(text, text)].map(minutesOf).find((minutes) => minutes !== undefined)

/** The time that a text stands for where an office that opens at `opens` closes: 8 is in the evening, and so is 5. */
export function closingTimeMeant(text: string, opens: number): number | undefined {
  const [hour] = /^[1-9]$/.exec(text.trim()) ?? []
  const closes = hour === undefined ? timeMeant(text) : Number(hour) * 60
  const isCertain = closes === 0 || /m\.?$/i.test(text.trim())
  if (closes === undefined || closes > opens || closes >= halfDay || isCertain) return closes
  return closes + halfDay > opens ? closes + halfDay : undefined
}

/** The closing time that a value under "closes:" stands for, if the time under "opens:" next to it can be read. */
export function closingTimeAt(path: Path, source: Source): string | undefined {
  if (path.at(-1) !== 'closes') return undefined
  const opens = timeMeant(textAt([...path.slice(0, -1), 'opens'], source))
  const closes = opens === undefined ? undefined : closingTimeMeant(textAt(path, source), opens)
  return closes === undefined ? undefined : timeOf(closes)
}

/** YAML reads 9.30 as the number 9.3. */
function textAt(path: Path, source: Source): string {
  const value = valueAt(source.value, path)
  return typeof value === 'string' ? value : written(source, path)
}
