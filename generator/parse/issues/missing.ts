import type { Language } from '../../../src/shared/languages.ts'
import { groupBy } from '../../group-by.ts'
import { englishName } from '../../languages.ts'
import { type Place, type Problem, problem } from '../../problems/problems.ts'
import { rangeAt } from '../../read/document.ts'
import { locate } from '../../read/locate.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { isAbsent } from './keys-meant.ts'
import { listed } from './name-value.ts'
import { splitGroups, splitProblem } from './split-groups.ts'

/** The problem of a page or entry without words in a language. */
export function missingText(code: Language, place: Place): Problem {
  return problem('MISSING_LANGUAGE', place, `the ${englishName(code)} text is missing`, addWords(code, 'block'))
}

/** What to do when the words in a language are missing. */
export function addWords(code: Language, as: 'block' | 'line'): string {
  // Depends on how the first letter is pronounced: an "en:", a "vi:".
  const article = /^[aefhilmnorsx]/.test(code) ? 'an' : 'a'
  return `Add ${article} "${code}:" ${as} with the ${englishName(code)} words.`
}

/** The fields that entries lack: one problem per entry, however many it lacks, and one per group that dashes split. */
export function missingFields(issues: readonly Issue[], file: InvalidFile): Problem[] {
  const { source, original } = file
  // A language is reported separately: it is a block, not a field.
  const fields = issues.filter((issue) => issue.path.at(-1) !== original && isAbsent(issue, file))
  const byEntry = groupBy(fields, ({ path }) => path.slice(0, -1).join('\n'))
  const entries = Array.from(byEntry.values(), ([{ path }]) => path.slice(0, -1))
  const split = splitGroups(entries, file)
  for (const path of split.flatMap(({ entries }) => entries)) byEntry.delete(path.join('\n'))
  const missing = Array.from(byEntry.values(), (absent) => {
    const parent = absent[0].path.slice(0, -1)
    const keys = absent.map(({ path }) => String(path.at(-1)))
    const where = parent.length === 0 ? 'the file' : 'this entry'
    const message = `${listed(keys)} ${keys.length === 1 ? 'is' : 'are'} missing`
    const fix = keys.length > 1 ? `Add them to ${where}.` : (meanings[keys[0]!] ?? `Add "${keys[0]}:" to ${where}.`)
    const restore = endsInside(source, parent) ? ' Or restore the rest of the file, if it was cut off here.' : ''
    return problem('MISSING_FIELD', locate(source, parent), message, `${fix}${restore}`)
  })
  return [...split.map((each) => splitProblem(each, source)), ...missing]
}

/** Whether the file ends inside the group at `path`, in the middle of a line. */
const endsInside = (source: Source, path: Path) =>
  !source.text.endsWith('\n') && rangeAt(source, path)?.end === source.text.trimEnd().length

/** For keys whose name does not say what to write. */
export const meanings: Record<string, string> = {
  alt: 'Add "alt:" with a sentence about what the photo shows, for people who cannot see it.',
}
