import { otherLanguage } from '../../src/shared/languages.ts'
import type { Row, Subject } from '../site.ts'
import { isSpanishOnly, urlOf } from '../urls.ts'

/**
 * The pages a subject becomes: one in English and its Spanish twin, which is a fallback until its Spanish words are
 * written, and a mirror under /es when the Spanish page lives at an address of its own. Who knows already whether there
 * are Spanish words says so: a title is made of thousands of subjects of which nobody reads it.
 */
export function rowsOf(subject: Subject, translated = subject.title('es') !== undefined): Row[] {
  if (isSpanishOnly(subject.id)) {
    return [{ subject, language: 'es', bodyLanguage: 'es', url: subject.id, state: 'original', canonical: subject.id }]
  }
  const english = urlOf(subject.id, 'en')
  const prefixed = urlOf(subject.id, 'es')
  const spanish = subject.spanishPath ?? prefixed
  const pair = translated && subject.indexed ? { en: english, es: spanish } : undefined
  const home: Row = translated
    ? { subject, language: 'es', bodyLanguage: 'es', url: spanish, state: 'translated', canonical: spanish, pair }
    : {
        subject,
        language: 'es',
        bodyLanguage: otherLanguage('es'),
        url: spanish,
        state: 'fallback',
        canonical: english,
      }
  const rows: Row[] = [
    { subject, language: 'en', bodyLanguage: 'en', url: english, state: 'original', canonical: english, pair },
    home,
  ]
  return spanish === prefixed ? rows : [...rows, { ...home, url: prefixed, state: 'mirror', pair: undefined }]
}
