import { codesOf, defaultOf, type Languages } from '../languages.ts'
import type { Row, Subject, Translations } from '../site.ts'
import { onlyIn, urlOf } from '../urls.ts'

/**
 * The pages a subject becomes: one in each language. It is a fallback until its words in that language are written, and
 * a second one mirrors it under the prefix when it lives at an address of its own. `written` says in which languages
 * there are words, where that is known already: to ask a subject makes a title, and there are thousands of subjects.
 */
export function rowsOf(
  subject: Subject,
  languages: Languages,
  written: (language: string) => boolean = (language) => subject.title(language) !== undefined,
): Row[] {
  const { id } = subject
  const only = onlyIn(id, languages)
  if (only !== undefined) {
    return [{ subject, language: only, bodyLanguage: only, url: id, state: 'original', canonical: id }]
  }
  const { code: original } = defaultOf(languages)
  const addressIn = (language: string) => subject.paths?.[language] ?? urlOf(id, language, languages)
  const told = codesOf(languages).filter((code) => code === original || written(code))
  const translations: Translations | undefined =
    told.length > 1 && subject.indexed ? Object.fromEntries(told.map((code) => [code, addressIn(code)])) : undefined
  return codesOf(languages).flatMap((language): Row[] => {
    const url = addressIn(language)
    const home: Row = told.includes(language)
      ? {
          subject,
          language,
          bodyLanguage: language,
          url,
          state: language === original ? 'original' : 'translated',
          canonical: url,
          translations,
        }
      : { subject, language, bodyLanguage: original, url, state: 'fallback', canonical: addressIn(original) }
    const prefixed = urlOf(id, language, languages)
    return url === prefixed ? [home] : [home, { ...home, url: prefixed, state: 'mirror', translations: undefined }]
  })
}
