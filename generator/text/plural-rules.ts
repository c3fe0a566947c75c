import type { Language } from '../../src/shared/languages.ts'
import { ourLanguage } from '../languages.ts'
import { remembered } from '../remembered.ts'

/**
 * Which plural form a language has for a number. One that nobody knows the forms of, such as Haitian Creole, has those of
 * English: it would have those of the machine's language, and a check would ask for other words on each machine.
 * Remembered, because making the rules takes longer than everything done with them.
 */
export const pluralRules = remembered((language: Language) => new Intl.PluralRules([language, ourLanguage]))
