import type MiniSearch from 'minisearch'
import type { FoldWord } from './file.ts'
import { isPair, wordsIn } from './words.ts'

/** The significant words of a text, in the form the index holds. */
export const significantWords = (text: string, fold: FoldWord): string[] =>
  wordsIn(text).flatMap((word) => fold(word) ?? [])

/** Allows unfinished words and typos, more of them in longer words: `kerato`, `catract`, `anahiem`. */
export const searchOptions = {
  tokenize: wordsIn,
  boost: { name: 6, heading: 3, summary: 1.5 },
  prefix: (word: string) => word.length > 2 || isPair(word),
  fuzzy: (word: string) => (word.length < 4 || hasNoTypos(word) ? false : word.length < 5 ? 1 : 2),
}

/** Another digit is another number, and another letter in a pair is another word. */
export const hasNoTypos = (word: string): boolean => /\d/.test(word) || isPair(word)

/** The value of a page's name if it is the whole query. For comparison, the search score counts 1 at most. */
export const nameValue = 2

/** The value of a page's words in search.yaml, and of a city's name: they show what a visitor means. */
export const meaningValue = 3

/** For words already in the index's form: folded again, `glas` would become `gla`. */
export const alreadyFolded = { processTerm: (word: string) => word } as const

/** Whether the index contains a word, given in the index's form. If so, it is neither unfinished nor misspelled. */
export type IsKnown = (word: string) => boolean

export function makeIsKnown(index: MiniSearch): IsKnown {
  // Cached, as it is asked several times per keystroke.
  const asked = new Map<string, boolean>()
  return (word) => {
    const known = asked.get(word) ?? index.search(word, { ...alreadyFolded, prefix: false, fuzzy: false }).length > 0
    asked.set(word, known)
    return known
  }
}

/** The same guesses, but none for a word in the index: `cost` is neither `Costa` nor `cast`. */
export const guessOptions = (isKnown: IsKnown) => ({
  prefix: (word: string) => searchOptions.prefix(word) && !isKnown(word),
  fuzzy: (word: string) => (isKnown(word) ? false : searchOptions.fuzzy(word)),
})
