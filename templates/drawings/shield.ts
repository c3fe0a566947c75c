import type { Shield } from '../../generator/page.ts'

/** The outline of a road's sign, from its upper left corner, as an SVG path. */
export const shieldPath = (shield: Shield, width: number, height: number): string => outlines[shield](width, height)

const outlines: Record<Shield, (width: number, height: number) => string> = {
  // Two lobes above, a point below.
  interstate: (w, h) =>
    `M${w * 0.12} 1Q${w * 0.32} 4 ${w / 2} 0Q${w * 0.68} 4 ${w * 0.88} 1Q${w * 1.1} ${h * 0.72} ${w / 2} ${h + 2}Q${-w * 0.1} ${h * 0.72} ${w * 0.12} 1z`,
  us: (w, h) =>
    `M2 5Q${w * 0.25} 4 ${w * 0.28} 0Q${w / 2} 5 ${w * 0.72} 0Q${w * 0.75} 4 ${w - 2} 5Q${w + 4} ${h * 0.8} ${w / 2} ${h + 2}Q-4 ${h * 0.8} 2 5z`,
  // An oval.
  state: (w, h) =>
    `M${h / 2} 0H${w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w - h / 2} ${h}H${h / 2}A${h / 2} ${h / 2} 0 0 1 ${h / 2} 0z`,
}
