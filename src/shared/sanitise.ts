/** A visitor's text as it may leave the page: trimmed, without angle brackets, at most 1000 characters (UTF-16 units). */
export function sanitise(text: string): string {
  return withoutHalves(withoutHalves(text.replace(/[<>]/g, '')).trim().slice(0, maxTextLength)).trimEnd()
}

/** UTF-16 units. */
export const maxTextLength = 1000

/** Half of a surrogate pair, typed or made by a cut, is no character: encoding it would throw. */
const withoutHalves = (text: string) => text.replace(/\p{Surrogate}/gu, '')
