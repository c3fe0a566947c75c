import { makeVariant, variantEntry } from '../photos/make-variant.ts'
import { variantsOf } from '../photos/variants.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** A photo as it is published. */
export interface PublishedPhoto {
  /** Its path below photos/ in the manifest. */
  name: string
  /** Their names change whenever their bytes do. */
  copies: readonly Required<SiteFile<Promise<Uint8Array>>>[]
}

/** The copies of all photos the manifest refers to. */
export function* emitPhotos({ manifest: { photos } }: Site): Iterable<PublishedPhoto> {
  const seen = new Set<string>()
  for (const [name, photo] of photos) {
    for (const wanted of photo.wanted) {
      const copies = variantsOf(name, photo, wanted).flatMap(({ format, variants }) =>
        variants.map((variant) => ({
          file: variant.file,
          key: variant.file,
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
