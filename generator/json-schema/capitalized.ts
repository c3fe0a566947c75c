/** `care card` -> `Care card`. */
export const capitalized = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`
