import { stringify } from 'yaml'
import type { Language } from '../../../src/shared/languages.ts'
import { insertEntry } from '../../edit/insert-entry.ts'
import { englishName, ourLanguage } from '../../languages.ts'
import { covers, labelGroups, ownWords, referenceFile } from '../../parse/own-words.ts'
import { firstOf } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Group, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { withoutForm } from '../../text/plural-key.ts'

/** A file of interface words that is checked. */
export interface WordsFile {
  code: Language
  source: Source
  /** Whether the practice is outside the United States. */
  isAbroad: boolean
  /** The first language, whose words are shown where this one lacks them. Undefined for the first. */
  first?: Language
}

/**
 * `missing` is what the group at `path` lacks. One problem for the words that Sightline has itself, with an edit that
 * adds them if it has them in this language, and one for the others.
 */
export function missingWords(missing: Group, path: string[], file: WordsFile): Problem[] {
  const { code, source, first, isAbroad } = file
  // Returns early, because locating parses the whole file.
  if (Object.keys(missing).length === 0) return []
  const own = ownWords(code, isAbroad)
  const standIns = asGroup(valueAt(own ?? (first === undefined ? ownWords(ourLanguage, isAbroad) : undefined), path))
  const entries = Object.entries(missing)
  const isOurs = ([key, value]: [string, unknown]) => covers(standIns, { [key]: value })
  const ours = naming(path, entries.filter(isOurs))
  const others = naming(
    path,
    entries.filter((entry) => !isOurs(entry)),
  )
  const at = locate(source, path, 'key')
  return [
    ...ours.map(({ words, message, them, shown }) => {
      const fix = `Add ${them}: until then ${own ? "Sightline's own" : 'the English'} ${shown}.`
      const added = Object.entries(standIns).filter(([key]) => words.has(withoutForm(key)))
      const text = stringify(Object.fromEntries(added), { lineWidth: 0 })
      return problem('MISSING_WORD', at, message, fix, own && [insertEntry(source, path, text)])
    }),
    ...others.map(({ message, them, shown }) =>
      first === undefined
        ? problem('UNKNOWN_WORD', at, message, `Add ${them}: ${whereToFind(path, them)}.`)
        : problem('UNTRANSLATED_WORD', at, message, `Add ${them}: until then the ${englishName(first)} ${shown}.`),
    ),
  ]
}

/** How a problem refers to the words with these keys, if there are any. */
function naming(path: string[], entries: [string, unknown][]) {
  const words = new Set(entries.map(([key]) => withoutForm(key)))
  if (words.size === 0) return []
  const names = firstOf(Array.from(words, (word) => `"${[...path, word].join('.')}"`))
  return words.size === 1
    ? [{ words, message: `${names} is missing`, them: 'it', shown: 'word is shown' }]
    : [{ words, message: `${names} are missing`, them: 'them', shown: 'words are shown' }]
}

function whereToFind(path: string[], them: string): string {
  const labels = labelGroups[path.join('.')]
  if (labels === undefined) return `${referenceFile} has ${them} in English`
  return `${labels.idsFrom} has ${them === 'it' ? 'this id' : 'these ids'}`
}
