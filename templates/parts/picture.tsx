import { classNames } from './class-names.ts'

interface PictureProps {
  src: string
  alt: string
  /** The size of the file in pixels, which reserves the space before it loads. */
  width: number
  height: number
  /** Set for the picture a page opens with: fetched immediately instead of when it comes near the screen. */
  priority?: boolean
  /** What to show until it has loaded: a blurred copy, or a pulse. */
  placeholder?: 'blur' | 'empty'
  /** The blurred copy: a few pixels as a `data:` URL. */
  blurDataURL?: string
  /** The width at which it is shown, for the browser to choose among the copies. */
  sizes?: string
  /** All copies in the format of `src`. */
  srcset?: string
  /** The copies in smaller formats, smallest first: the browser takes the first it supports. */
  sources?: readonly { type: string; srcset: string }[]
  className?: string
  /** The text to show in its place if it cannot be loaded. */
  failed: string
}

/**
 * Any picture that is a file. Complete without JavaScript. The browser's script adds `data-state`, see
 * src/behaviours/image-states.ts.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, priority = false, placeholder = 'empty', blurDataURL, failed } = props
  const { sizes, srcset, sources = [], className } = props
  const image = (
    <img
      src={src}
      srcSet={srcset}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
  return (
    <span className={classNames('picture', className)} data-behaviour="image" data-failed={failed}>
      {/* Reserves the space in every state: the image alone does not before it is fetched or after it has failed. */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {placeholder === 'blur' && blurDataURL !== undefined && (
        <img className="picture-blur" src={blurDataURL} alt="" width={width} height={height} />
      )}
      {/* Outside a <picture>, React adds a preload <link> in the middle of the page for any image that is not lazy. */}
      {priority || sources.length > 0 ? (
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
