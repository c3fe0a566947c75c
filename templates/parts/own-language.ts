import { knownCode, type Language } from '../../src/shared/languages.ts'

/** The attributes of words in a different language than those around them. It may also run in the other direction. */
export const ownLanguage = (language: Language | undefined) =>
  language !== undefined && ({ lang: knownCode(language), dir: 'auto' } as const)

/** The attribute of a link to a page in a different language than the page around it. */
export const leadsTo = (language: Language | undefined) =>
  language !== undefined && ({ hrefLang: knownCode(language) } as const)
