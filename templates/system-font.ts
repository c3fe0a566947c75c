import type { Language } from '../src/shared/languages.ts'

/** The typefaces lack letters of these: a word half in one and half in the system's font would be hard to read. */
const lacking = 'am ar bg bn el fa he hi hy ja ka km ko lo mk my ru sr ta te th uk ur vi yi zh'.split(' ')

/** Whether pages in a language are shown in the system's font, and load no other: `zh-Hant` is a kind of `zh`. */
export const isInSystemFont = (language: Language): boolean => lacking.includes(language.split('-')[0]!.toLowerCase())
