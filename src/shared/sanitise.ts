/** A visitor's text as it may leave the page: trimmed, without angle brackets, at most 1000 characters (UTF-16 units). */
export function sanitise(text: string): string {
  return withoutHalves(withoutHalves(text.replace(/[<>]/g, '')).trim().slice(0, maxTextLength)).trimEnd()
}

/** In UTF-16 units. */
export const maxTextLength = 1000

/** Removes lone surrogates, whether typed or left by a cut: encoding one would throw. */
const withoutHalves = (text: string) => text.replace(/\p{Surrogate}/gu, '')
