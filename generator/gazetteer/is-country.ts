import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'

/** Whether a value of the manifest is the code of a country. Apart from country.ts, whose readers need no such list. */
export const isCountry = (value: unknown): value is CountryCode =>
  typeof value === 'string' && isSupportedCountry(value)
