import type { Language } from '../src/shared/languages.ts'
import type { Texts } from './languages.ts'

/** A city or neighborhood. Everything refers to it by its `name` or slug, whatever a language calls it. */
export interface NamedPlace {
  name: string
  names?: Texts<string> | undefined
}

/** What readers of a language call a place: 어바인 in Korean. By default, its `name`. */
export const nameIn = ({ name, names }: NamedPlace, language: Language): string => names?.[language] ?? name

/** All that a place is called, its `name` first. */
export const namesOf = ({ name, names = {} }: NamedPlace): string[] => [
  ...new Set([name, ...Object.values(names).filter((own) => own !== undefined)]),
]
