/** A piece of running text. A note is the number of a source. */
type Piece = string | { strong: string } | { label: string } | { note: number }

/** The plain words of running text, without its links, emphasis and notes. */
export const plainText = (text: string | readonly Piece[]): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('')

function wordsOf(piece: Piece): string {
  if (typeof piece === 'string') return piece
  if ('note' in piece) return ''
  return 'strong' in piece ? piece.strong : piece.label
}
