import { baseOf, type Language } from '../src/shared/languages.ts'

/** The typefaces lack letters for these languages: a word half in one font and half in the system's is hard to read. */
const unsupported = 'am ar bg bn el fa he hi hy ja ka km ko lo mk my ru sr ta te th uk ur vi yi zh'.split(' ')

/** Whether pages in a language use the system font and load no other. `zh-Hant` counts as `zh`. */
export const isInSystemFont = (language: Language): boolean => unsupported.includes(baseOf(language))
