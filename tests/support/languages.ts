import { siteLanguages } from '../../generator/languages.ts'

/** The languages of the small manifests and of the small practice. */
export const codes = ['en', 'es'] as const

export type Code = (typeof codes)[number]

export const languages = siteLanguages([
  { code: 'en', name: 'English', locale: 'en-US' },
  { code: 'es', name: 'Español', locale: 'es-US' },
])
