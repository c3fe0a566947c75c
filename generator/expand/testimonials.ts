import { fallbackLanguage, localized } from '../languages.ts'
import type { Testimonial } from '../page.ts'
import type { Context } from '../site.ts'

/** The testimonials with these ids, in the body's language where they have it. A published site has no samples. */
export function testimonials(ids: readonly string[], { site, bodyLanguage }: Context): Testimonial[] {
  const { testimonials: all, languages } = site.manifest
  return ids.flatMap((id) => {
    const found = all.find((each) => each.id === id)
    if (found === undefined) return []
    const { author, location, sample, text } = found
    const quote = localized(text, bodyLanguage, languages)
    const language = fallbackLanguage(text, bodyLanguage, languages)
    return [{ quote, author, location, sample, language }]
  })
}
