import type { SVGProps } from 'react'
import type { MapLabel } from '../../generator/page.ts'

/** The distance from the middle of a line of text to its baseline. */
export const middle = '.35em'

/** A label starts at its point, ends there, sits above it or hangs below it. */
const sides: Record<MapLabel['side'], SVGProps<SVGTextElement>> = {
  right: { dy: middle },
  left: { dy: middle, textAnchor: 'end' },
  above: { dy: '-.25em', textAnchor: 'middle' },
  below: { dy: '.9em', textAnchor: 'middle' },
}

/** The position of a label's text, as attributes of `<text>`. */
export const labelPlace = ({ x, y, side }: MapLabel): SVGProps<SVGTextElement> => ({ x, y, ...sides[side] })
