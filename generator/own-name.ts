import type { Language } from '../src/shared/languages.ts'
import type { Texts } from './languages.ts'

/** The name of the practice or of its doctor. */
interface Name {
  value: string
  names?: Texts<string> | undefined
}

/** What readers of a language call the practice or its doctor, such as 明眸眼科 in Chinese. By default, its `value`. */
export const ownName = ({ value, names }: Name, language: Language): string => names?.[language] ?? value
