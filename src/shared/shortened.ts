/** The text in at most `most` characters: dots replace what is cut off, which is never half of an emoji. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 3).join('')}...`
}
