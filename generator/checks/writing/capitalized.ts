/** Lowercase inside the names of American places: "Rancho Palos Verdes", "Isle of Wight", "Palma de Oro". */
const small = ['of', 'the', 'and', 'in', 'on', 'at', 'by', 'de', 'del', 'la', 'las', 'los', 'el', 'y']

/** A place name with each word capitalized, apart from the small ones. */
export const capitalized = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\p{L}'’]+/gu, (word, at: number) =>
      at > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
