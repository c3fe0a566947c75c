import { plainLetters } from '../../src/shared/plain-letters.ts'
import { perSource } from '../read/per-source.ts'
import type { Source } from '../read/read.ts'

/**
 * The words by which files that may hold `phrase` are found, see `hasWords`: its longer ones, without capitals and
 * accents. To look for a hundred phrases in each text of a manifest takes longer than all other checks, and most files
 * hold none.
 */
export const longWords = (phrase: string): readonly string[] =>
  (phrase.toLowerCase().match(word) ?? []).map(withoutAccents)

/** Whether a file has all these words, in any case and with or without accents. */
export const hasWords = (source: Source, words: readonly string[]) => words.every((each) => wordsOf(source).has(each))

const wordsOf = (source: Source) => remember(source, undefined, () => readWords(source.text))

function readWords(text: string): ReadonlySet<string> {
  const words = new Set(text.toLowerCase().match(word))
  for (const each of words) {
    const other = withoutAccents(each)
    if (other !== each) words.add(other)
  }
  return words
}

/** Shorter ones are in every file. Letters of any script, and no punctuation. */
const word = /[a-z\u00c0-\u1fff\u2c00-\uffff]{4,}/g

/** The letters of a text in lower case without their accents. Most have none, and need no second look. */
export const withoutAccents = (text: string) => (/[\u0080-\uffff]/.test(text) ? plainLetters(text) : text)

const remember = perSource<ReadonlySet<string>>()
