/** `care card` -> `Care card`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
