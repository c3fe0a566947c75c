import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { editText } from './edit-text.ts'

/** A picture with gradients and hard edges, always the same: red grows rightward, green downward, blue in squares. */
export function drawing(width: number, height: number, seed = 0): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      pixels[at] = (255 * x) / width
      pixels[at + 1] = (255 * y) / height
      pixels[at + 2] = ((x >> 4) + (y >> 4) + seed) % 2 === 0 ? 40 : 200
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Puts a photo into the manifest's photos. */
export const putPhoto = (manifest: string, file: string, bytes: Uint8Array): void =>
  putFile(manifest, join('photos', file), bytes)

/** Puts a file that is not YAML into the manifest. */
export function putFile(manifest: string, file: string, bytes: Uint8Array): void {
  const path = join(manifest, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Makes the page in the file open with the photo. */
export function openWith(manifest: string, page: string, photo: string, more = ''): void {
  const key = `photo: { file: ${photo}, ${more}en: { alt: The front desk, caption: Come in }, es: { alt: La recepción, caption: Pase } }\n`
  editText(manifest, page, /^kind: .*\n/m, `$&${key}`)
}

/** Puts slit-lamp.jpg after the first paragraph of the small world's about page, in each language. */
export function showPhotoIn(manifest: string): void {
  const block = `        - photo: { file: slit-lamp.jpg, alt: "{doctor} at the slit lamp" }\n`
  editText(manifest, 'pages/about.yaml', /^ {4}- id: doctor\n.*\n.*blocks:\n.*\n/gm, `$&${block}`)
}
