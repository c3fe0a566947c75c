import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { percent } from '../numbers.ts'
import type { TypefaceName } from '../parse/schemas/theme.ts'
import { unicodeRanges } from './unicode-ranges.ts'

/** The typeface of a practice that names none: templates/styles/fonts.css loads it. */
export const defaultTypeface = 'atkinson-hyperlegible-next' satisfies TypefaceName

/**
 * The lightest and the heaviest text of a page. Where the license allows it, files contain no weights outside this
 * range: those were a third of their bytes, and phones load them before the first page is shown in its typeface.
 */
export const weights = [400, 700] as const

/** Two files hold a typeface between them: see unicode-ranges.ts. One holds a typeface that may not be subset. */
export type FontPart = 'common' | 'rest' | 'whole'

/** Their license reserves the name, here "Source", for unchanged fonts: these stay as their package has them. */
const reserved: readonly TypefaceName[] = ['source-serif-4']

/** The files of a typeface, in the order of their rules. */
export const partsOf = (name: TypefaceName): readonly FontPart[] =>
  reserved.includes(name) ? ['whole'] : ['rest', 'common']

/** A typeface with files from packages: `@fontsource-variable/<name>` for pages, `@fontsource/<name>` for pictures. */
interface Typeface {
  family: string
  /** Height above and below the line, in em. */
  ascent: number
  descent: number
  /**
   * Fonts that machines have, and how many times as wide the mean letter of English and Spanish text is in ours. They
   * are scaled to the width and height of ours, so that nothing moves when ours arrives.
   */
  similarFonts: readonly { fonts: readonly string[]; width: number }[]
  generic: string
}

const sans = ['Arial', 'Helvetica Neue', 'Liberation Sans']
const serif = ['Times New Roman', 'Times', 'Liberation Serif']

const typefaces: Record<Exclude<TypefaceName, typeof defaultTypeface>, Typeface> = {
  inter: {
    family: 'Inter',
    ascent: 0.969,
    descent: 0.241,
    similarFonts: [
      { fonts: sans, width: 1.064 },
      { fonts: ['Roboto'], width: 1.074 },
    ],
    generic: 'system-ui, sans-serif',
  },
  nunito: {
    family: 'Nunito',
    ascent: 1.011,
    descent: 0.353,
    similarFonts: [
      { fonts: sans, width: 1.002 },
      { fonts: ['Roboto'], width: 1.011 },
    ],
    generic: 'system-ui, sans-serif',
  },
  'source-serif-4': {
    family: 'Source Serif 4',
    ascent: 1.036,
    descent: 0.335,
    similarFonts: [
      { fonts: serif, width: 1.172 },
      { fonts: ['Noto Serif'], width: 0.993 },
    ],
    generic: 'serif',
  },
}

/** What a stylesheet needs to show a typeface, and the files it loads. */
export interface TypefaceStyles {
  /** The value of `font-family`. */
  stack: string
  /** The `@font-face` rules. */
  faces: string
  files: FontFile[]
}

export interface FontFile {
  file: string
  bytes: Uint8Array
  part: FontPart
}

/** Undefined for the default typeface, which the stylesheet has already. */
export function typefaceStyles(name: TypefaceName | undefined): TypefaceStyles | undefined {
  if (name === undefined || name === defaultTypeface) return undefined
  const { family, ascent, descent, similarFonts, generic } = typefaces[name]
  const files = partsOf(name).map((part) => fontFile(name, part))
  const alike = similarFonts.map((each, index) => ({
    ...each,
    family: `As ${family}${index === 0 ? '' : ` ${index + 1}`}`,
  }))
  return {
    stack: [...[family, ...alike.map((each) => each.family)].map((each) => `"${each}"`), generic].join(),
    faces: [
      ...files.map(
        ({ part, file }) =>
          `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:${weights.join(' ')};font-display:swap` +
          `${part === 'whole' ? '' : `;unicode-range:${unicodeRanges[part]}`}}`,
      ),
      ...alike.map(
        ({ family: own, fonts, width }) =>
          `@font-face{font-family:"${own}";src:${fonts.map((font) => `local("${font}")`).join()};` +
          `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`,
      ),
    ].join(''),
    files,
  }
}

/** Its name changes with its bytes, so that browsers may cache it forever. */
function fontFile(name: TypefaceName, part: FontPart): FontFile {
  const font = variableFontOf(name, part)
  const bytes = readFileSync(font)
  const file = `assets/static/${basename(font, '.woff2')}.${hashOf(bytes).slice(0, 8)}.woff2`
  return { file, bytes, part }
}

/** A file with Latin letters in all weights of pages, as `npm run typefaces` cuts it from its package. */
export const variableFontOf = (name: TypefaceName, part: FontPart) =>
  join(root, 'templates/styles/typefaces', `${name}-${part}.woff2`)
