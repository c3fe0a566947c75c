import { type DayOfWeek, daysOfWeek } from '../../src/shared/appointment.ts'
import type { Path } from '../read/raw-values.ts'
import { daysMeant } from './days-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import { knownAt } from './known-keys.ts'
import { isLanguage } from './unlisted-languages.ts'

/**
 * The days that a text stands for where the list at `path` may have days: in English, or in a language that the entry
 * with the list may have words in.
 */
export function daysAt(text: string, path: Path, { schema, source }: InvalidFile): DayOfWeek[] | undefined {
  if (!knownAt(schema, [...path, 0], source.value).values.includes(daysOfWeek[0])) return undefined
  const beside = knownAt(schema, path.slice(0, -1), source.value).keys
  return daysMeant(text, beside.filter(isLanguage))
}
