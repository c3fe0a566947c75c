import { englishName, ourLanguage } from '../../languages.ts'
import { ownValue } from '../../own-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { starterFile, starterVertical, starterWords } from '../../parse/own-words.ts'
import { businessTypes } from '../../parse/schemas/vertical.ts'
import { starterProfession } from '../../parse/starter-profession.ts'
import { firstOf, plural } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { findBelow, walk } from '../../read/walk.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { drawings, knownWords } from '../languages/known-words.ts'

/** What a practice of another profession still has from the starter: its pages would say what another practice does. */
export const checkStarterWords = (loose: LooseManifest): Problem[] =>
  isOfStarter(loose.sources) ? [] : [...wordsLeft(loose), ...textsLeft(loose), ...factsLeft(loose)]

/** Interface words. Labels of ids that the practice does not have are passed over. */
function wordsLeft(loose: LooseManifest): Problem[] {
  const { needed } = knownWords(loose)
  const paths = pathsOf(starterProfession.words).filter((path) => valueAt(needed, path) !== undefined)
  return Object.entries(loose.words).flatMap(([code, source]) => {
    const left = source === undefined ? [] : paths.filter((path) => isLeft(source, path, code))
    return left.length === 0 ? [] : [namedIn(source!, left)]
  })
}

/** Texts of its pages, services and signs, and the doctor's job, wherever in the starter's file they now are. */
function textsLeft({ sources }: LooseManifest): Problem[] {
  return sources.flatMap((source) => {
    const begun = textsAbout(source.file)
    if (begun.length === 0) return []
    const left = findBelow(source.value, (value, path) =>
      typeof value === 'string' && begun.some((own) => isFilledIn(own, value)) ? [...path] : undefined,
    )
    return left.length === 0 ? [] : [countedIn(source, left)]
  })
}

/** Facts about the profession that are not texts in a language. */
function factsLeft({ sources, practice }: LooseManifest): Problem[] {
  const { placeSuffix } = starterVertical()
  const leftIn = (file: string, facts: readonly [Path, unknown][]) => {
    const source = sourceOf(sources, file)
    const left = facts.filter(([path, own]) => valueAt(source?.value, path) === own).map(([path]) => path)
    return left.length === 0 ? [] : [namedIn(source!, left)]
  }
  return [
    ...leftIn('vertical.yaml', [[['placeSuffix'], placeSuffix]]),
    // The credentials of a placeholder have to be replaced anyway.
    ...(asGroup(practice.doctor).placeholder === true
      ? []
      : leftIn('practice.yaml', [[['doctor', 'credentials'], starterProfession.credentials]])),
  ]
}

/** Whether the practice is of the profession that a new practice begins with, or does not name its profession yet. */
function isOfStarter(sources: readonly Source[]): boolean {
  const { mark, specialty, businessType } = asGroup(sourceOf(sources, 'vertical.yaml')?.value)
  return (
    mark === undefined ||
    mark === starterVertical().mark ||
    starterProfession.businessTypes.some((each) => each === businessType) ||
    // A specialty that is ignored says nothing: a physiotherapist may have left the starter's.
    (hasSpecialty(businessType) && starterProfession.specialties.includes(String(specialty)))
  )
}

/** The texts of a file of the starter that are about its profession, in all languages. */
function textsAbout(file: string): string[] {
  const value = file.startsWith('ui/') ? undefined : starterFile(file)
  const texts: unknown[] = []
  walk(value, (group, path) => {
    if (!isGroup(group) || !(ourLanguage in group)) return undefined
    walk(group[ourLanguage], (text, below) => {
      if (typeof text === 'string' && starterProfession.words.test(text))
        texts.push(...Object.keys(group).map((code) => valueAt(value, [...path, code, ...below])))
      return undefined
    })
    return false
  })
  return texts.filter((text) => typeof text === 'string')
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

/** The paths of the starter's English words that match, except for words about drawings, which few pages show. */
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

/** Whether a word is the starter's own, with any text in place of its blank, such as `{{state}}`. */
function isFilledIn(own: string, word: string): boolean {
  const [before = '', ...after] = own.split(/\{\{[a-z ]+\}\}/)
  return after.length === 0 ? word === own : word.startsWith(before) && word.endsWith(after.at(-1)!)
}

const hasSpecialty = (type: unknown) => ownValue(businessTypes, String(type))?.hasSpecialty !== false

/** Names words by their keys. */
function namedIn(source: Source, left: readonly Path[]): Problem {
  const names = left.map((path) => `"${path.join('.')}"`).join(', ')
  const [verb, them] = referTo(left)
  return stillAbout(source, left, `${names} ${verb}`, them)
}

/** Counts texts and gives their lines: a page may have dozens, and is rewritten as a whole. */
function countedIn(source: Source, left: readonly Path[]): Problem {
  const [verb, it] = referTo(left)
  const lines = [...new Set(left.map((path) => String(placeOf(source, path).line)))]
  const them = lines.length === 1 ? it : `lines ${firstOf(lines, mostNamed)}`
  return stillAbout(source, left, `${plural(left.length, 'text')} ${verb}`, them)
}

const mostNamed = 12

function stillAbout(source: Source, [first]: readonly Path[], subject: string, them: string): Problem {
  return problem(
    'STARTER_WORDS',
    placeOf(source, first!),
    `${subject} still about the profession that a new practice begins with, not about yours`,
    `Rewrite ${them}: until then, the site says "${valueAt(source.value, first!)}"`,
  )
}

/** Where the text begins, or its key. */
const placeOf = (source: Source, path: Path) => locate(source, path, typeof path.at(-1) === 'number' ? 'value' : 'key')

const referTo = ({ length }: readonly Path[]): [verb: string, them: string] =>
  length === 1 ? ['is', 'it'] : ['are', 'them']
