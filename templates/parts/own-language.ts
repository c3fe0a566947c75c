import type { Language } from '../../generator/page.ts'

/** The attributes of words in a different language than those around them. It may also run in the other direction. */
export const ownLanguage = (lang: Language | undefined) => lang !== undefined && ({ lang, dir: 'auto' } as const)
