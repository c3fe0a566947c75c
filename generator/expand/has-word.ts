import { defaultOf } from '../languages.ts'
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
