/** Whether the text is an absolute address of the web: `http:` or `https:`, nothing that runs or reads (`javascript:`, `data:`). */
export function isWebAddress(text: string): boolean {
  // URL forgives blanks around, line breaks within and a third slash; an address that needs forgiving is not one.
  if (!pattern.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

/** What follows `https://`: a host and the rest, without spaces. */
export const hostAndPath = '[^\\s/$.?#]\\S*'

const pattern = new RegExp(`^https?://${hostAndPath}$`, 'i')
