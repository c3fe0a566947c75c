import { defaultOf, type Texts } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { valueAt } from '../read/raw-values.ts'

/**
 * Whether a page built from interface words can exist in a language. Falling back to another language's words would
 * only repeat that page at a second address.
 */
export const hasWord = (
  key: string,
  language: Language,
  { words, languages }: Pick<Manifest, 'words' | 'languages'>,
): boolean => language === defaultOf(languages).code || valueAt(words[language], key.split('.')) !== undefined

/**
 * Whether the page of a place is written in a language. Text in one language waits for its translation in the others. The
 * default language never waits: there, and for a place without any text, the page is built from interface words, its
 * title from the one at `key`.
 */
export const isPlaceWritten = (
  text: Texts<unknown>,
  key: string,
  language: Language,
  manifest: Pick<Manifest, 'words' | 'languages'>,
): boolean =>
  text[language] !== undefined ||
  language === defaultOf(manifest.languages).code ||
  (Object.keys(text).length === 0 && hasWord(key, language, manifest))
