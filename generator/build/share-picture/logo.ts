import type { LogoFile } from '../../logos/read-logos.ts'
import type { Theme } from '../../parse/schemas/theme.ts'

/** A logo as part of another drawing. */
export interface DrawnLogo {
  /** The file itself, as a `data:` URL: a drawing cannot load anything. */
  href: string
  /** Width divided by height. */
  ratio: number
  holdsName: boolean
}

/** Reads a logo for drawing. `logos` are the manifest's, and must contain the file. */
export function drawnLogo(
  { file, holdsName }: NonNullable<Theme['logo']>,
  logos: ReadonlyMap<string, LogoFile>,
): DrawnLogo {
  const { bytes, width, height } = logos.get(file)!
  const type = /\.svg$/i.test(file) ? 'image/svg+xml' : 'image/png'
  return { href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, ratio: width / height, holdsName }
}

/** The logo, scaled to fit a box and centered in it. */
export function logoIn(
  { href, ratio }: DrawnLogo,
  box: { x: number; y: number; width: number; height: number },
): string {
  const scale = Math.min(box.width / ratio, box.height)
  const [width, height] = [scale * ratio, scale]
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return `<image href="${href}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`
}

const round = (value: number) => Math.round(value * 100) / 100
