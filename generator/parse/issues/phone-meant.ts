import parsePhoneNumber from 'libphonenumber-js'
import { firstFound } from '../../first-found.ts'
import { type Address, unitedStates } from '../../gazetteer/country.ts'
import { isCountry } from '../../gazetteer/is-country.ts'
import { phoneNumber } from '../schemas/text.ts'

/**
 * The phone number that a text begins with, and what follows it: an extension, a second number or words. Undefined for
 * any other text.
 */
export function phoneWithMore(text: string, address: Address): { phone: string; more: string } | undefined {
  const ends = [...text.matchAll(/\d(?=\D)/g)].map(({ index }) => index + 1).reverse()
  return firstFound(ends, (end) => {
    const phone = phoneMeant(text.slice(0, end), address)
    return phone === undefined ? undefined : { phone, more: text.slice(end).trim() }
  })
}

/** A number as people in a country dial it, spelled as the manifest takes it; undefined if it is none, or an extension. */
export function phoneMeant(text: string, { country = unitedStates }: Address): string | undefined {
  const phone = isCountry(country) ? parsePhoneNumber(text, country) : undefined
  if (phone === undefined || !phone.isPossible() || phone.country !== country || phone.ext !== undefined)
    return undefined
  return [phone.formatNational(), phone.formatInternational()].find((each) => phoneNumber.safeParse(each).success)
}
