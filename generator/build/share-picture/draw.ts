import type { Font } from 'satori'
import { loadSharp } from '../../load-sharp.ts'
import type { TypefaceName } from '../../parse/schemas/theme.ts'
import { UserError } from '../../problems/user-error.ts'
import { importModule } from '../../run/import-module.ts'
import type { ShareWords } from '../share-picture.ts'
import type { ShareDesign } from './design.ts'
import { readFonts } from './fonts.ts'
import { drawGround, paintOn } from './ground.ts'
import { setWords } from './words.ts'

/** Draws the picture as PNG; the same input gives the same bytes. The first call loads the drawing libraries. */
export async function drawSharePicture(words: ShareWords, design: ShareDesign): Promise<Uint8Array> {
  libraries ??= loadLibraries()
  const { satori, sharp } = await libraries
  const fonts = await fontsOf(design.typeface)
  const paint = paintOn(words.ground, design.colours)
  const text = await setWords(words, { paint, satori, fonts, logo: design.logo })
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + drawGround(words, design))
  return sharp(Buffer.from(svg)).png(compressed).toBuffer()
}

/**
 * Some forty colors are enough for flat grounds and soft edges. More effort would take twice as long, save a tenth of
 * the bytes, and change a ground by less than anyone can see.
 */
const compressed = { palette: true, quality: 90, effort: 2, dither: 0, compressionLevel: 7 }

let libraries: ReturnType<typeof loadLibraries> | undefined

async function loadLibraries() {
  const [{ default: satori }, sharp] = await Promise.all([
    importModule<typeof import('satori')>('satori').catch(fail),
    loadSharp(failed),
  ])
  return { satori, sharp }
}

const opened = new Map<TypefaceName, Promise<Font[]>>()

function fontsOf(typeface: TypefaceName): Promise<Font[]> {
  const fonts = opened.get(typeface) ?? readFonts(typeface).catch(fail)
  opened.set(typeface, fonts)
  return fonts
}

const failed = 'The pictures of shared links could not be drawn'

function fail(error: Error): never {
  throw new UserError(`${failed}: ${error.message}`)
}
