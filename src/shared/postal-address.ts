export interface PostalAddress {
  street: string
  city: string
  /** A province or region in other countries, or none. */
  state?: string | undefined
  zip: string
}

/** Its last line: `Santa Ana, CA 92705`, `Leeds LS1 4AP`. */
export const townLine = ({ city, state, zip }: Omit<PostalAddress, 'street'>): string =>
  `${[city, state].filter(Boolean).join(', ')} ${zip}`

/** The address on one line. */
export const addressLine = (address: PostalAddress): string => `${address.street}, ${townLine(address)}`
