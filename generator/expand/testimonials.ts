import { saidIn } from '../languages.ts'
import type { Testimonial } from '../page.ts'
import type { Context } from '../site.ts'

/** The testimonials with these ids, in the body's language where they have it. Examples are not in a published site. */
export function testimonials(ids: readonly string[], { site, bodyLanguage }: Context): Testimonial[] {
  return ids.flatMap((id) => {
    const found = site.manifest.testimonials.find((each) => each.id === id)
    if (found === undefined) return []
    const { author, location, sample, text } = found
    return [{ quote: saidIn(text, bodyLanguage, site.manifest.languages), author, location, sample }]
  })
}
