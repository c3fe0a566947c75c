/**
 * Whether the text is a single email address: the pattern of the HTML standard, at least two domain labels (no
 * practice can answer to `name@localhost`), at most 254 characters.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailAddressLength && emailAddressPattern.test(text)
}

/** An address as typed, without the period that phones add after a double space, or the comma that ends one of a list. */
export const withoutFinalMark = (text: string): string => text.replace(/(\w)[.,\s]+$/, '$1')

export const maxEmailAddressLength = 254

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/** Has no flags: the manifest's JSON Schema uses it too and cannot express any. */
export const emailAddressPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`)
