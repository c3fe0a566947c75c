import type { Language } from '../../../src/shared/languages.ts'
import type { Path } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import { knownAt } from '../known-keys.ts'
import { isLanguage } from '../unlisted-languages.ts'

/** The languages in which the entry with the value at `path` may have words. */
export const languagesBeside = (path: Path, file: CheckedFile): Language[] =>
  knownAt(path.slice(0, -1), file).keys.filter(isLanguage)
