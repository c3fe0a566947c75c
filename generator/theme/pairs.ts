import { contrast } from './colour.ts'
import type { Colours } from './tokens.ts'

/** The colors of text on each background: 4.5 to 1, WCAG 2.2 success criterion 1.4.3. */
export const written: Readonly<Record<string, readonly string[]>> = {
  page: ['ink', 'muted', 'brand', 'brand-strong', 'accent', 'emergency', 'urgent'],
  surface: ['ink', 'muted', 'brand', 'brand-strong', 'accent', 'emergency', 'urgent'],
  soft: ['ink', 'muted', 'brand', 'brand-strong', 'accent'],
  'brand-soft': ['ink', 'muted', 'brand', 'brand-strong'],
  'accent-soft': ['accent', 'ink'],
  'emergency-soft': ['ink', 'emergency'],
  'urgent-soft': ['ink', 'urgent'],
  brand: ['on-brand', 'surface'],
  accent: ['surface'],
  emergency: ['surface'],
  urgent: ['surface'],
  'brand-strong': ['on-brand'],
  bar: ['on-bar'],
  'on-bar': ['bar'],
}

/** The colors that show where a control is, or that it has focus, on each background: 3 to 1, criterion 1.4.11. */
export const drawn: Readonly<Record<string, readonly string[]>> = {
  page: ['edge', 'brand', 'accent', 'emergency', 'urgent'],
  surface: ['edge', 'brand', 'accent', 'emergency', 'urgent'],
  soft: ['edge', 'brand', 'accent'],
  'brand-soft': ['brand', 'accent'],
}

/** Two tokens of the theme, one on top of the other, and the contrast ratio they need. */
export interface Pair {
  ink: string
  ground: string
  needed: number
}

/** Every pair that the styles use on top of each other, as tests/templates/contrast.test.ts enforces. */
export const pairs: readonly Pair[] = [...listed(written, 4.5), ...listed(drawn, 3)]

function listed(table: Readonly<Record<string, readonly string[]>>, needed: number): Pair[] {
  return Object.entries(table).flatMap(([ground, inks]) => inks.map((ink) => ({ ink, ground, needed })))
}

export interface FaintPair extends Pair {
  /** The ratio it has. */
  ratio: number
}

/** The pairs with too little contrast in these colors. */
export const faintPairs = (colours: Colours): FaintPair[] =>
  pairs
    .map((pair) => ({ ...pair, ratio: contrast(colours[pair.ink]!, colours[pair.ground]!) }))
    .filter(({ ratio, needed }) => ratio < needed)
