import type { HeroArtName } from '../parse/schemas/theme.ts'

/** A disc in a square: its center (from the middle) and radius, in units of half the side, and how it is painted. */
interface Disc {
  x: number
  y: number
  r: number
  colour: 'brand' | 'accent'
  /** 0 to 1. */
  opacity: number
}

/** Art that consists of discs alone, bottom first: pages draw it with gradients, pictures as SVG. */
const discs: Record<Exclude<HeroArtName, 'eye' | 'none'>, readonly Disc[]> = {
  // A drop on still water.
  rings: [
    { x: 0, y: 0, r: 0.98, colour: 'brand', opacity: 0.12 },
    { x: 0, y: 0, r: 0.76, colour: 'brand', opacity: 0.18 },
    { x: 0, y: 0, r: 0.54, colour: 'brand', opacity: 0.3 },
    { x: 0, y: 0, r: 0.32, colour: 'brand', opacity: 0.6 },
    { x: 0, y: 0, r: 0.12, colour: 'accent', opacity: 1 },
  ],
  // Two lenses of glass, one over the other.
  lenses: [
    { x: -0.36, y: 0, r: 0.6, colour: 'brand', opacity: 0.4 },
    { x: 0.36, y: 0, r: 0.6, colour: 'accent', opacity: 0.32 },
    { x: -0.58, y: -0.2, r: 0.1, colour: 'brand', opacity: 0.5 },
  ],
}

/**
 * The rules that draw the art at the top of pages without a picture of their own, partly off the side, where the screen
 * has room beside the words. Empty unless the practice asks for art.
 */
export function artStyles(art: HeroArtName = 'none'): string {
  if (art === 'none') return ''
  const drawn = art === 'eye' ? eye : [...discs[art]].reverse().map(gradient).join()
  const hero = '.hero:not(:has(.hero-pictured))'
  const frame =
    'content:"";position:absolute;inset-inline-end:calc(50% - var(--width-page)/2 - 15rem);' +
    'top:calc(50% - var(--art)/2);width:var(--art);height:var(--art)'
  const rules =
    `${hero}{--art:24rem;position:relative;overflow:hidden}` +
    `${hero}::after{${frame};background:${drawn};border-radius:${art === 'eye' ? '50%' : '0'}}` +
    `${hero} .wrap>*{max-width:min(46rem,100% - 11rem)}`
  return `@layer components{@media (min-width:64rem){${rules}}}`
}

/** An eye of rings. Around its white is the hero's ground: Firefox would draw a dark line around a transparent ring. */
const eye = [
  'radial-gradient(circle at 58% 41%,#fff 0 4.5%,transparent 5%)',
  'radial-gradient(closest-side,var(--color-bar) 0 26%,var(--color-brand) 26.5% 44%,' +
    'color-mix(in srgb,var(--color-brand) 55%,var(--color-brand-soft)) 44.5% 58%,var(--color-surface) 58.5% 80%,' +
    'var(--color-brand-soft) 80.5% 97.5%,var(--color-surface) 98%)',
].join()

/** `--art` is the side of the square. */
function gradient({ x, y, r, colour, opacity }: Disc): string {
  const radius = `calc(var(--art)*${round(r / 2)})`
  const paint = `color-mix(in srgb,var(--color-${colour}) ${opacity * 100}%,transparent)`
  return `radial-gradient(circle at ${percent(x)} ${percent(y)},${paint} ${radius},transparent calc(${radius} + 1px))`
}

const percent = (place: number) => `${round(50 + place * 50)}%`

const round = (value: number) => Math.round(value * 1000) / 1000

/** The same art in a picture, around `x`, `y`; undefined for the eye and for marks, which have their own drawings. */
export function artDrawing(
  art: HeroArtName | undefined,
  { x, y, radius }: { x: number; y: number; radius: number },
  colours: { brand: string; accent: string },
): string | undefined {
  if (art === 'none') return ''
  if (art === undefined || art === 'eye') return undefined
  return discs[art]
    .map(
      (disc) =>
        `<circle cx="${round(x + disc.x * radius)}" cy="${round(y + disc.y * radius)}" r="${round(disc.r * radius)}" fill="${colours[disc.colour]}" fill-opacity="${disc.opacity}"/>`,
    )
    .join('')
}
