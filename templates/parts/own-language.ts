import type { Language } from '../../generator/page.ts'

/** The attributes of words in another language than those around them: they may run in the other direction too. */
export const ownLanguage = (lang: Language | undefined) => lang !== undefined && ({ lang, dir: 'auto' } as const)
