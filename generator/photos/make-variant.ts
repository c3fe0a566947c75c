import { readFile } from 'node:fs/promises'
import { keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import type { Entry } from '../cache/store.ts'
import { hashOf } from '../hash.ts'
import { loadSharp } from '../load-sharp.ts'
import { UserError } from '../problems/user-error.ts'
import { cutOut } from './cut.ts'
import type { PhotoFile } from './read-photos.ts'
import type { Format, Variant } from './variants.ts'

/**
 * The bytes of a copy, from the cache where possible: upright, in sRGB, and without the camera's metadata, such as the
 * place it was taken.
 */
export function makeVariant(
  name: string,
  photo: PhotoFile,
  format: Format,
  quality: number,
  { file, width, height, cut }: Variant,
): Promise<Uint8Array> {
  return keptPicture(variantEntry(format, file), async () => {
    const [sharp, original] = await Promise.all([loadSharp('The photos could not be made'), readFile(photo.path)])
    // Otherwise the new photo would be cached forever under the name of the old one.
    if (hashOf(original) !== photo.hash) {
      throw new UserError(`The photo ${name} was changed while the site was being made. Run the command again.`)
    }
    // sharp converts to sRGB and writes no metadata unless told otherwise.
    const copy = sharp(original, { failOn: 'error' })
      .autoOrient()
      .extract(cutOut(photo, cut))
      .resize(width, height, { fit: 'fill' })
    switch (format) {
      case 'avif':
        return copy.avif({ quality: avifQuality(quality), effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
      case 'webp':
        return copy.webp({ quality: webpQuality(quality) }).toBuffer()
      case 'jpeg':
        return copy.jpeg({ quality, progressive: true }).toBuffer()
      case 'png':
        return copy.png({ compressionLevel: 9 }).toBuffer()
    }
  })
}

/** The cache entry of a copy, whose file name already includes a hash of everything it depends on. */
export const variantEntry = (format: Format, file: string): Entry => pictureEntry(file, format)

/**
 * The qualities that look like a given JPEG quality: each encoder has its own scale. Measured on two photos of 720 x
 * 477 pixels by SSIM of 8 x 8 blocks of luma, with sharp 0.35.5: JPEG 85 0.982 and 0.970; WebP 80 0.988 and 0.972, with
 * a fifth to a quarter fewer bytes; AVIF 66 0.979 and 0.970, with a third to two fifths fewer. AVIF's next effort, 4,
 * adds 0.004 and takes four times as long.
 */
const webpQuality = (jpeg: number) => Math.max(1, jpeg - 5)
const avifQuality = (jpeg: number) => Math.max(1, Math.round(jpeg * (66 / 85)))
