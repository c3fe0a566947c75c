import { syllable } from 'syllable'
import type { Language } from '../../generator/page.ts'
import { spanishSyllables } from './spanish-syllables.ts'

/** How hard texts are to read: in English a school grade (low is easy), in Spanish the INFLESZ score (high is easy). */
export function score(texts: readonly string[], language: Language): number {
  const sentences = texts.flatMap(sentencesIn)
  const words = sentences.flatMap(wordsIn)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, language), 0)
  const formula = language === 'en' ? fleschKincaid : inflesz
  return formula(words.length / sentences.length, syllables / words.length)
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? []

/** Kincaid and colleagues, 1975. */
const fleschKincaid = (perSentence: number, perWord: number) => 0.39 * perSentence + 11.8 * perWord - 15.59

/** Szigriszt's formula. On Barrio Cantalejo's INFLESZ scale a text is easy enough for everybody from 55 up. */
const inflesz = (perSentence: number, perWord: number) => 206.835 - 62.3 * perWord - perSentence

/** A full stop ends a sentence where a space or nothing follows: `1.4` and `U.S. adults` go on. */
const sentencesIn = (text: string) =>
  text
    .replace(/\b(?:U\.S|Dr|St|EE|UU)\./g, (abbreviation) => abbreviation.replaceAll('.', ''))
    .split(/[.!?]+["”)]*(?=\s|$)/)
    .filter((sentence) => wordsIn(sentence).length > 0)

/** A figure counts a syllable a digit, which is near to how it is said in both languages. */
function syllablesIn(word: string, language: Language): number {
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  const parts = word.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []
  const count = language === 'en' ? syllable : spanishSyllables
  return digits + parts.reduce((sum, part) => sum + Math.max(1, count(part)), 0)
}
