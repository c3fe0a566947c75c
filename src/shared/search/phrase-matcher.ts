import MiniSearch from 'minisearch'
import type { FoldWord, TargetPhrases } from './file.ts'
import { hasNoTypos, type IsKnown, significantWords } from './query.ts'
import { wordsIn } from './words.ts'

/** The share of a query that stands for a page or an answer, from 0 (none of it) to 1, by its number. */
export type Shares = ReadonlyMap<number, number>

/** An unfinished or misspelled word counts a little less. */
const guessValue = 0.9

/**
 * Finds the phrases that a query contains whole: `are you open on saturday` contains `open` and `saturday`. Returns
 * their share of the query by target.
 */
export function phraseMatcher(
  asked: readonly TargetPhrases[],
  fold: FoldWord,
  isKnown: IsKnown,
): (words: string) => Shares {
  const phrases = asked.flatMap(([target, ...all]) => all.map((words) => ({ target, words })))
  const searchOptions = strictGuessOptions(isKnown)
  const index = new MiniSearch({ fields: ['words'], tokenize: wordsIn, processTerm: fold, searchOptions })
  index.addAll(phrases.map(({ words }, id) => ({ id, words })))
  const sizes = phrases.map(({ words }) => new Set(significantWords(words, fold)).size)

  return (words) => {
    const significant = new Set(significantWords(words, fold))
    const valuesByTarget = new Map<number, Map<string, number>>()
    for (const { id, terms, queryTerms } of index.search(words)) {
      const isWhole = terms.length === sizes[id] && queryTerms.length >= terms.length
      if (!isWhole) continue
      const { target } = phrases[id]!
      const value = terms.every((term) => significant.has(term)) ? 1 : guessValue
      const own = valuesByTarget.get(target) ?? new Map<string, number>()
      valuesByTarget.set(target, own)
      for (const term of queryTerms) own.set(term, Math.max(value, own.get(term) ?? 0))
    }
    return new Map([...valuesByTarget].map(([target, own]) => [target, sum(own.values()) / significant.size]))
  }
}

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
