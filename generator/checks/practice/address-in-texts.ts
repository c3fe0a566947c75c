import { foldName } from '../../gazetteer/fold-name.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { type StreetAddress, streetAddresses } from '../../text/street-addresses.ts'
import { findInTexts, isAfterLink, isBroken, type TextPlace } from './find-in-texts.ts'

interface Office extends StreetAddress {
  /** As practice.yaml writes it. */
  street: string
  city: unknown
  zip: unknown
  /** The office's city and those in cities.yaml: an address in any other city is somebody else's. */
  cities: readonly string[]
}

/** A text that names street addresses. */
interface Naming {
  text: string
  place: TextPlace
  addresses: readonly StreetAddress[]
}

/**
 * Texts that repeat an address of the office which practice.yaml no longer has. None while the address has a mistake:
 * otherwise every text with the right one would be reported too.
 */
export function addressInTexts(loose: LooseManifest): Problem[] {
  if (isBroken('address', loose)) return []
  const { lists, practice } = loose
  const { street, city, zip } = asGroup(practice.address)
  const [address] = typeof street === 'string' ? streetAddresses(street) : []
  if (typeof street !== 'string' || address === undefined) return []
  const names = [city, ...lists['cities.yaml'].map(({ value }) => value.name)]
  const office: Office = { ...address, street, city, zip, cities: names.filter((name) => typeof name === 'string') }
  return find(loose, undefined, namingIn).flatMap((naming) => otherAddresses(naming, office))
}

/**
 * The cached result does not depend on the office: after a move, only the few texts that name an address are compared.
 */
const find = findInTexts<Naming>('addresses in texts')

function namingIn(text: string, place: TextPlace): Naming[] {
  const addresses = streetAddresses(text)
  return addresses.length === 0 ? [] : [{ text, place: { ...place, path: [...place.path] }, addresses }]
}

function otherAddresses({ text, place, addresses }: Naming, office: Office): Problem[] {
  // "We moved from ..." names the old address for a reason.
  const hasRight = addresses.some((address) => isAt(address, office))
  return addresses.flatMap((address) => {
    const other = hasRight && !isAt(address, office) ? undefined : otherPart(address, text, office)
    if (other === undefined) return []
    const message = `according to practice.yaml, the office is not ${other.said}`
    const fix = `Write "${other.right}". If this is the address of somebody else, link to their website before it.`
    return [problem('OTHER_ADDRESS', locateInside(place.source, place.path, address.text), message, fix)]
  })
}

const isAt = ({ number, name, unit }: StreetAddress, office: Office): boolean =>
  number === office.number && name === office.name && (unit === undefined || unit === office.unit)

/** The part of an address that differs from the office's, and what it should be. */
interface OtherPart {
  said: string
  right: unknown
}

/** Undefined for the address of the office, and for that of somebody else. */
function otherPart(address: StreetAddress, text: string, office: Office): OtherPart | undefined {
  const { city, zip } = placeAfter(text.slice(address.index + address.text.length), office.cities)
  if (city === elsewhere || isAfterLink(text, address.index)) return undefined
  if (!isAt(address, office)) return { said: `at ${address.text}`, right: office.street }
  // The same name in other letters, or with another kind of space, is reported where it is written.
  const isInOther = city !== undefined && foldName(city) !== foldName(String(office.city))
  if (isInOther) return { said: `in ${city}`, right: office.city }
  return zip === undefined || office.zip === undefined || zip === office.zip
    ? undefined
    : { said: `in the ZIP code ${zip}`, right: office.zip }
}

/** Stands for any city that is not one of the practice's. */
const elsewhere = Symbol('elsewhere')

/** The city and the ZIP code that follow an address: `, Santa Ana, CA 92705`, ` in Santa Ana`. */
function placeAfter(rest: string, cities: readonly string[]): { city?: string | typeof elsewhere; zip?: string } {
  const [, words = ''] = /^(?:,? [NS]\.?[EW]\.?(?=[ ,]))?(?:\.?,? (?:\p{Ll}{1,3} )?(?=\p{Lu})(.*))?/su.exec(rest)!
  const city = cities.find((name) => words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length)))
  const named = /^\p{Lu}[^,.;:]*,? [A-Z]\.?[A-Z]\b\.?,?(?: (\d{5})\b)?/u.exec(words)
  return { city: city ?? (named === null ? undefined : elsewhere), zip: named?.[1] }
}
