import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'

/**
 * Whether a value of the manifest is the code of a country. Not in country.ts, so that its importers do not load the
 * list.
 */
export const isCountry = (value: unknown): value is CountryCode =>
  typeof value === 'string' && isSupportedCountry(value)
