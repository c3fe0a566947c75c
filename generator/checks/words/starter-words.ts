import { englishName, ourLanguage } from '../../languages.ts'
import { ownValue } from '../../own-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { starterVertical, starterWords } from '../../parse/own-words.ts'
import { businessTypes } from '../../parse/schemas/vertical.ts'
import { firstOf } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { walk } from '../../read/walk.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { drawings } from '../languages/known-words.ts'

/**
 * Interface words that a practice of another profession still has from the starter: its pages would say what another
 * practice does. They are recognized by the starter's own mark, which its English words name.
 */
export function checkStarterWords({ sources, words, vertical }: LooseManifest): Problem[] {
  const { mark, specialty, businessType } = asGroup(sourceOf(sources, 'vertical.yaml')?.value)
  const begun = starterVertical()
  // A specialty that is ignored says nothing: a physiotherapist may have left the starter's.
  const isInField = hasSpecialty(businessType) && specialty === begun.specialty
  if (mark === undefined || mark === begun.mark || isInField) return []
  const isOffered = ([, group, id]: Path) => group !== 'visitTypes' || vertical.visitTypes?.includes(id) === true
  const paths = pathsOf(new RegExp(`\\b${begun.mark}s?\\b`, 'i')).filter(isOffered)
  return Object.entries(words).flatMap(([code, source]) => {
    const left = source === undefined ? [] : paths.filter((path) => isLeft(source, path, code))
    return left.length === 0 ? [] : [leftIn(source!, left)]
  })
}

/**
 * Interface words that are still in Sightline's English in the file of another language, such as one that began as a
 * copy. Only texts of several words: some single words are the same in both languages.
 */
export const checkEnglishWords = ({ words }: LooseManifest): Problem[] =>
  Object.entries(words).flatMap(([code, source]) =>
    source === undefined || code.split('-')[0] === ourLanguage
      ? []
      : remember(source, code, () => englishIn(source, code)),
  )

const remember = keptPerSource('words in English')

function englishIn(source: Source, code: string): Problem[] {
  const left = pathsOf(/\S\s+\S+\s+\S/).filter((path) => isLeft(source, path, ourLanguage))
  if (left.length === 0) return []
  const names = firstOf(left.map((path) => `"${path.join('.')}"`))
  const [verb, them] = referTo(left)
  return [
    problem(
      'UNTRANSLATED_WORD',
      locate(source, left[0]!, 'key'),
      `${names} ${verb} still in English`,
      `Write ${them} in ${englishName(code)}.`,
    ),
  ]
}

/** Where the starter's English words match, except for those about drawings, which few pages show. */
function pathsOf(pattern: RegExp): Path[] {
  const paths: Path[] = []
  walk(starterWords(ourLanguage), (value, path) => {
    if (Object.hasOwn(drawings, String(path[0]))) return false
    if (typeof value === 'string' && pattern.test(value)) paths.push([...path])
    return undefined
  })
  return paths
}

/** Whether the word is the starter's, in the same language or not translated yet. */
function isLeft({ value }: Source, path: Path, language: string): boolean {
  const word = valueAt(value, path)
  return [language, ourLanguage].some((each) => {
    const own = valueAt(starterWords(each), path)
    return typeof own === 'string' && typeof word === 'string' && isFilledIn(own, word)
  })
}

/** Whether a word is that of the starter, with anything in its blank, such as `{{state}}`. */
function isFilledIn(own: string, word: string): boolean {
  const [before = '', ...after] = own.split(/\{\{[a-z ]+\}\}/)
  return after.length === 0 ? word === own : word.startsWith(before) && word.endsWith(after.at(-1)!)
}

const hasSpecialty = (type: unknown) => ownValue(businessTypes, String(type))?.hasSpecialty !== false

/** Names all of them: each has to be found and rewritten. */
function leftIn(source: Source, left: readonly Path[]): Problem {
  const names = left.map((path) => `"${path.join('.')}"`).join(', ')
  const [verb, them] = referTo(left)
  return problem(
    'STARTER_WORDS',
    locate(source, left[0]!, 'key'),
    `${names} ${verb} still about the profession that a new practice begins with, not about yours`,
    `Rewrite ${them}: until then, pages say "${valueAt(source.value, left[0]!)}"`,
  )
}

const referTo = ({ length }: readonly Path[]) => (length === 1 ? ['is', 'it'] : ['are', 'them'])
