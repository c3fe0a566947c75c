import { localized } from '../languages.ts'
import type { Areas, Link } from '../page.ts'
import type { PlacedCity } from '../parse/manifest.ts'
import type { Audience } from '../parse/schemas/places.ts'
import { nameIn } from '../place-name.ts'
import type { Context } from '../site.ts'
import { fill } from '../text/inline.ts'
import { neighborhoodsIn } from './neighborhoods.ts'

/**
 * Six lines `City - Area`: the city's own areas, or else the general ones of the audience, if there is one. `pages` are
 * those of parts of the city: a line links to its page, and the rest follow as `others`.
 */
export function areas(
  city: PlacedCity,
  audience: Audience | undefined,
  pages: readonly Link[],
  { site, bodyLanguage }: Context,
): Areas {
  const words = audience && localized(audience.text, bodyLanguage, site.manifest.languages)
  const name = nameIn(city, bodyLanguage)
  // An area with a page of its own is called what its page is.
  const called = new Map(
    neighborhoodsIn(city.slug, site.manifest).map((each) => [each.name, nameIn(each, bodyLanguage)]),
  )
  const lines =
    city.areas?.map((area) => `${name} - ${called.get(area) ?? area}`) ??
    words?.lines.map((line) => fill(line, { city: name })) ??
    []
  const pageOf = (line: string) => pages.find(({ label }) => line.endsWith(` - ${label}`))
  const listed = lines.map(pageOf)
  return {
    lead: fill(words?.lead ?? '', { city: name }),
    lines: lines.map((line, index) => (listed[index] === undefined ? line : { ...listed[index], label: line })),
    others: pages.filter((page) => !listed.includes(page)),
  }
}
