import type { Mark } from '../parse/schemas/vertical.ts'

// The marks a practice may have, on a grid of forty units. They are drawn nowhere else.

/** How a mark is painted: one color for the mark itself, and an element for its light parts. */
interface Paint {
  colour: string
  light: (circle: string) => string
  /** Draws it a little heavier, for small sizes. */
  isBold?: boolean
}

const marks: Record<Mark, (paint: Paint) => string> = {
  eye: ({ colour, light, isBold }) =>
    `<path fill="none" stroke="${colour}" stroke-width="${isBold ? 3.5 : 3}" stroke-linecap="round" d="M3 20c9-15 25-15 34 0c-9 15-25 15-34 0z"></path>` +
    `<circle cx="20" cy="20" r="${isBold ? 7.5 : 7}" fill="${colour}"></circle>${light('cx="22.5" cy="17.5" r="2.5"')}`,
  tooth: ({ colour, light }) =>
    `<path fill="${colour}" d="M20 9c-3-3-7.5-4-11-2c-5 3-5 10-3 15c2 5 2 14 5.5 14c3.5 0 3-9 8.5-9s5 9 8.5 9c3.5 0 3.5-9 5.5-14c2-5 2-12-3-15c-3.5-2-8-1-11 2z"></path>` +
    light('cx="12.5" cy="14.5" r="2.5"'),
  cross: ({ colour, light }) =>
    `<path fill="${colour}" d="M14 4h12v10h10v12H26v10H14V26H4V14h10z"></path>${light('cx="20" cy="20" r="3"')}`,
}

/** The mark for use in pages, where stylesheets color it. */
export const markInPages = (mark: Mark): string =>
  marks[mark]({ colour: 'currentColor', light: (circle) => `<circle class="logo-light" ${circle}></circle>` })

/** The mark in two colors, for pictures. */
export const markIn = (mark: Mark, colour: string, light: string, isBold = false): string =>
  marks[mark]({ colour, light: (circle) => `<circle ${circle} fill="${light}"/>`, isBold }).replaceAll(
    /><\/(?:path|circle)>/g,
    '/>',
  )
