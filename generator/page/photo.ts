/** A photo in every width and format it is published in. */
export interface Photo {
  alt: string
  caption?: string | undefined
  /** The width of the widest copy, in pixels. */
  width: number
  height: number
  /** A tiny preview as a `data:` URL; none for a photo with transparency. */
  blur?: string | undefined
  /** The widest copy, and all copies, in a format every browser can read. */
  src: string
  srcset: string
  /** The same copies in formats with smaller files, the smallest first. */
  sources: readonly { type: string; srcset: string }[]
}
