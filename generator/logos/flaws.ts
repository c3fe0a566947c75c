import { photoFacts } from '../photos/facts.ts'
import { contrast, hexIn } from '../theme/colour.ts'
import type { LogoFile } from './read-logos.ts'
import { attributesOf } from './svg-attributes.ts'

/** Below this contrast with white, a drawing cannot be seen on our pages, whose backgrounds are white or nearly so. */
const faintest = 1.5

const isFaint = (color: string) => contrast(color, '#ffffff') < faintest

interface FoundLogo extends LogoFile {
  file: string
  /** Its path on this machine. */
  path: string
}

/** What is wrong with a logo whose format is right. */
type Flaw =
  /** It is drawn for a dark background: everything visible of it is white or nearly so. */
  | 'pale'
  /** Its pixels cannot be read. */
  | 'damaged'

/** The flaws of these logos, by file. */
export function flawsOf(logos: readonly FoundLogo[]): Map<string, Flaw> {
  const isSvg = ({ file }: FoundLogo) => /\.svg$/i.test(file)
  const facts = photoFacts(logos.filter((logo) => !isSvg(logo)))
  const flawOf = (logo: FoundLogo): Flaw | undefined => {
    if (isSvg(logo)) return isPale(Buffer.from(logo.bytes).toString()) ? 'pale' : undefined
    const found = facts.get(logo.hash)!
    if ('fault' in found) return 'damaged'
    return found.darkest !== undefined && isFaint(found.darkest) ? 'pale' : undefined
  }
  return new Map(
    logos.flatMap((logo) => {
      const flaw = flawOf(logo)
      return flaw === undefined ? [] : [[logo.file, flaw]]
    }),
  )
}

const paints = new Set(['fill', 'stroke', 'stop-color'])
const shapes = new Set(['d', 'points', 'r', 'rx', 'x1'])

/**
 * Whether an SVG that `svgFault()` has passed is drawn for a dark background: all its colors are white or nearly so.
 */
export function isPale(svg: string): boolean {
  const elements = attributesOf(svg)
  const has = (names: ReadonlySet<string>) => (element: (typeof elements)[0]) =>
    element.some(([name]) => names.has(name))
  // A shape that neither has a color nor inherits one is black.
  const isColoredAround = elements.some((element) => has(new Set(['fill', 'stroke']))(element) && !has(shapes)(element))
  if (!isColoredAround && elements.some((element) => has(shapes)(element) && !has(paints)(element))) return false
  const colors = elements
    .flat()
    .filter(([name, value]) => paints.has(name) && !/^(?:none|transparent|inherit|url\(.*)$/i.test(value))
    .map(([, value]) => hexIn(value))
  return colors.length > 0 && colors.every((color) => color !== undefined && isFaint(color))
}
