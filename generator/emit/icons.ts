import { knownCode } from '../../src/shared/languages.ts'
import { type Colours, readColours } from '../build/share-picture/colours.ts'
import { drawnLogo, logoIn } from '../build/share-picture/logo.ts'
import { drawnBy, keptPicture, pictureEntry } from '../cache/kept-picture.ts'
import { defaultOf, type SiteLanguage } from '../languages.ts'
import { ownName } from '../own-name.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Theme } from '../parse/schemas/theme.ts'
import type { Mark } from '../parse/schemas/vertical.ts'
import type { Site } from '../site.ts'
import { markIn } from '../theme/marks.ts'
import { paletteFor } from '../theme/palette.ts'
import { drawIcon } from './draw-icon.ts'
import type { SiteFile } from './site-file.ts'

/**
 * The files that represent the site on tabs, home screens and in bookmarks, in the brand's colors, with its own mark or
 * logo. `favicon.svg` is for browsers; `favicon.ico` for clients that request it without reading any page.
 */
export function emitIcons({ manifest }: Site): SiteFile[] {
  const { practice, theme, languages } = manifest
  const colours = readColours(theme.colors)
  const language = defaultOf(languages)
  const webManifest = JSON.stringify(describeSite(ownName(practice.name, language.code), language, colours))
  const { forTabs, alone, onGround } = drawings(manifest, colours)
  return [
    { file: 'favicon.svg', key: forTabs, bytes: () => `${forTabs}\n` },
    // A tab icon has no room for a background.
    icon('favicon.ico', alone, 32),
    icon('apple-touch-icon.png', onGround, 180),
    ...sizes.map((size) => icon(`icon-${size}.png`, onGround, size)),
    { file: 'site.webmanifest', key: webManifest, bytes: () => webManifest },
  ]
}

const sizes = [192, 512]

/** Opens in the browser with the address visible: this is a site, not an app. */
const describeSite = (name: string, { code, direction }: SiteLanguage, colours: Colours) => ({
  lang: knownCode(code),
  dir: direction,
  name,
  short_name: name,
  start_url: '/',
  display: 'browser',
  theme_color: colours.bar,
  background_color: colours.page,
  icons: sizes.map((size) => ({
    src: `/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose: 'any maskable',
  })),
})

interface Drawings {
  forTabs: string
  alone: string
  onGround: string
}

/** A logo without words is compact enough for an icon. One with the practice's name is not: the mark replaces it. */
function drawings({ vertical: { mark }, theme, logos }: Manifest, colours: Colours): Drawings {
  const { colors, logo } = theme
  if (logo === undefined || logo.holdsName)
    return { forTabs: forTabs(mark, colors), alone: markAlone(mark, colours), onGround: onGround(mark, colours) }
  const drawn = drawnLogo(logo, logos)
  const alone = svg(logoIn(drawn, { x: 0, y: 0, width: 40, height: 40 }))
  // Most logos are drawn for white paper.
  const paper = '<path fill="#fff" d="M0 0h40v40H0z"/>'
  return { forTabs: alone, alone, onGround: svg(paper + logoIn(drawn, { x: 9, y: 9, width: 22, height: 22 })) }
}

/** In the brand's colors for light and dark mode; the browser chooses. */
function forTabs(mark: Mark, own: Theme['colors']): string {
  const { light, dark } = paletteFor(own)
  // Without a theme, brighter in dark mode than on pages: a tab is small.
  const byNight = own === undefined ? '#5eead4' : dark.brand
  return svg(
    `<style>:root{color:${light.brand}}@media (prefers-color-scheme:dark){:root{color:${byNight}}}</style>` +
      markIn(mark, 'currentColor', '#fff', true),
  )
}

const markAlone = (mark: Mark, colours: Colours) => svg(markIn(mark, colours.brand, colours['on-brand']))

/**
 * The background extends to the edges, which every system crops differently; the mark stays within the circle that all
 * of them keep.
 */
const onGround = (mark: Mark, colours: Colours) =>
  svg(
    `<path fill="${colours.bar}" d="M0 0h40v40H0z"/>` +
      `<g transform="translate(7.6 7.6) scale(.62)">${markIn(mark, colours['on-bar'], colours.bar)}</g>`,
  )

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}</svg>`

function icon(file: string, drawing: string, size: number): SiteFile {
  const key = `${drawing} ${size}`
  const isIco = file.endsWith('.ico')
  const entry = pictureEntry(`${key} ${drawnBy('generator/emit/draw-icon.ts')}`, 'png')
  return {
    file,
    key,
    entry,
    bytes: async () => {
      const png = await keptPicture(entry, () => drawIcon(drawing, size))
      return isIco ? asIco(png, size) : png
    },
  }
}

/**
 * An icon file with a single image: six bytes, then a sixteen-byte entry that says where the image is, then the PNG
 * itself.
 */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
