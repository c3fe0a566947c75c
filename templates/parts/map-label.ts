import type { SVGProps } from 'react'
import type { MapLabel } from '../../generator/page.ts'

/** From the middle of a line of text to its foot. */
export const middle = '.35em'

/** A label starts at its place, ends there, stands on it or hangs from it. */
const sides: Record<MapLabel['side'], SVGProps<SVGTextElement>> = {
  right: { dy: middle },
  left: { dy: middle, textAnchor: 'end' },
  above: { dy: '-.25em', textAnchor: 'middle' },
  below: { dy: '.9em', textAnchor: 'middle' },
}

/** Where a label's text stands, as attributes of `<text>`. */
export const labelPlace = ({ x, y, side }: MapLabel): SVGProps<SVGTextElement> => ({ x, y, ...sides[side] })
