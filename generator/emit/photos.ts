import { makeVariant } from '../photos/make-variant.ts'
import { type Format, variantsOf } from '../photos/variants.ts'
import type { Site } from '../site.ts'

/** A copy of a photo, made when it is asked for. Its name is another as soon as its bytes are. */
export interface EmittedPhoto {
  file: string
  format: Format
  bytes: () => Promise<Uint8Array>
}

/** The copies of all photos that the manifest names, photo by photo. */
export function* emitPhotos({ manifest: { photos } }: Site): Iterable<EmittedPhoto> {
  const seen = new Set<string>()
  for (const [name, photo] of photos) {
    for (const quality of photo.qualities) {
      for (const { format, variants } of variantsOf(name, photo, quality)) {
        for (const variant of variants) {
          // One photo under two names that make one address.
          if (seen.has(variant.file)) continue
          seen.add(variant.file)
          yield { file: variant.file, format, bytes: () => makeVariant(name, photo, format, quality, variant) }
        }
      }
    }
  }
}

/** One of them, for development; nothing when there is no such file. */
export async function photoBytes(file: string, site: Site): Promise<Uint8Array | undefined> {
  for (const photo of emitPhotos(site)) if (photo.file === file) return photo.bytes()
  return undefined
}
