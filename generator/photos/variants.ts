import { hashOf } from '../hash.ts'
import { photosFolder } from '../read/media.ts'
import { longestPart, slugOf } from '../urls.ts'
import { type Cut, cutOut } from './cut.ts'
import type { PhotoFile } from './read-photos.ts'

/** The widths for screens, from a small phone to a wide monitor. */
const widths = [320, 640, 960, 1280, 1920]

export type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** How a page wants a photo. */
export interface Wanted {
  quality: number
  cut?: Cut | undefined
}

/** One published copy of a photo. */
export interface Variant {
  /** Relative to the published folder. */
  file: string
  width: number
  height: number
  cut?: Cut | undefined
}

/** The copies of one format, narrowest first. */
export interface VariantsOfFormat {
  format: Format
  variants: readonly Variant[]
}

/**
 * The copies of a photo for one place: the smallest format first, and last the one for browsers that read no other.
 * None is wider than the part of the photo that the place shows. File names include a hash of everything the copy
 * depends on, so that browsers may cache it forever.
 */
export function variantsOf(name: string, photo: PhotoFile, { quality, cut }: Wanted): VariantsOfFormat[] {
  const stem = slugOf(name.replace(/\.\w+$/, '')).slice(0, longestPart) || 'photo'
  const part = cutOut(photo, cut)
  const cutKey = cut === undefined ? [] : [JSON.stringify(part)]
  const hash = hashOf([photo.hash, quality, photo.drawnBy, ...cutKey].join(' ')).slice(0, 10)
  const widest = Math.min(part.width, widths.at(-1)!)
  const fitting = [...widths.filter((width) => width < widest), widest]
  return formatsFor(photo).map((format) => ({
    format,
    variants: fitting.map((width) => ({
      file: `${photosFolder}/${stem}-${width}-${hash}.${extensions[format]}`,
      width,
      height: Math.max(1, Math.round((part.height * width) / part.width)),
      cut,
    })),
  }))
}

/** JPEG has no transparency. */
const formatsFor = ({ isOpaque }: PhotoFile): Format[] => ['avif', 'webp', isOpaque ? 'jpeg' : 'png']

const extensions: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' }
