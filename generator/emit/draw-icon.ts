import { loadSharp } from '../load-sharp.ts'

/** An SVG as PNG, `size` pixels wide and high. */
export async function drawIcon(drawing: string, size: number): Promise<Uint8Array> {
  const sharp = await loadSharp('The icons of the site could not be drawn')
  return sharp(Buffer.from(drawing.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
