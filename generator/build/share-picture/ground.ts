import type { HeroArtName } from '../../parse/schemas/theme.ts'
import type { Mark } from '../../parse/schemas/vertical.ts'
import { artDrawing } from '../../theme/hero-art.ts'
import { markIn } from '../../theme/marks.ts'
import type { ShareWords } from '../share-picture.ts'
import { type Colours, mix } from './colours.ts'
import type { ShareDesign } from './design.ts'
import { type DrawnLogo, logoIn } from './logo.ts'
import { shareSize } from './size.ts'

const { width, height } = shareSize

/** The strip at the bottom, with the practice's name. */
export const strip = { top: 526, height: height - 526 }

/** The color of each part of a picture. */
export interface Paint {
  ground: string
  strip: string
  label: string
  heading: string
  practice: string
  place: string
}

/** The x at which the words of the strip begin: after the mark or the logo. */
export const afterMark = (logo: DrawnLogo | undefined) => (logo === undefined ? 144 : paper.x + paperWidth(logo) + 24)

export function paintOn(ground: ShareWords['ground'], colours: Colours): Paint {
  return ground === 'dark'
    ? {
        ground: colours.bar,
        strip: colours.page,
        label: mix(colours.accent, 0.3, colours['on-bar']),
        heading: colours['on-bar'],
        practice: colours.bar,
        place: colours.muted,
      }
    : {
        ground: colours.page,
        strip: colours.bar,
        label: colours.accent,
        heading: colours.ink,
        practice: colours['on-bar'],
        place: mix(colours['on-bar'], 0.8, colours.bar),
      }
}

/** Everything but the words, as SVG: ground, emblem, strip and the mark beside the practice's name. */
export function drawGround(
  { ground, mark, emblem }: Pick<ShareWords, 'ground' | 'mark' | 'emblem'>,
  design: ShareDesign,
): string {
  const { colours, logo } = design
  const paint = paintOn(ground, colours)
  const line = 6
  return [
    block(0, height, paint.ground),
    layouts[emblem](ground, colours, (disc, rings) => large(mark, design.art, disc, rings)),
    block(strip.top - line, line, colours.accent),
    block(strip.top, strip.height, paint.strip),
    logo === undefined ? smallMark(mark, paint) : onPaper(logo),
  ].join('')
}

const block = (top: number, tall: number, fill: string) => `<path fill="${fill}" d="M0 ${top}h${width}v${tall}H0z"/>`

/** Beside the words, and partly off the right edge, as at the top of a page. */
const besideWords = { x: 1108, y: 258, radius: 345 }

const layouts: Record<
  ShareWords['emblem'],
  (ground: ShareWords['ground'], colours: Colours, draw: (disc: Disc, paint: Rings) => string) => string
> = {
  plain: (ground, colours, draw) => draw(besideWords, rings(ground, colours)),
  // Two options to choose from.
  halves: (ground, colours, draw) => {
    const { y } = besideWords
    const gap = 6
    return [
      `<clipPath id="one">${block(0, y - gap, '#000')}</clipPath>`,
      `<clipPath id="other">${block(y + gap, height - y, '#000')}</clipPath>`,
      `<g clip-path="url(#one)">${draw(besideWords, rings(ground, colours))}</g>`,
      `<g clip-path="url(#other)">${draw(besideWords, accentRings(colours))}</g>`,
    ].join('')
  },
  // A place on a map.
  pin: (ground, colours, draw) => {
    const pin = rings(ground, colours)
    return [
      `<path fill="${pin.outer}" d="M985 492C950 420 805 350 805 215a180 180 0 0 1 360 0C1165 350 1020 420 985 492z"/>`,
      draw({ x: 985, y: 215, radius: 190 }, { ...pin, outer: 'none' }),
    ].join('')
  },
}

interface Rings {
  outer: string
  white: string
  rim: string
  iris: string
  pupil: string
  /** For art of discs. */
  art: { brand: string; accent: string }
}

function rings(ground: ShareWords['ground'], colours: Colours): Rings {
  const outer = mix(colours.accent, ground === 'dark' ? 0.7 : 0.25, '#fff')
  return {
    outer,
    white: colours['brand-soft'],
    rim: mix(colours.brand, 0.55, colours['brand-soft']),
    iris: colours.brand,
    pupil: colours.bar,
    art: ground === 'dark' ? { brand: colours['brand-soft'], accent: outer } : colours,
  }
}

const accentRings = (colours: Colours): Rings => ({
  outer: mix(colours.brand, 0.55, colours['brand-soft']),
  white: colours['accent-soft'],
  rim: mix(colours.accent, 0.5, colours['accent-soft']),
  iris: colours.accent,
  pupil: mix(colours.accent, 0.6, colours.ink),
  art: { brand: colours.accent, accent: colours.brand },
})

interface Disc {
  x: number
  y: number
  radius: number
}

/** The art the practice has chosen or, if none, its mark in rings: as large as the picture allows. */
function large(mark: Mark, art: HeroArtName | undefined, disc: Disc, paint: Rings): string {
  const drawing = artDrawing(art, disc, paint.art)
  if (drawing !== undefined) return drawing
  if ((art ?? mark) === 'eye') return eye(disc, paint)
  const { x, y, radius } = disc
  const scale = radius / 40
  return [
    whiteInRing(disc, paint),
    `<g transform="translate(${x - 20 * scale} ${y - 20 * scale}) scale(${scale})">${markIn(mark, paint.iris, paint.white)}</g>`,
  ].join('')
}

/** The same eye as on the site's pages: see `.hero` in templates/styles/article.css. */
function eye(disc: Disc, paint: Rings): string {
  const { x, y, radius } = disc
  return [
    whiteInRing(disc, paint),
    circle(disc, 0.58, paint.rim),
    circle(disc, 0.44, paint.iris),
    circle(disc, 0.26, paint.pupil),
    circle({ x: x + radius * 0.16, y: y - radius * 0.18, radius }, 0.09, '#fff'),
  ].join('')
}

function whiteInRing(disc: Disc, { outer, white }: Rings): string {
  const { x, y, radius } = disc
  const ring = `<circle cx="${x}" cy="${y}" r="${radius * 0.985}" fill="none" stroke="${outer}" stroke-width="${radius * 0.022}"/>`
  return `${ring}${circle(disc, 0.8, white)}`
}

/** A filled circle that has `share` of the radius. */
const circle = ({ x, y, radius }: Disc, share: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="${fill}"/>`

/** The room for a logo in the strip, including its white ground. */
const paper = { x: 60, height: 76, padding: 8, widest: 420 }

/** The width of the practice's logo, including its ground. */
const paperWidth = ({ ratio }: DrawnLogo) =>
  Math.min((paper.height - 2 * paper.padding) * ratio + 2 * paper.padding, paper.widest)

/** The practice's logo in the strip, on white, for which most logos are drawn. */
function onPaper(logo: DrawnLogo): string {
  const { x, height: tall, padding } = paper
  const [width, top] = [paperWidth(logo), strip.top + (strip.height - tall) / 2]
  const box = { x: x + padding, y: top + padding, width: width - 2 * padding, height: tall - 2 * padding }
  return `<rect x="${x}" y="${top}" width="${width}" height="${tall}" rx="8" fill="#fff"/>${logoIn(logo, box)}`
}

/** The mark beside the practice's name. */
const smallMark = (mark: Mark, paint: Paint) =>
  `<g transform="translate(66 ${strip.top + strip.height / 2 - 30}) scale(1.5)">${markIn(mark, paint.practice, paint.strip)}</g>`
