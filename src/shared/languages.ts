// Imported by the generator, the templates and the browser: keep it free of DOM and Node.

export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')
