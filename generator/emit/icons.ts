import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Colours, readColours } from '../build/share-picture/colours.ts'
import { markIn } from '../build/share-picture/marks.ts'
import { keptPicture } from '../cache/kept-picture.ts'
import { root } from '../folders.ts'
import type { Mark } from '../parse/schemas/vertical.ts'
import type { Site } from '../site.ts'
import { loadSharp } from './load-sharp.ts'

/** A file that represents the site on tabs, home screens and in bookmarks. */
export interface EmittedIcon {
  file: string
  /** Hash input: everything it is made from. */
  key: string
  bytes: () => string | Promise<Uint8Array>
}

/**
 * The site's icons, in the brand's colours and with its own mark. An icon in `public/` takes precedence. `favicon.svg`
 * is for browsers; `favicon.ico` for clients that request it without reading any page.
 */
export function emitIcons({ manifest: { practice, vertical } }: Site): EmittedIcon[] {
  const colours = readColours()
  const webManifest = JSON.stringify(describeSite(practice.name.value, colours))
  const { mark } = vertical
  const drawing = forTabs(mark)
  return [
    { file: 'favicon.svg', key: drawing, bytes: () => `${drawing}\n` },
    // A tab icon has no room to spare, so it has no ground.
    icon('favicon.ico', markAlone(mark, colours), 32),
    icon('apple-touch-icon.png', onGround(mark, colours), 180),
    ...sizes.map((size) => icon(`icon-${size}.png`, onGround(mark, colours), size)),
    { file: 'site.webmanifest', key: webManifest, bytes: () => webManifest },
  ].filter(({ file }) => !existsSync(join(root, 'public', file)))
}

const sizes = [192, 512]

/** Opens in the browser with the address visible: this is a site, not an app. */
const describeSite = (name: string, colours: Colours) => ({
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

/** In the brand's colours for light and dark mode; the browser chooses. */
const forTabs = (mark: Mark) =>
  svg(
    '<style>:root{color:#0f766e}@media (prefers-color-scheme:dark){:root{color:#5eead4}}</style>' +
      markIn(mark, 'currentColor', '#fff', true),
  )

const markAlone = (mark: Mark, colours: Colours) => svg(markIn(mark, colours.brand, colours['on-brand']))

/**
 * The ground extends to the edges, which every system crops differently; the mark stays within the circle that all of
 * them keep.
 */
const onGround = (mark: Mark, colours: Colours) =>
  svg(
    `<path fill="${colours.bar}" d="M0 0h40v40H0z"/>` +
      `<g transform="translate(7.6 7.6) scale(.62)">${markIn(mark, colours['on-bar'], colours.bar)}</g>`,
  )

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}</svg>`

function icon(file: string, drawing: string, size: number): EmittedIcon {
  const key = `${drawing} ${size}`
  const isIco = file.endsWith('.ico')
  return {
    file,
    key,
    bytes: async () => {
      const png = await keptPicture(key, 'png', () => drawPng(drawing, size))
      return isIco ? asIco(png, size) : png
    },
  }
}

async function drawPng(drawing: string, size: number): Promise<Uint8Array> {
  const sharp = await loadSharp('The icons of the site could not be drawn')
  return sharp(Buffer.from(drawing.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png({ compressionLevel: 9 })
    .toBuffer()
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

/** One of the icons, for development; nothing when there is no such file. */
export const emittedIcon = (file: string, site: Site): string | Promise<Uint8Array> | undefined =>
  emitIcons(site)
    .find((each) => each.file === file)
    ?.bytes()
