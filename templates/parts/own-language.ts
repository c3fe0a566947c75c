import { knownCode, type Language } from '../../src/shared/languages.ts'

/** The attributes of words in a different language than those around them. It may also run in the other direction. */
export const ownLanguage = (language: Language | undefined) =>
  language !== undefined && ({ lang: knownCode(language), dir: 'auto' } as const)
