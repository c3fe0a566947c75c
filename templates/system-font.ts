import { baseOf, type Language } from '../src/shared/languages.ts'

/** The typefaces lack some of the Latin letters of these: a word half in one font and half in another is hard to read. */
const unsupported = 'ig mh vi yo'.split(' ')

/** Whether pages in a language use the system font and load no other. Other scripts have no letters in the typefaces. */
export function isInSystemFont(language: Language): boolean {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  return script !== 'Latn' || unsupported.includes(baseOf(language))
}
