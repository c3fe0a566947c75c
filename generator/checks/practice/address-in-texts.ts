import { codesOf, type Languages } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asGroup, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { type StreetAddress, streetAddresses } from '../../text/street-addresses.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { eachText } from '../writing/each-text.ts'
import { isAfterLink } from './after-link.ts'

interface Office extends StreetAddress {
  /** As practice.yaml writes it. */
  street: string
  city: unknown
  zip: unknown
  /** The cities that the practice speaks of: in any other one, it has never been. */
  cities: readonly string[]
}

/** A text that names street addresses. */
interface Naming {
  text: string
  path: Path
  addresses: readonly StreetAddress[]
}

/** Texts that repeat an address of the office which practice.yaml no longer has. */
export function addressInTexts({ sources, languages, lists, practice }: LooseManifest): Problem[] {
  const { street, city, zip } = asGroup(practice.address)
  const [address] = typeof street === 'string' ? streetAddresses(street) : []
  if (typeof street !== 'string' || address === undefined) return []
  const names = [city, ...lists['cities.yaml'].map(({ value }) => value.name)]
  const office: Office = { ...address, street, city, zip, cities: names.filter((name) => typeof name === 'string') }
  return sources
    .filter(({ file }) => file !== 'practice.yaml' && file !== 'search.yaml')
    .flatMap((source) => textsNaming(source, languages).flatMap((naming) => otherAddresses(naming, source, office)))
}

/** Hardly any text names an address, so that a new office or city is compared with few. */
const remember = keptPerSource<Naming>('addresses in texts')

function textsNaming(source: Source, languages: Languages): Naming[] {
  const codes = codesOf(languages)
  return remember(source, codes.join(), () => {
    const found: Naming[] = []
    eachText(source, codes, (text, { path, language }) => {
      const addresses = language === undefined ? [] : streetAddresses(text)
      if (addresses.length > 0) found.push({ text, path: [...path], addresses })
    })
    return found
  })
}

function otherAddresses({ text, path, addresses }: Naming, source: Source, office: Office): Problem[] {
  // "We moved from ..." names the old address for a reason.
  const hasRight = addresses.some((address) => isAt(address, office))
  return addresses.flatMap((address) => {
    const other = hasRight && !isAt(address, office) ? undefined : otherPart(address, text, office)
    if (other === undefined) return []
    const message = `by practice.yaml, the office is not ${other.said}`
    const fix = `Write "${other.right}". If this is the address of somebody else, link to their website before it.`
    return [problem('OTHER_ADDRESS', locateInside(source, path, address.text), message, fix)]
  })
}

const isAt = ({ number, name, unit }: StreetAddress, office: Office): boolean =>
  number === office.number && name === office.name && (unit === undefined || unit === office.unit)

/** Something an address says of the office that is not so, and what is. */
interface OtherPart {
  said: string
  right: unknown
}

/** Undefined for the address of the office, and for that of somebody else. */
function otherPart(address: StreetAddress, text: string, office: Office): OtherPart | undefined {
  const { city, zip } = placeAfter(text.slice(address.index + address.text.length), office.cities)
  if (city === elsewhere || isAfterLink(text, address.index)) return undefined
  if (!isAt(address, office)) return { said: `at ${address.text}`, right: office.street }
  if (city !== undefined && city !== office.city) return { said: `in ${city}`, right: office.city }
  return zip === undefined || zip === office.zip ? undefined : { said: `in the ZIP code ${zip}`, right: office.zip }
}

/** Stands for any city that the practice does not speak of. */
const elsewhere = Symbol('elsewhere')

/** The city and the ZIP code that follow an address: `, Santa Ana, CA 92705`, ` in Santa Ana`. */
function placeAfter(rest: string, cities: readonly string[]): { city?: string | typeof elsewhere; zip?: string } {
  const [, words = ''] = /^(?:\.?,? (?:\p{Ll}{1,3} )?(?=\p{Lu})(.*))?/su.exec(rest)!
  const city = cities.find((name) => words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length)))
  const named = /^\p{Lu}[^,.;:]*,? [A-Z]\.?[A-Z]\b\.?,?(?: (\d{5})\b)?/u.exec(words)
  return { city: city ?? (named === null ? undefined : elsewhere), zip: named?.[1] }
}
