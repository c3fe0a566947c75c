/** A letter as a `mailto:` link. `to` is one address. */
export interface Letter {
  to: string
  subject: string
  body: string
}

/** Mail apps silently cut longer links: some at about 2,000 characters, counted after encoding. */
export const maxLinkLength = 1800

/** The link that opens a draft of the letter in the visitor's mail app (RFC 6068): only subject and body, encoded. */
export function mailLink({ to, subject, body }: Letter): string {
  const at = to.lastIndexOf('@')
  const recipient = `${encode(to.slice(0, at))}@${encode(to.slice(at + 1))}`
  return `mailto:${recipient}?subject=${encode(subject.replace(/\s+/g, ' '))}&body=${encode(withCrlf(body))}`
}

/** Lines of a body end with CR LF, in a link (RFC 6068, section 5) and in a file. */
export const withCrlf = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')

/**
 * Also percent-encodes what `encodeURIComponent` leaves alone. Cannot throw: half a surrogate pair becomes a
 * replacement character.
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
