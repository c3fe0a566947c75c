export interface PostalAddress {
  street: string
  city: string
  /** A province or region in other countries, or none. */
  state?: string | undefined
  zip: string
}

/** `Santa Ana, CA`, `Leeds`. */
export const townOf = ({ city, state }: Pick<PostalAddress, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')

/** Its last line: `Santa Ana, CA 92705`, `Leeds LS1 4AP`. */
export const townLine = (address: Omit<PostalAddress, 'street'>): string => `${townOf(address)} ${address.zip}`

/** The address on one line. */
export const addressLine = (address: PostalAddress): string => `${address.street}, ${townLine(address)}`
