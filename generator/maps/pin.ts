import type { Box, Labelled } from './place-labels.ts'
import type { Point } from './projection.ts'

// The pin that marks the office, measured from its tip.

const size = { side: 14, top: 42, bottom: 3 }
const head = 26
/** The pin's head is wider than a dot, and its tip is far below it. */
const [gap, gapBelow] = [20, head + 6]

/** The area that the pin covers. */
export const pinBox = ({ x, y }: Point): Box => ({
  left: x - size.side,
  top: y - size.top,
  right: x + size.side,
  bottom: y + size.bottom,
})

/** The pin's label, beside its head, or else above it or below its tip. */
export const besidePin = ({ x, y }: Point, text: string): Labelled => ({
  at: { x, y: y - head },
  texts: [text],
  isBold: true,
  gap,
  gapBelow,
})
