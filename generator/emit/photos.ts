import { isKept, makeVariant } from '../photos/make-variant.ts'
import { type Format, variantsOf } from '../photos/variants.ts'
import type { Site } from '../site.ts'

/** A photo as it is published. */
export interface EmittedPhoto {
  /** Its path below photos/ in the manifest. */
  name: string
  copies: readonly EmittedCopy[]
}

/** Made when it is asked for. Its name is another as soon as its bytes are. */
export interface EmittedCopy {
  file: string
  format: Format
  bytes: () => Promise<Uint8Array>
  /** True: it was made before, and needs only to be read. */
  isKept: () => boolean
}

/** The copies of all photos that the manifest names. */
export function* emitPhotos({ manifest: { photos } }: Site): Iterable<EmittedPhoto> {
  const seen = new Set<string>()
  for (const [name, photo] of photos) {
    for (const quality of photo.qualities) {
      const copies = variantsOf(name, photo, quality).flatMap(({ format, variants }) =>
        variants.map((variant) => ({
          file: variant.file,
          format,
          bytes: () => makeVariant(name, photo, format, quality, variant),
          isKept: () => isKept(format, variant),
        })),
      )
      // The same photo may lie there under two names that make one address.
      yield { name, copies: copies.filter(({ file }) => !seen.has(file)) }
      for (const { file } of copies) seen.add(file)
    }
  }
}

/** One of them, for development; nothing when there is no such file. */
export async function photoBytes(file: string, site: Site): Promise<Uint8Array | undefined> {
  for (const { copies } of emitPhotos(site)) {
    const found = copies.find((copy) => copy.file === file)
    if (found !== undefined) return found.bytes()
  }
  return undefined
}
