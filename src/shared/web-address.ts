/** Whether the text is an absolute address of the web: `http:` or `https:`, nothing that runs or reads (`javascript:`, `data:`). */
export function isWebAddress(text: string): boolean {
  // URL forgives blanks around and line breaks within; an address that needs forgiving is not one.
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}
