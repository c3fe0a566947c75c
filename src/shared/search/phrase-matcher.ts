import MiniSearch from 'minisearch'
import { plainLetters } from '../plain-letters.ts'
import type { FoldWord, TargetPhrases } from './file.ts'
import { hasNoTypos, type IsKnown, significantWords } from './query.ts'
import { wordsIn } from './words.ts'

/** What a query says about a page or an answer: its share of the query, from 0 (none of it) to 1, and each phrase in it. */
export interface Match {
  share: number
  phrases: readonly (readonly string[])[]
}

/** By the number of the page or answer. */
export type Matches = ReadonlyMap<number, Match>

/** An unfinished or misspelled word counts a little less. */
const guessValue = 0.9

/** Finds the phrases that a query contains whole: `are you open on saturday` contains `open` and `saturday`. */
export function phraseMatcher(
  asked: readonly TargetPhrases[],
  fold: FoldWord,
  isKnown: IsKnown,
): (words: string) => Matches {
  const phrases = asked.flatMap(([target, ...all]) =>
    all.map((words) => ({ target, words, exact: exactPartsOf(words) })),
  )
  const searchOptions = strictGuessOptions(isKnown)
  const index = new MiniSearch({ fields: ['words'], tokenize: wordsIn, processTerm: fold, searchOptions })
  index.addAll(phrases.map(({ words }, id) => ({ id, words })))
  const sizes = phrases.map(({ words }) => new Set(significantWords(words, fold)).size)

  return (words) => {
    const significant = new Set(significantWords(words, fold))
    const typed = asTyped(words)
    const found = new Map<number, { values: Map<string, number>; phrases: string[][] }>()
    for (const { id, terms, queryTerms } of index.search(words)) {
      const { target, exact } = phrases[id]!
      const isWhole = terms.length === sizes[id] && queryTerms.length >= terms.length
      if (!isWhole || !exact.every((part) => typed.includes(part))) continue
      const value = terms.every((term) => significant.has(term)) ? 1 : guessValue
      const own = found.get(target) ?? { values: new Map<string, number>(), phrases: [] }
      found.set(target, own)
      own.phrases.push(queryTerms)
      for (const term of queryTerms) own.values.set(term, Math.max(value, own.values.get(term) ?? 0))
    }
    return new Map(
      [...found].map(([target, { values, phrases }]) => [
        target,
        { share: sum(values.values()) / significant.size, phrases },
      ]),
    )
  }
}

/**
 * The quoted parts of a phrase, which count only as written: small words, order and plurals too. The others fold
 * `glass in eye` and `eye glasses` to the same words.
 */
export const exactPartsOf = (phrase: string): string[] =>
  [...phrase.matchAll(/"([^"]+)"/g)].map(([, part]) => asTyped(part!))

/** All words of a text, with a space around each. */
const asTyped = (text: string) => ` ${plainLetters(wordsIn(text).join(' ').toLowerCase())} `

/**
 * Stricter than elsewhere, because a phrase alone decides what comes first. Only the word being typed may be
 * unfinished, and fewer typos are allowed: `beach` is not `bleach`.
 */
const strictGuessOptions = (isKnown: IsKnown) => ({
  prefix: (word: string, place: number, words: readonly string[]) =>
    word.length > 3 && place === words.length - 1 && !isKnown(word),
  fuzzy: (word: string) => (word.length < 5 || hasNoTypos(word) || isKnown(word) ? false : word.length < 8 ? 1 : 2),
})

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
