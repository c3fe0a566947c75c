import { keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import { qrLink, qrSvg } from '../expand/qr.ts'
import { codesOf } from '../languages.ts'
import type { Site } from '../site.ts'
import { loadSharp } from './load-sharp.ts'

/** Width and height of the PNG in pixels: nine centimeters on paper, at the 300 dpi set in the file. */
export const pngSize = 1024
const dotsPerInch = 300

/** A picture of a QR code that is drawn only when the published one is out of date. */
interface EmittedCode {
  file: string
  /** What the code leads to: the picture depends on nothing else. */
  key: string
  bytes: () => string | Promise<Uint8Array>
}

/**
 * The QR codes as downloadable files: the exact SVG the page shows, and a PNG for programs that do not support SVG. The
 * PNG is drawn once for each code and cached: an unchanged code never loads the drawing library.
 */
export function* emitQr(site: Site): Iterable<EmittedCode> {
  for (const { opens, pictures } of linksOf(site)) {
    yield { file: pictures.svg.slice(1), key: opens, bytes: () => qrSvg(opens) }
    yield { file: pictures.png.slice(1), key: opens, bytes: () => pngOf(qrSvg(opens)) }
  }
}

/** A mirror shows its page's code and links to that page's files. */
function* linksOf(site: Site) {
  const { pages, languages } = site.manifest
  for (const { id, page } of pages) {
    if (page.kind !== 'qr') continue
    for (const language of codesOf(languages)) {
      const state = site.routes.find(id, language)?.state
      if (state !== undefined && state !== 'mirror') yield qrLink({ id, ...page }, { site, language })
    }
  }
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
