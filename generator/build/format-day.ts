import type { Language } from '../../src/shared/languages.ts'

/** `2026-11-21` as readers of `language` write it. No clock and no time zone: the day is the day. */
export function formatDay(day: string, language: Language): string {
  return formats[language].format(new Date(`${day}T00:00:00Z`))
}

const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

const formats: Record<Language, Intl.DateTimeFormat> = { en: format('en-US'), es: format('es-US') }
