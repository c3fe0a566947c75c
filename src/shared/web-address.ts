/**
 * Whether the text is an absolute `http:` or `https:` URL with the name of a site, as a person would type it. Rejects
 * what runs or embeds (`javascript:`, `data:`), and what only URL takes for a name: `practice,com`, `practice`.
 */
export function isWebAddress(text: string): boolean {
  // URL forgives surrounding blanks, line breaks and a third slash. An address that needs forgiving is rejected.
  if (!pattern.test(text)) return false
  try {
    const { hostname } = new URL(text)
    return hostname === 'localhost' || siteName.test(hostname)
  } catch {
    return false
  }
}

/** The part after `https://`: a host and the rest, without spaces. */
export const hostAndPath = '[^\\s/$.?#]\\S*'

/** Browsers refuse to send what stands before an @. */
const pattern = new RegExp(`^https?://(?![^/?#]*@)${hostAndPath}$`, 'i')

/** In the form that URL gives it: small letters without accents, and IPv6 addresses in brackets. */
const siteName = /^(([a-z\d_-]+\.)+[a-z\d-]+\.?|\[.+\])$/
