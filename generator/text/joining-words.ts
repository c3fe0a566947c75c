import { baseOf, type Language } from '../../src/shared/languages.ts'
import { ourLanguage } from '../languages.ts'

interface JoiningWords {
  /** Between the two ends of a range: `Monday to Friday`, `12 to 15`. */
  to: readonly string[]
  /** Before the last entry of a list: `Saturday and Sunday`. */
  and: readonly string[]
}

/** By language, without accents. */
const joiningWords: Readonly<Partial<Record<Language, JoiningWords>>> = {
  en: { to: ['to', 'through', 'thru', 'until'], and: ['and'] },
  es: { to: ['a'], and: ['y'] },
  fr: { to: ['a', 'au'], and: ['et'] },
}

/** The words of these languages and of English, as a part of a pattern for text without accents. */
export const joining = (as: keyof JoiningWords, languages: readonly Language[]): string =>
  [ourLanguage, ...languages].flatMap((language) => joiningWords[baseOf(language)]?.[as] ?? []).join('|')

/** The words of all languages between the two ends of a range, as a part of a pattern. */
export const anyTo = joining('to', Object.keys(joiningWords))

/** Captures the two ends of a range with a dash or such a word between them: `9:00 - 17:00`, `100 to 180`. */
export const endsOfRange = new RegExp(`^(.+?)(?:\\s*\\p{Pd}\\s*|\\s+(?:${anyTo})\\s+)(.+)$`, 'u')
