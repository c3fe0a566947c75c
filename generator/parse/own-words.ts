import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/shared/languages.ts'
import { root, starterFolder } from '../folders.ts'
import { emergencyNumber } from '../gazetteer/country.ts'
import { ourLanguage } from '../languages.ts'
import { memo } from '../memo.ts'
import { asGroup, type Group, isGroup, type Path } from '../read/raw-values.ts'
import { readYaml } from '../read/read-yaml.ts'
import { withoutForm } from '../text/plural-key.ts'
import type { WordTree } from '../text/words.ts'
import { wordsFile } from './schemas/index.ts'

// Sightline's own interface words are those of the starter. They stand in for words that a practice's files lack, so
// that an update that brings a new word stops nobody from publishing.

/** The file that has every interface word there is, from the root of the checkout. */
export const referenceFile = `${starterFolder}/${wordsFile(ourLanguage)}`

/** Groups whose keys are ids of the practice: the file that lists the ids, and the keys that are words instead. */
export const labelGroups: Readonly<Record<string, { idsFrom: string; words: readonly string[] }>> = {
  'appointment.visitTypes': { idsFrom: 'vertical.yaml', words: [] },
  'contact.reasons': { idsFrom: 'vertical.yaml', words: [] },
  insurance: { idsFrom: 'practice.yaml', words: ['heading', 'note'] },
  signs: { idsFrom: 'signs.yaml', words: ['more'] },
}

/** The owner of what is memoized about the starter, whose files do not change while a process runs. */
const starter = {}

/** The content of a file of the starter, if it has that file. */
export const starterFile = (name: string): Group | unknown[] | undefined =>
  memo(starter, `file ${name}`, () => {
    const file = `${starterFolder}/${name}`
    const path = join(root, file)
    return existsSync(path) ? (readYaml(file, readFileSync(path, 'utf8')).value as Group | unknown[]) : undefined
  })

/** The profession that a new practice begins with. */
export const starterVertical = (): Group => asGroup(starterFile('vertical.yaml'))

/** Every interface word of the starter, with its labels. Undefined in a language that the starter is not written in. */
export function starterWords(language: Language): Group | undefined {
  const words = starterFile(wordsFile(language))
  return words && asGroup(words)
}

/**
 * Sightline's own words in a language, if it has any. Labels of ids are not among them, nor are words that name the
 * city of the practice or, abroad, the number that people call in an emergency in the United States.
 */
export const ownWords = (language: Language, isAbroad = false): WordTree | undefined =>
  memo(starter, `own words ${language} ${isAbroad}`, () => {
    const words = starterWords(language)
    return words && withoutPractice(words, [], isAbroad ? new RegExp(`\\{\\{|\\b${emergencyNumber}\\b`) : /\{\{/)
  })

function withoutPractice(words: Group, path: Path, unfit: RegExp): WordTree {
  const labels = labelGroups[path.join('.')]
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, string | WordTree][] => {
      if (labels?.words.includes(key) === false) return []
      if (isGroup(value)) return [[key, withoutPractice(value, [...path, key], unfit)]]
      return unfit.test(String(value)) ? [] : [[key, String(value)]]
    }),
  )
}

/** The words in each language, completed by Sightline's own in that language, and always with those in English. */
export function withOwnWords(
  words: Readonly<Record<Language, WordTree>>,
  isAbroad: boolean,
): Record<Language, WordTree> {
  const complete = ownWords(ourLanguage, isAbroad)!
  const all = Object.entries({ [ourLanguage]: {}, ...words })
  // Ours are read only where they are needed: reading them takes 10 ms for each language.
  return Object.fromEntries(
    all.map(([code, own]) => [code, covers(own, complete) ? own : completed(own, ownWords(code, isAbroad) ?? {})]),
  )
}

/** Whether a group has each of these words, in any plural form: each language has its own. */
export function covers(group: Group, words: Group): boolean {
  const present = new Set(Object.keys(group).map(withoutForm))
  return Object.entries(words).every(([key, value]) =>
    isGroup(value) ? covers(asGroup(group[key]), value) : present.has(withoutForm(key)),
  )
}

/** `words`, plus those of `standIns` that they lack in every plural form. */
function completed(words: WordTree, standIns: WordTree): WordTree {
  const present = new Set(Object.keys(words).map(withoutForm))
  const added = Object.entries(standIns).filter(([key]) => !present.has(withoutForm(key)))
  const all: WordTree = { ...words, ...Object.fromEntries(added) }
  for (const [key, value] of Object.entries(words)) {
    const standIn = standIns[key]
    if (isGroup(value) && isGroup(standIn)) all[key] = completed(value, standIn)
  }
  return all
}
