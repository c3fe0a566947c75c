import type { Words } from '../../generator/page.ts'

export interface PictureProps {
  src: string
  alt: string
  /** Of the file, in pixels: the space is kept before it comes. */
  width: number
  height: number
  /** For the picture a page opens with: fetched at once instead of when it comes near the screen. */
  priority?: boolean
  /** What is seen until it has come: a blurred copy of itself, or a pulse. */
  placeholder?: 'blur' | 'empty'
  /** The blurred copy: a few pixels as a `data:` URL. */
  blurDataURL?: string
  sizes?: string
  /** Of the compressed variants, 1 to 100. */
  quality?: number
  /** The address of the picture at another width, where there are variants. */
  variant?: (width: number, quality: number) => string
  words: Words
}

/** A photo. Complete without JavaScript; the browser's script adds `data-state`, see src/behaviours/image-states.ts. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, priority = false, placeholder = 'empty', blurDataURL, sizes, words } = props
  return (
    <span className="picture" data-behaviour="image" data-failed={words('picture.failed')}>
      {/* Keeps the space in every state, as the image alone would not once it has failed or is not fetched yet. */}
      <svg
        className="picture-space"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      {placeholder === 'blur' && blurDataURL !== undefined && (
        <img className="picture-blur" src={blurDataURL} alt="" width={width} height={height} />
      )}
      <picture>
        <img
          src={src}
          srcSet={srcSetOf(props)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}

/** Specification section 9. */
const defaultQuality = 85

/** Screens ask for these, from a small phone to a wide one; a picture is never enlarged. */
const widths = [320, 640, 960, 1280, 1920]

function srcSetOf({ width, quality = defaultQuality, variant }: PictureProps): string | undefined {
  if (variant === undefined) return undefined
  const fitting = [...widths.filter((each) => each < width), width]
  return fitting.map((each) => `${variant(each, quality)} ${each}w`).join(', ')
}
