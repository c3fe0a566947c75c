import type { Language } from '../../src/shared/languages.ts'
import type { Path } from '../read/raw-values.ts'
import type { InvalidFile } from './invalid-file.ts'
import { knownAt } from './known-keys.ts'
import { isLanguage } from './unlisted-languages.ts'

/** The languages in which the entry with the value at `path` may have words. */
export const languagesBeside = (path: Path, { schema, source }: InvalidFile): Language[] =>
  knownAt(schema, path.slice(0, -1), source.value).keys.filter(isLanguage)
