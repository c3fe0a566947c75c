/** Whether the text is an absolute `http:` or `https:` URL. Rejects what runs or embeds (`javascript:`, `data:`). */
export function isWebAddress(text: string): boolean {
  // URL forgives surrounding blanks, line breaks and a third slash. An address that needs forgiving is rejected.
  if (!pattern.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

/** The part after `https://`: a host and the rest, without spaces. */
export const hostAndPath = '[^\\s/$.?#]\\S*'

const pattern = new RegExp(`^https?://${hostAndPath}$`, 'i')
