import { VERCEL_STEGA_REGEX, vercelStegaEncode } from '@vercel/stega'
import { type TextPlace, writePlace } from '../../../src/shared/studio.ts'

/**
 * The text between two invisible marks. The first says where the text stands in the manifest, the second is empty: it
 * separates a text from the one it is filled into. src/studio/read-marks.ts reads them.
 */
export const marked = (text: string, place: TextPlace): string =>
  `${vercelStegaEncode(writePlace(place))}${text}${closing}`

const closing = vercelStegaEncode('')

export const withoutMarks = (text: string): string => text.replaceAll(VERCEL_STEGA_REGEX, '')

/**
 * A document with marks only in visible text, not in its head, attributes or scripts. Attributes contain no `<` or `>`,
 * since both are escaped in them.
 */
export const marksInTextOnly = (html: string): string =>
  html.replaceAll(/<head>.*?<\/head>|<(script|style|title)\b.*?<\/\1>|<[^>]+>/gs, withoutMarks)
