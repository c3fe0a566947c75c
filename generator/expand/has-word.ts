import { defaultOf } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { valueAt } from '../read/raw-values.ts'

/**
 * Whether a page that is made of the interface words can be made in a language: with those of another it would be that
 * page again under a second address.
 */
export const hasWord = (
  key: string,
  language: Language,
  { words, languages }: Pick<Manifest, 'words' | 'languages'>,
): boolean => language === defaultOf(languages).code || valueAt(words[language], key.split('.')) !== undefined
