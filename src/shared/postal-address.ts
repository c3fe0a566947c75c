import { unbroken } from './unbroken.ts'

export interface PostalAddress {
  street: string
  city: string
  /** A province or region in other countries, or none. */
  state?: string | undefined
  /** Some countries, such as the United Arab Emirates, have none. */
  zip?: string | undefined
  /** Its code. The United States need none. */
  country?: string | undefined
}

/** The countries that write the postal code before the town, by the formats of the Universal Postal Union. */
const codeFirst = new Set(
  (
    'AD AR AT AX BA BE BG CH CL CY CZ DE DK DO DZ EE ES FI FO FR GF GL GP GR HR IS IT LI LT LU MA MC MD ME MK MQ MX MY ' +
    'NC NL NO PL PM PT PY RE RO RS SE SI SJ SK SM TN TR UY VA XK YT'
  ).split(' '),
)

/** `Santa Ana, CA`, `Leeds`. */
export const townOf = ({ city, state }: Pick<PostalAddress, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')

/** Its last line: `Santa Ana, CA 92705`, `Leeds LS1 4AP`, `1010 Wien`, `Dubai`. */
export const townLine = ({ zip, country = '', ...town }: Omit<PostalAddress, 'street'>): string =>
  (codeFirst.has(country) ? [zip, townOf(town)] : [townOf(town), zip]).filter(Boolean).join(' ')

/** An address for display: its postal code never wraps, as at the hyphen of `1100-444`. Letters contain it as written. */
export const withWholeCode = (address: PostalAddress): PostalAddress => ({
  ...address,
  zip: address.zip && unbroken(address.zip),
})

/** The address on one line. */
export const addressLine = (address: PostalAddress): string => `${address.street}, ${townLine(address)}`
