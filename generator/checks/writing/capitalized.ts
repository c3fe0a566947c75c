/** Inside the names of American places, these stay small: "Rancho Palos Verdes", "Isle of Wight", "Palma de Oro". */
const small = ['of', 'the', 'and', 'in', 'on', 'at', 'by', 'de', 'del', 'la', 'las', 'los', 'el', 'y']

/** A name of a place with a capital at the start of each word that has one. */
export const capitalized = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\p{L}'’]+/gu, (word, at: number) =>
      at > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
