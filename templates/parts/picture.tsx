export interface PictureProps {
  src: string
  alt: string
  /** Of the file, in pixels: the space is reserved before it loads. */
  width: number
  height: number
  /** For the picture a page opens with: fetched at once instead of when it comes near the screen. */
  priority?: boolean
  /** Shown until it has loaded: a blurred copy of itself, or a pulse. */
  placeholder?: 'blur' | 'empty'
  /** The blurred copy: a few pixels as a `data:` URL. */
  blurDataURL?: string
  /** How wide it is shown, for the browser to choose among the copies. */
  sizes?: string
  /** All copies in the format of `src`. */
  srcset?: string
  /** The copies in formats that weigh less, the lightest first: the browser takes the first that it reads. */
  sources?: readonly { type: string; srcset: string }[]
  className?: string
  /** What stands in its place when it cannot be loaded. */
  failed: string
}

/**
 * Every picture that is a file. Complete without JavaScript; the browser's script adds `data-state`, see
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
    <span
      className={className === undefined ? 'picture' : `picture ${className}`}
      data-behaviour="image"
      data-failed={failed}
    >
      {/* Reserves the space in every state: the image alone would not once it has failed or before it is fetched. */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {placeholder === 'blur' && blurDataURL !== undefined && (
        <img className="picture-blur" src={blurDataURL} alt="" width={width} height={height} />
      )}
      {/* Outside a <picture>, React announces an image that is not lazy with a <link> of its own in the middle of the page. */}
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
