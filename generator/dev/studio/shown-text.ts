import type { Language } from '../../../src/shared/languages.ts'
import type { ShownPiece } from '../../../src/shared/studio.ts'
import { valuesFor } from '../../expand/fill-route.ts'
import type { Site } from '../../site.ts'
import { fill, type Piece, parseInline } from '../../text/inline.ts'

/** A text as visitors read it. Facts are filled in if there is a site, and if the text has a language. */
export function shownPieces(text: string, language: Language | undefined, site: Site | undefined): ShownPiece[] {
  const filled = site === undefined || language === undefined ? text : fill(text, valuesFor(site, language, 'default'))
  return parseInline(filled).flatMap(shownPiece)
}

export const wordsOf = (pieces: readonly ShownPiece[]): string => pieces.map(({ text }) => text).join('')

/** Source numbers are left out: they are not read with the text. */
function shownPiece(piece: Piece): ShownPiece[] {
  if ('cites' in piece) return []
  if ('strong' in piece) return [{ text: piece.strong, as: 'strong' }]
  return ['label' in piece ? { text: piece.label, as: 'link' } : piece]
}
