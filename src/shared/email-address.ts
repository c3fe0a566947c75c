/**
 * Whether the text is one e-mail address: the pattern of the HTML standard, at least two domain labels (no practice can
 * answer to `name@localhost`), at most 254 characters.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmailAddress && pattern.test(text)
}

export const longestEmailAddress = 254

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')
