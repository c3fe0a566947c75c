import type { Photo as PhotoContent, Words } from '../../generator/page.ts'
import { Picture } from './picture.tsx'

interface PhotoProps {
  photo: PhotoContent
  words: Words
}

/** A photo within a page's text, fetched when it comes near the screen. */
export const Photo = ({ photo, words }: PhotoProps) => <Figure photo={photo} words={words} size={fitted(photo)} />

/** A photo of a person, beside text or in a row of others. */
export const Portrait = ({ photo, words }: PhotoProps) => (
  <Figure photo={photo} words={words} size={fitted(photo, widestPortrait)} />
)

/** The photo a page opens with, fetched immediately and first. Beside the words if there is room, else below them. */
export function HeroPhoto({ photo, words }: PhotoProps) {
  const size = fitted(photo)
  const beside = `(min-width: 64rem) ${Math.min(size.width, 448)}px, ${sizesFor(size.width)}`
  return <Figure photo={photo} words={words} size={size} sizes={beside} priority />
}

interface FigureProps extends PhotoProps {
  size: { width: number; height: number }
  sizes?: string
  priority?: boolean
}

function Figure({ photo, words, size, sizes = sizesFor(size.width), priority = false }: FigureProps) {
  const { caption } = photo
  return (
    <figure className="photo">
      <Picture {...copiesOf(photo)} {...size} sizes={sizes} priority={priority} failed={words('picture.failed')} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const copiesOf = ({ src, srcset, sources, alt, blur }: PhotoContent) => ({
  src,
  srcset,
  sources,
  alt,
  placeholder: blur === undefined ? ('empty' as const) : ('blur' as const),
  blurDataURL: blur,
})

/** The width of the text column, in CSS pixels. */
const widest = 672
/** The width available beside the facts about the doctor. */
const widestPortrait = 256
/** Any higher, a portrait would fill the screen and hide the words it belongs to. */
const highest = 560

/** The largest size at which it is shown, in CSS pixels: never enlarged, never wider than the text column. */
function fitted({ width, height }: PhotoContent, atMost = widest): { width: number; height: number } {
  const scale = Math.min(1, atMost / width, highest / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Where its full width does not fit, it fills the screen except for the margins. */
const sizesFor = (width: number) => `(max-width: ${width + 32}px) calc(100vw - 2rem), ${width}px`
