/** A postal address in the United States. */
export interface PostalAddress {
  street: string
  city: string
  state: string
  zip: string
}

/** Its last line: `Santa Ana, CA 92705`. */
export const townLine = ({ city, state, zip }: Omit<PostalAddress, 'street'>): string => `${city}, ${state} ${zip}`

/** The address on one line. */
export const addressLine = (address: PostalAddress): string => `${address.street}, ${townLine(address)}`
