import parsePhoneNumber from 'libphonenumber-js'
import { type Address, unitedStates } from '../gazetteer/country.ts'
import { isCountry } from '../gazetteer/is-country.ts'
import { phoneNumber } from './schemas/text.ts'

/** A number as people in a country dial it, spelled as the manifest takes it; undefined if it is none, or an extension. */
export function phoneMeant(text: string, { country = unitedStates }: Address): string | undefined {
  const phone = isCountry(country) ? parsePhoneNumber(text, country) : undefined
  if (phone === undefined || !phone.isPossible() || phone.country !== country || phone.ext !== undefined)
    return undefined
  return [phone.formatNational(), phone.formatInternational()].find((each) => phoneNumber.safeParse(each).success)
}
