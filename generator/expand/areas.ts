import { localized } from '../languages.ts'
import type { Areas } from '../page.ts'
import type { Audience, City } from '../parse/schemas/places.ts'
import type { Context } from '../site.ts'
import { fill } from '../text/inline.ts'

/** Six lines `City - Area`: the city's own areas, or the audience's general ones. */
export function areas(city: City, audience: Audience | undefined, { site, bodyLanguage }: Context): Areas {
  if (audience === undefined) return { lead: '', lines: [] }
  const words = localized(audience.text, bodyLanguage, site.manifest.languages)
  const lines =
    city.areas?.map((area) => `${city.name} - ${area}`) ?? words.lines.map((line) => fill(line, { city: city.name }))
  return { lead: fill(words.lead, { city: city.name }), lines }
}
