import { saidIn } from '../languages.ts'
import type { Testimonial } from '../page.ts'
import type { Context } from '../site.ts'

/** The testimonials with these ids, in the body's language where they have it. */
export function testimonials(ids: readonly string[], { site, bodyLanguage }: Context): Testimonial[] {
  return ids.map((id) => {
    const { author, location, sample, text } = site.manifest.testimonials.find((each) => each.id === id)!
    return { quote: saidIn(text, bodyLanguage, site.manifest.languages), author, location, sample }
  })
}
