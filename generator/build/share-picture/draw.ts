import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'satori'
import { loadSharp } from '../../emit/load-sharp.ts'
import { root } from '../../folders.ts'
import { ToldError } from '../../problems/told-error.ts'
import type { ShareWords } from '../share-picture.ts'
import { readColours } from './colours.ts'
import { drawGround, paintOn } from './ground.ts'
import { setWords } from './words.ts'

/** The picture as PNG. What draws it is loaded with the first one. The same words give the same bytes. */
export async function drawSharePicture(words: ShareWords): Promise<Uint8Array> {
  studio ??= openStudio()
  const { satori, sharp, fonts, colours } = await studio
  const text = await setWords(words, paintOn(words.ground, colours), satori, fonts)
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + drawGround(words, colours))
  return sharp(Buffer.from(svg)).png(compressed).toBuffer()
}

/**
 * Some forty colours are enough for flat grounds and soft edges. More effort would take twice as long, save a tenth of
 * the bytes, and move a ground by less than anyone can see.
 */
const compressed = { palette: true, quality: 90, effort: 2, dither: 0, compressionLevel: 7 }

let studio: ReturnType<typeof openStudio> | undefined

async function openStudio() {
  const failed = 'The pictures of shared links could not be drawn'
  const told = (error: Error) => {
    throw new ToldError(`${failed}: ${error.message}`)
  }
  const [{ default: satori }, sharp, fonts] = await Promise.all([
    import('satori').catch(told),
    loadSharp(failed),
    readFonts().catch(told),
  ])
  return { satori, sharp, fonts, colours: readColours() }
}

/** The site's own typeface, as paths: whatever typefaces a machine has, the picture is the same. */
export async function readFonts(): Promise<Font[]> {
  const folder = join(root, 'node_modules/@fontsource/atkinson-hyperlegible-next/files')
  const font = async (name: string, script: string, weight: 400 | 700): Promise<Font> => ({
    name,
    weight,
    style: 'normal',
    data: await readFile(join(folder, `atkinson-hyperlegible-next-${script}-${weight}-normal.woff`)),
  })
  return Promise.all([
    font('Latin', 'latin', 400),
    font('Latin', 'latin', 700),
    font('Further', 'latin-ext', 400),
    font('Further', 'latin-ext', 700),
  ])
}
