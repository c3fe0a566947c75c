import type { ReactNode } from 'react'
import type { Photo as PhotoContent, Words } from '../../generator/page.ts'
import { Picture } from './picture.tsx'

interface PhotoProps {
  photo: PhotoContent
  words: Words
}

/** A photo among the words of a page, fetched when it comes near the screen. */
export function Photo({ photo, words }: PhotoProps) {
  const { width, height } = fitted(photo)
  return (
    <Figure photo={photo}>
      <Picture
        {...copiesOf(photo)}
        width={width}
        height={height}
        sizes={sizesFor(width)}
        failed={words('picture.failed')}
      />
    </Figure>
  )
}

/** Of a person: beside words, or in a row of others. */
export function Portrait({ photo, words }: PhotoProps) {
  const { width, height } = fitted(photo, widestPortrait)
  return (
    <Figure photo={photo}>
      <Picture
        {...copiesOf(photo)}
        width={width}
        height={height}
        sizes={sizesFor(width)}
        failed={words('picture.failed')}
      />
    </Figure>
  )
}

/** The photo a page opens with: fetched at once and first. Beside the words where there is room, else below them. */
export function HeroPhoto({ photo, words }: PhotoProps) {
  const { width, height } = fitted(photo)
  const beside = `(min-width: 64rem) ${Math.min(width, 448)}px, ${sizesFor(width)}`
  return (
    <Figure photo={photo}>
      <Picture
        {...copiesOf(photo)}
        width={width}
        height={height}
        sizes={beside}
        priority
        failed={words('picture.failed')}
      />
    </Figure>
  )
}

function Figure({ photo: { caption }, children }: { photo: PhotoContent; children: ReactNode }) {
  return (
    <figure className="photo">
      {children}
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

/** As wide as the column of text. */
const widest = 672
/** Beside the facts about the doctor there is room for this. */
const widestPortrait = 256
/** Higher than this, a portrait would fill the screen and hide the words it belongs to. */
const highest = 560

/** As large as it is shown at most, in CSS pixels: never enlarged, and never wider than the column of text. */
function fitted({ width, height }: PhotoContent, atMost = widest): { width: number; height: number } {
  const scale = Math.min(1, atMost / width, highest / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Where it cannot have its full width, it fills the screen except for the margins. */
const sizesFor = (width: number) => `(max-width: ${width + 32}px) calc(100vw - 2rem), ${width}px`
