import type { Mark } from '../../parse/schemas/vertical.ts'
import { type ShareWords, shareSize } from '../share-picture.ts'
import { type Colours, mix } from './colours.ts'
import { markIn } from './marks.ts'

const { width, height } = shareSize

/** The strip at the bottom, with the practice's name. */
export const strip = { top: 526, height: height - 526 }

/** The colours of each part of a picture. */
export interface Paint {
  ground: string
  strip: string
  label: string
  heading: string
  practice: string
  place: string
}

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
  colours: Colours,
): string {
  const paint = paintOn(ground, colours)
  const line = 6
  return [
    block(0, height, paint.ground),
    layouts[emblem](ground, colours, mark),
    block(strip.top - line, line, colours.accent),
    block(strip.top, strip.height, paint.strip),
    smallMark(mark, paint),
  ].join('')
}

const block = (top: number, tall: number, fill: string) => `<path fill="${fill}" d="M0 ${top}h${width}v${tall}H0z"/>`

/** Beside the words, and looking in from the side as at the top of a page. */
const besideWords = { x: 1108, y: 258, radius: 345 }

const layouts: Record<ShareWords['emblem'], (ground: ShareWords['ground'], colours: Colours, mark: Mark) => string> = {
  plain: (ground, colours, mark) => large(mark, besideWords, rings(ground, colours)),
  // One thing or the other.
  halves: (ground, colours, mark) => {
    const { y } = besideWords
    const gap = 6
    return [
      `<clipPath id="one">${block(0, y - gap, '#000')}</clipPath>`,
      `<clipPath id="other">${block(y + gap, height - y, '#000')}</clipPath>`,
      `<g clip-path="url(#one)">${large(mark, besideWords, rings(ground, colours))}</g>`,
      `<g clip-path="url(#other)">${large(mark, besideWords, accentRings(colours))}</g>`,
    ].join('')
  },
  // A place on a map.
  pin: (ground, colours, mark) => {
    const pin = rings(ground, colours)
    return [
      `<path fill="${pin.outer}" d="M985 492C950 420 805 350 805 215a180 180 0 0 1 360 0C1165 350 1020 420 985 492z"/>`,
      large(mark, { x: 985, y: 215, radius: 190 }, { ...pin, outer: 'none' }),
    ].join('')
  },
}

interface Rings {
  outer: string
  white: string
  rim: string
  iris: string
  pupil: string
}

const rings = (ground: ShareWords['ground'], colours: Colours): Rings => ({
  outer: mix(colours.accent, ground === 'dark' ? 0.7 : 0.25, '#fff'),
  white: colours['brand-soft'],
  rim: mix(colours.brand, 0.55, colours['brand-soft']),
  iris: colours.brand,
  pupil: colours.bar,
})

const accentRings = (colours: Colours): Rings => ({
  outer: mix(colours.brand, 0.55, colours['brand-soft']),
  white: colours['accent-soft'],
  rim: mix(colours.accent, 0.5, colours['accent-soft']),
  iris: colours.accent,
  pupil: mix(colours.accent, 0.6, colours.ink),
})

interface Disc {
  x: number
  y: number
  radius: number
}

/** The practice's mark, as large as the picture allows, in rings. */
function large(mark: Mark, disc: Disc, paint: Rings): string {
  if (mark === 'eye') return eye(disc, paint)
  const { x, y, radius } = disc
  const scale = radius / 40
  return [
    `<circle cx="${x}" cy="${y}" r="${radius * 0.985}" fill="none" stroke="${paint.outer}" stroke-width="${radius * 0.022}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="${paint.white}"/>`,
    `<g transform="translate(${x - 20 * scale} ${y - 20 * scale}) scale(${scale})">${markIn(mark, paint.iris, paint.white)}</g>`,
  ].join('')
}

/** The eye of the site's pages: see `.hero` in templates/styles/article.css. */
function eye({ x, y, radius }: Disc, paint: Rings): string {
  const ring = (share: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="${fill}"/>`
  return [
    `<circle cx="${x}" cy="${y}" r="${radius * 0.985}" fill="none" stroke="${paint.outer}" stroke-width="${radius * 0.022}"/>`,
    ring(0.8, paint.white),
    ring(0.58, paint.rim),
    ring(0.44, paint.iris),
    ring(0.26, paint.pupil),
    `<circle cx="${x + radius * 0.16}" cy="${y - radius * 0.18}" r="${radius * 0.09}" fill="#fff"/>`,
  ].join('')
}

/** The mark beside the practice's name. */
const smallMark = (mark: Mark, paint: Paint) =>
  `<g transform="translate(66 ${strip.top + strip.height / 2 - 30}) scale(1.5)">${markIn(mark, paint.practice, paint.strip)}</g>`
