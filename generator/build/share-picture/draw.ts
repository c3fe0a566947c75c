import { loadSharp } from '../../emit/load-sharp.ts'
import { UserError } from '../../problems/user-error.ts'
import type { ShareWords } from '../share-picture.ts'
import { readColours } from './colours.ts'
import { readFonts } from './fonts.ts'
import { drawGround, paintOn } from './ground.ts'
import { setWords } from './words.ts'

/** The picture as PNG. The drawing libraries are loaded with the first one. The same words give the same bytes. */
export async function drawSharePicture(words: ShareWords): Promise<Uint8Array> {
  studio ??= openStudio()
  const { satori, sharp, fonts, colours } = await studio
  const text = await setWords(words, paintOn(words.ground, colours), satori, fonts)
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + drawGround(words, colours))
  return sharp(Buffer.from(svg)).png(compressed).toBuffer()
}

/**
 * Some forty colours are enough for flat grounds and soft edges. More effort would take twice as long, save a tenth of
 * the bytes, and change a ground by less than anyone can see.
 */
const compressed = { palette: true, quality: 90, effort: 2, dither: 0, compressionLevel: 7 }

let studio: ReturnType<typeof openStudio> | undefined

async function openStudio() {
  const failed = 'The pictures of shared links could not be drawn'
  const told = (error: Error) => {
    throw new UserError(`${failed}: ${error.message}`)
  }
  const [{ default: satori }, sharp, fonts] = await Promise.all([
    import('satori').catch(told),
    loadSharp(failed),
    readFonts().catch(told),
  ])
  return { satori, sharp, fonts, colours: readColours() }
}
