import { fallbackLanguage, languageOf, localized } from '../languages.ts'
import type { Testimonial } from '../page.ts'
import type { Context } from '../site.ts'
import { formatDay } from '../text/format-day.ts'

/** The testimonials with these ids, in the body's language where they have it. A published site has no samples. */
export function testimonials(ids: readonly string[], { site, bodyLanguage }: Context): Testimonial[] {
  const { testimonials: all, languages } = site.manifest
  return ids.flatMap((id) => {
    const found = all.find((each) => each.id === id)
    if (found === undefined) return []
    const { author, location, date, sample, text } = found
    const quote = localized(text, bodyLanguage, languages)
    const language = fallbackLanguage(text, bodyLanguage, languages)
    const day = date && formatDay(date, languageOf(bodyLanguage, languages).locale)
    return [{ quote, author, location, day, sample, language }]
  })
}
