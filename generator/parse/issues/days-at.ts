import { type DayOfWeek, daysOfWeek } from '../../../src/shared/appointment.ts'
import type { Path } from '../../read/raw-values.ts'
import { knownAt } from '../known-keys.ts'
import { daysMeant } from './days-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import { languagesBeside } from './languages-beside.ts'

/**
 * The days that a text stands for where the list at `path` may have days: in English, or in a language that the entry
 * with the list may have words in.
 */
export function daysAt(text: string, path: Path, file: InvalidFile): DayOfWeek[] | undefined {
  if (!knownAt([...path, 0], file).values.includes(daysOfWeek[0])) return undefined
  return daysMeant(text, languagesBeside(path, file))
}
