import { languageOf, localized } from '../languages.ts'
import type { Language, SpecialHours } from '../page.ts'
import type { Context, Site } from '../site.ts'
import { formatDays } from '../text/format-day.ts'

/** Undefined while there are no such days. */
export function specialHours({ site, bodyLanguage }: Pick<Context, 'site' | 'bodyLanguage'>): SpecialHours | undefined {
  const days = specialDays(site, bodyLanguage)
  return days.length === 0 ? undefined : { heading: site.layout(bodyLanguage).words('visit.special'), days }
}

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
