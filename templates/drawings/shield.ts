import type { Shield } from '../../generator/page.ts'

/** The outline of a road sign around its center, as an SVG path. No space is needed before a minus sign. */
export const shieldPath = (shield: Shield, width: number, height: number): string =>
  outlines[shield](width / 2, height / 2).replaceAll(' -', '-')

/** Takes half the width and half the height. Rounded to whole units: the sign is as small as a fingertip. */
const outlines: Record<Shield, (w: number, h: number) => string> = {
  // Two lobes on top, a point at the bottom.
  interstate: (w, h) => {
    const [shoulder, lobe, flank, belly] = [round(0.76 * w), round(0.36 * w), round(1.2 * w), round(0.44 * h)]
    const top = 1 - h
    return `M${-shoulder} ${top}Q${-lobe} ${4 - h} 0 ${-h}Q${lobe} ${4 - h} ${shoulder} ${top}Q${flank} ${belly} 0 ${h + 2}Q${-flank} ${belly} ${-shoulder} ${top}z`
  },
  us: (w, h) => {
    const [notch, lobe, side, belly] = [round(0.44 * w), round(0.5 * w), round(w - 2), round(0.6 * h)]
    const [top, flank] = [5 - h, w + 4]
    return `M${-side} ${top}Q${-lobe} ${4 - h} ${-notch} ${-h}Q0 ${top} ${notch} ${-h}Q${lobe} ${4 - h} ${side} ${top}Q${flank} ${belly} 0 ${h + 2}Q${-flank} ${belly} ${-side} ${top}z`
  },
  // An oval.
  state: (w, h) => `M${h - w} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${h - w}A${h} ${h} 0 0 1 ${h - w} ${-h}z`,
}

const { round } = Math
