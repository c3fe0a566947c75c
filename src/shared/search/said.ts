import MiniSearch from 'minisearch'
import type { AskedFor, FoldWord } from './file.ts'
import { heededIn, type IsKnown } from './query.ts'

/** The share of a query that stands for a page or an answer, from 0 (none of it) to 1, by its number. */
export type Shares = ReadonlyMap<number, number>

/** An unfinished or misspelled word counts a little less. */
const worthOfGuess = 0.9

/**
 * Finds the phrases that a query contains whole: `are you open on saturday` contains `open` and `saturday`. Returns
 * their share of the query by target.
 */
export function saidIn(asked: readonly AskedFor[], fold: FoldWord, isKnown: IsKnown): (words: string) => Shares {
  const phrases = asked.flatMap(([target, ...all]) => all.map((words) => ({ target, words })))
  const index = new MiniSearch({ fields: ['words'], processTerm: fold, searchOptions: guessing(isKnown) })
  index.addAll(phrases.map(({ words }, id) => ({ id, words })))
  const sizes = phrases.map(({ words }) => new Set(heededIn(words, fold)).size)

  return (words) => {
    const heeded = new Set(heededIn(words, fold))
    const worths = new Map<number, Map<string, number>>()
    for (const { id, terms, queryTerms } of index.search(words)) {
      const isWhole = terms.length === sizes[id] && queryTerms.length >= terms.length
      if (!isWhole) continue
      const { target } = phrases[id]!
      const worth = terms.every((term) => heeded.has(term)) ? 1 : worthOfGuess
      const own = worths.get(target) ?? new Map<string, number>()
      worths.set(target, own)
      for (const term of queryTerms) own.set(term, Math.max(worth, own.get(term) ?? 0))
    }
    return new Map([...worths].map(([target, own]) => [target, sum(own.values()) / heeded.size]))
  }
}

/**
 * Stricter than elsewhere, because a phrase alone decides what comes first. Only the word being typed may be
 * unfinished, and fewer typos are allowed: `beach` is not `bleach`.
 */
const guessing = (isKnown: IsKnown) => ({
  prefix: (word: string, place: number, words: readonly string[]) =>
    word.length > 3 && place === words.length - 1 && !isKnown(word),
  fuzzy: (word: string) => (word.length < 5 || /\d/.test(word) || isKnown(word) ? false : word.length < 8 ? 1 : 2),
})

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
