import type { Photo } from '../page.ts'
import type { NamedPhoto, PhotoWords, PlacedPhoto, SharedPhoto } from '../parse/schemas/photo.ts'
import { type Cut, cutFor, type PlaceOfPhoto } from '../photos/cut.ts'
import { variantsOf } from '../photos/variants.ts'
import type { Context } from '../site.ts'
import { fill } from '../text/inline.ts'

/** A photo named once for all languages, with its words in the page's language. */
export const sharedPhoto = (photo: SharedPhoto, context: Context): Photo =>
  photoOf(photo, photo.text[context.bodyLanguage]!, context)

/** What visitors should look for when they arrive, if the practice has a photo of it. */
export function officePhoto(context: Context): Photo | undefined {
  const office = context.site.manifest.practice.photos?.office
  return office && placedPhoto('office', office, context)
}

/** A photo of the practice, cut to the shape of its place. */
export const placedPhoto = (place: PlaceOfPhoto, photo: PlacedPhoto, context: Context): Photo =>
  photoOf(photo, photo.text[context.bodyLanguage]!, context, cutFor(place, photo.focus))

/** A photo as a page shows it. */
export function photoOf({ file, quality }: NamedPhoto, words: PhotoWords, context: Context, cut?: Cut): Photo {
  const { alt, caption } = words
  const photo = context.site.manifest.photos.get(file)!
  const sources = variantsOf(file, photo, { quality, cut }).map(({ format, variants }) => ({
    type: `image/${format}`,
    srcset: variants.map((variant) => `/${variant.file} ${variant.width}w`).join(', '),
    widest: variants.at(-1)!,
  }))
  const { widest, srcset } = sources.at(-1)!
  return {
    alt: fill(alt, context.values),
    caption: caption && fill(caption, context.values),
    src: `/${widest.file}`,
    srcset,
    sources: sources.slice(0, -1).map(({ type, srcset }) => ({ type, srcset })),
    width: widest.width,
    height: widest.height,
    blur: photo.blur,
  }
}
