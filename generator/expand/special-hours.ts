import { languageOf, localized } from '../languages.ts'
import type { Language, SpecialHours } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Context, Site } from '../site.ts'
import { formatDays } from '../text/format-day.ts'

/** Undefined while there are no such days. */
export function specialHours({ site, bodyLanguage }: Pick<Context, 'site' | 'bodyLanguage'>): SpecialHours | undefined {
  const through = lastSpecialDay(site.manifest.practice)
  if (through === undefined) return undefined
  return {
    heading: site.layout(bodyLanguage).words('visit.special'),
    days: specialDays(site, bodyLanguage),
    through,
  }
}

/** The day after which there are no special hours, such as `2026-11-26`. */
export const lastSpecialDay = ({ hours }: Practice): string | undefined =>
  hours.special
    .map(({ day, through = day }) => through)
    .toSorted()
    .at(-1)

export function specialDays({ manifest }: Site, language: Language): SpecialHours['days'] {
  const { practice, languages } = manifest
  const { locale } = languageOf(language, languages)
  return practice.hours.special
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, through = day, text }) => ({
      when: formatDays(day, through, locale),
      text: localized(text, language, languages),
      through,
    }))
}
