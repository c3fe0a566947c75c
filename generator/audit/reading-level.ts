import { syllable } from 'syllable'
import { sum } from '../numbers.ts'
import type { Language } from '../page.ts'
import { spanishSyllables } from './spanish-syllables.ts'

/** How hard texts of a language are to read, on the scale that readability studies in that language use. */
export interface ReadingScale {
  /** What a score is called, as in `school grade 7.4`. */
  name: string
  /** The score for the given words per sentence and syllables per word. */
  score: (perSentence: number, perWord: number) => number
  syllables: (word: string) => number
  /** The hardest score allowed for a page about health. */
  limit: number
  /** Whether a higher score is easier. */
  isEase: boolean
}

/** We know of no scale for other languages. */
export const readingScales: Readonly<Record<Language, ReadingScale>> = {
  en: {
    name: 'school grade',
    // Kincaid and colleagues, 1975.
    score: (perSentence, perWord) => 0.39 * perSentence + 11.8 * perWord - 15.59,
    syllables: syllable,
    limit: 8,
    isEase: false,
  },
  es: {
    name: 'INFLESZ',
    // Szigriszt's formula. On Barrio Cantalejo's INFLESZ scale a text is easy enough for everybody from 55 up.
    score: (perSentence, perWord) => 206.835 - 62.3 * perWord - perSentence,
    syllables: spanishSyllables,
    limit: 60,
    isEase: true,
  },
}

/**
 * The score of texts on the scale of their language; undefined for texts without words or a language without a scale.
 */
export function readingLevel(texts: readonly string[], language: Language): number | undefined {
  const scale = readingScales[language]
  const sentences = texts.flatMap(countedSentences)
  const words = sentences.flatMap(wordsIn)
  if (scale === undefined || words.length === 0) return undefined
  const syllables = sum(words.map((word) => syllablesIn(word, scale)))
  return scale.score(words.length / sentences.length, syllables / words.length)
}

/** By how much a score is harder than the limit: more than 0 is too hard. */
export const missesBy = (score: number, { limit, isEase }: ReadingScale) => (isEase ? limit - score : score - limit)

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? []

/**
 * The sentences that count, as studies of readability count them: those with words. A period ends a sentence only before
 * a space or the end, so not in `1.4`, and never after some abbreviations.
 */
const countedSentences = (text: string) =>
  text
    .replace(/\b(?:U\.S|Dr|St|EE|UU)\./g, (abbreviation) => abbreviation.replaceAll('.', ''))
    .split(/[.!?]+["”)]*(?=\s|$)/)
    .filter((sentence) => wordsIn(sentence).length > 0)

/** A number counts one syllable per digit, which is close to how it is spoken. */
function syllablesIn(word: string, scale: ReadingScale): number {
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  const parts = word.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []
  return digits + sum(parts.map((part) => Math.max(1, scale.syllables(part))))
}
