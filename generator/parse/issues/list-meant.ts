import type { Edit } from '../../problems/problems.ts'
import type { Path } from '../../read/raw-values.ts'
import { daysAt } from './days-at.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Remedy } from './remedy.ts'
import { inQuotes } from './text-instead.ts'

/** What to write instead of `value`, a text of one line in the file, where a list is wanted. `write` tries to. */
export function listRemedy(
  text: string,
  value: string,
  path: Path,
  file: InvalidFile,
  write: (yaml: string) => Edit | undefined,
): Remedy | undefined {
  const entries = inBrackets(text)
  const edit = write(entries)
  if (edit !== undefined) return { fix: `Put it in brackets: ${entries}.`, edit }
  const days = daysAt(value, path, file)
  if (days === undefined) return undefined
  const fullNames = `[${days.join(', ')}]`
  const editDays = write(fullNames)
  return editDays && { fix: `Write ${fullNames}.`, edit: editDays }
}

/** A list without its brackets, in brackets: there, a comma would also end a text in one of its numbers. */
export const inBrackets = (text: string): string =>
  `[${hasQuotes(text) ? text : text.split(betweenEntries).map(whole).join(',')}]`

const hasQuotes = (text: string) => /(?:^|,)\s*["']/.test(text)

/** A comma that is not one between thousands. */
const betweenEntries = /(?<!\d),|,(?!\d{3}(?!\d))/

const whole = (entry: string) => (entry.includes(',') ? entry.replace(entry.trim(), inQuotes) : entry)
