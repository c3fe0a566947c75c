import { asGroup } from '../read/raw-values.ts'

/** The part of a photo that a place shows. */
export interface Cut {
  /** Width divided by height. */
  shape: number
  /** The point kept in the middle as far as the edges allow. */
  focus: Focus
}

/** Shares of width and height, from the top left corner. */
interface Focus {
  x: number
  y: number
}

const middle: Focus = { x: 0.5, y: 0.5 }

interface Size {
  width: number
  height: number
}

/** The places of the practice's own photos, and how many pixels wide the part they show should be. */
export const places = {
  office: { shape: 3 / 2, minWidth: 960 },
  doctor: { shape: 4 / 5, minWidth: 512 },
  team: { shape: 4 / 5, minWidth: 512 },
} as const

export type PlaceOfPhoto = keyof typeof places

/** The cut for a place; `focus` may be raw or parsed YAML. */
export function cutFor(place: PlaceOfPhoto, focus: unknown): Cut {
  const { x, y } = asGroup(focus)
  const isPoint = typeof x === 'number' && typeof y === 'number'
  return { shape: places[place].shape, focus: isPoint ? { x, y } : middle }
}

/** The part to keep of a photo of this size, in pixels: the largest one of the cut's shape, or all without a cut. */
export function cutOut({ width, height }: Size, cut: Cut | undefined): Size & { left: number; top: number } {
  if (cut === undefined) return { left: 0, top: 0, width, height }
  const { shape, focus } = cut
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  return {
    ...part,
    left: startOf(part.width, width, focus.x),
    top: startOf(part.height, height, focus.y),
  }
}

const startOf = (part: number, whole: number, focus: number) =>
  Math.min(whole - part, Math.max(0, Math.round(whole * focus - part / 2)))
