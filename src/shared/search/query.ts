import MiniSearch from 'minisearch'
import type { FoldWord } from './file.ts'

/** The words of a text that count, in the form the index holds. */
export const heededIn = (text: string, fold: FoldWord): string[] => tokenize(text).flatMap((word) => fold(word) ?? [])

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** Unfinished words and typos, more of them in longer words: `kerato`, `catract`, `anahiem`. */
export const searchOptions = {
  boost: { name: 6, heading: 3, summary: 1.5 },
  prefix: (word: string) => word.length > 2,
  fuzzy: (word: string) => (word.length < 4 || /\d/.test(word) ? false : word.length < 5 ? 1 : 2),
}

/** What the words count that search.yaml gives a page, and the name of a city: they are what a visitor means. */
export const worthOfMeaning = 3

/** For words in the form the index holds: folded again, `glas` would become `gla`. */
export const alreadyFolded = { processTerm: (word: string) => word } as const

/** Whether a word, in the form the index holds, stands in it. Then it is neither unfinished nor misspelt. */
export type IsKnown = (word: string) => boolean

export function knownTo(index: MiniSearch): IsKnown {
  // Asked several times for each letter that is typed.
  const asked = new Map<string, boolean>()
  return (word) => {
    const known = asked.get(word) ?? index.search(word, { ...alreadyFolded, prefix: false, fuzzy: false }).length > 0
    asked.set(word, known)
    return known
  }
}

/** The same guesses, but none for a word that the index holds: `cost` is neither `Costa` nor `cast`. */
export const guessingUnknown = (isKnown: IsKnown) => ({
  prefix: (word: string) => searchOptions.prefix(word) && !isKnown(word),
  fuzzy: (word: string) => (isKnown(word) ? false : searchOptions.fuzzy(word)),
})
