import type { Entry } from '../cache/store.ts'
import { makeVariant, variantEntry } from '../photos/make-variant.ts'
import { type Format, variantsOf } from '../photos/variants.ts'
import type { Site } from '../site.ts'

/** A photo as it is published. */
export interface EmittedPhoto {
  /** Its path below photos/ in the manifest. */
  name: string
  copies: readonly EmittedCopy[]
}

/** Made on demand. Its name changes whenever its bytes do. */
export interface EmittedCopy {
  file: string
  format: Format
  bytes: () => Promise<Uint8Array>
  /** Its cache entry, once it has been made. */
  entry: Entry
}

/** The copies of all photos the manifest refers to. */
export function* emitPhotos({ manifest: { photos } }: Site): Iterable<EmittedPhoto> {
  const seen = new Set<string>()
  for (const [name, photo] of photos) {
    for (const wanted of photo.wanted) {
      const copies = variantsOf(name, photo, wanted).flatMap(({ format, variants }) =>
        variants.map((variant) => ({
          file: variant.file,
          format,
          bytes: () => makeVariant(name, photo, format, wanted.quality, variant),
          entry: variantEntry(format, variant.file),
        })),
      )
      // The folder may hold the same photo under two names that result in the same address.
      yield { name, copies: copies.filter(({ file }) => !seen.has(file)) }
      for (const { file } of copies) seen.add(file)
    }
  }
}

/** One of the copies, for development; undefined when there is no such file. */
export async function photoBytes(file: string, site: Site): Promise<Uint8Array | undefined> {
  for (const { copies } of emitPhotos(site)) {
    const found = copies.find((copy) => copy.file === file)
    if (found !== undefined) return found.bytes()
  }
  return undefined
}
