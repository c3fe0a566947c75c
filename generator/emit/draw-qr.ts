import { loadSharp } from '../load-sharp.ts'

/** Width and height of the PNG in pixels: nine centimeters on paper, at the 300 dpi set in the file. */
export const pngSize = 1024
const dotsPerInch = 300

/**
 * A QR code as PNG, in black and white only: every module is a whole number of pixels wide, and the remainder widens
 * the quiet zone.
 */
export async function drawQr(svg: string): Promise<Uint8Array> {
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
