import { withWholeTimes } from '../../src/shared/opening-hours.ts'
import { townLine, withWholeCode } from '../../src/shared/postal-address.ts'
import type { FoundAnswer } from '../../src/shared/search/file.ts'
import { valuesFor } from '../expand/fill-route.ts'
import { titleOf } from '../expand/links.ts'
import { specialDays } from '../expand/special-hours.ts'
import { kinds } from '../kinds.ts'
import type { LayoutData } from '../page.ts'
import type { CareLevel } from '../parse/schemas/care.ts'
import type { Fact, SearchEntry } from '../parse/schemas/search.ts'
import type { Route, Site } from '../site.ts'

/**
 * The answer of an entry of search.yaml in the language of `route`, the entry's page. `number` is that page's index in
 * the list. Undefined for an entry that only leads to its page.
 */
export function answerOf(
  { fact, sign }: SearchEntry,
  route: Route,
  number: number,
  site: Site,
): FoundAnswer | undefined {
  const layout = site.layout(route.language)
  const where = titleOf(route).name
  if (sign !== undefined) {
    const { level } = site.manifest.signs.find(({ id }) => id === sign)!
    const sentence = valuesFor(site, route.language, 'default')[`sign.${sign}`]!
    return [layout.words(`care.${level}`), where, sentence, signUrl(route, sign), number, hurry[level]]
  }
  if (fact === undefined) return undefined
  const [name, lines, link = { where, url: route.url }] = facts[fact](layout, site)
  return [name, link.where, lines.join('\n'), link.url, number, fact === 'emergency' ? hurry.emergency : 0]
}

/** Where an answer about a sign leads: on the long page of all signs, to the sign itself. */
export const signUrl = ({ url, source }: Route, sign: string): string =>
  kinds[source.kind].listsSigns ? `${url}#${sign}` : url

const hurry: Readonly<Record<CareLevel, number>> = { emergency: 2, urgent: 1, routine: 0 }

type Answer = readonly [name: string, lines: readonly string[], link?: { where: string; url: string }]

/** An answer without a link of its own leads to its page, under that page's name. */
const facts: Readonly<Record<Fact, (layout: LayoutData, site: Site) => Answer>> = {
  hours: ({ words, practice, spoken }, site) => {
    const special = specialDays(site, spoken).map(({ when, text }) => `${when}: ${text}`)
    return [words('visit.hours'), [...practice.hours, ...special].map(withWholeTimes)]
  },
  phone: ({ words, practice: { phone } }) => [
    words('actions.call', { phone: phone.text }),
    [],
    { where: '', url: phone.href },
  ],
  address: ({ words, practice: { address } }) => [
    words('visit.address'),
    [address.street, townLine(withWholeCode(address))],
  ],
  insurance: ({ words, practice }) => [
    words('insurance.heading'),
    practice.insurers.map(({ id, plans }) => `${words(`insurance.${id}`)}: ${plans.join(', ')}`),
  ],
  emergency: ({ words }) => [words('care.emergency'), [words('search.emergency')]],
}
