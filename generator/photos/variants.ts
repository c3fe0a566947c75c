import { drawnBy } from '../cache/kept-picture.ts'
import { hashOf } from '../cache/source-keys.ts'
import { slugOf } from '../urls.ts'
import { photosFolder } from './hashes.ts'
import type { PhotoFile } from './read-photos.ts'

/** Screens ask for these, from a small phone to a wide one. */
const widths = [320, 640, 960, 1280, 1920]

export type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** One copy of a photo, as it is published. */
export interface Variant {
  /** Below the published folder. */
  file: string
  width: number
  height: number
}

/** The copies of one format, narrowest first. */
export interface VariantsOfFormat {
  format: Format
  variants: readonly Variant[]
}

/** Bumped when make-variant.ts makes something else. */
const version = 1

/**
 * The copies of a photo: those that weigh least first, the last for browsers that read no other. None is wider than the
 * photo itself. A name holds a hash of all that the copy depends on, so that browsers may keep it for ever.
 */
export function variantsOf(name: string, photo: PhotoFile, quality: number): VariantsOfFormat[] {
  const stem = slugOf(name.replace(/\.\w+$/, '').replaceAll('/', '-')) || 'photo'
  const hash = hashOf([version, photo.hash, quality, drawnBy()].join(' ')).slice(0, 10)
  const widest = Math.min(photo.width, widths.at(-1)!)
  const fitting = [...widths.filter((width) => width < widest), widest]
  return formatsFor(photo).map((format) => ({
    format,
    variants: fitting.map((width) => ({
      file: `${photosFolder}/${stem}-${width}-${hash}.${extensions[format]}`,
      width,
      height: Math.max(1, Math.round((photo.height * width) / photo.width)),
    })),
  }))
}

/** JPEG shows nothing through. */
const formatsFor = ({ isOpaque }: PhotoFile): Format[] => ['avif', 'webp', isOpaque ? 'jpeg' : 'png']

const extensions: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' }
