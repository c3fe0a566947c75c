import { buildPage } from '../build/build-page.ts'
import { keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import type { Page, QrContent } from '../page.ts'
import type { Site } from '../site.ts'
import { loadSharp } from './load-sharp.ts'

/** Width and height of the PNG in pixels: nine centimetres on paper, at the 300 dpi set in the file. */
export const pngSize = 1024
const dotsPerInch = 300

/**
 * The QR codes as downloadable files: the exact SVG the page shows, and a PNG for programs that do not support SVG. The
 * PNG is drawn once for each code and cached: an unchanged code never loads the drawing library.
 */
export async function* emitQr(site: Site): AsyncIterable<[file: string, bytes: string | Uint8Array]> {
  for (const { svg, pictures } of codesOf(site)) {
    yield [pictures.svg.slice(1), svg]
    yield [pictures.png.slice(1), await pngOf(svg)]
  }
}

/** A mirror shows its page's code and links to that page's files. */
function codesOf(site: Site): QrContent[] {
  return [...site.routes.ofKinds((kind) => kind === 'qr')]
    .filter(({ state }) => state !== 'mirror')
    .map((route) => (buildPage(route, site) as Page<'qr'>).content)
}

const pngOf = (svg: string) => keptPicture(pictureEntry(`${svg} ${pngSize} ${dotsPerInch}`, 'png'), () => drawPng(svg))

/** Black and white only: every module is a whole number of pixels wide, and the remainder widens the quiet zone. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp('The QR code could not be drawn as PNG')
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)![1])
  const side = Math.floor(pngSize / modules) * modules
  const before = (pngSize - side) >> 1
  const after = pngSize - side - before
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `)))
    .flatten({ background: '#fff' })
    .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
    .png({ palette: true, colours: 2, compressionLevel: 9, effort: 10 })
    .withMetadata({ density: dotsPerInch })
    .toBuffer()
}
