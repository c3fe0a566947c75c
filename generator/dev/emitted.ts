import { extname } from 'node:path'
import { eyeFile, eyeFolder } from '../../src/shared/eye-file.ts'
import { picturesOf } from '../../src/shared/views.ts'
import { viewNames } from '../parse/schemas/views.ts'
import type { DrawEye, DrawView } from '../render/renderer.ts'
import type { Site } from '../site.ts'

/** A file of the site that is not a page. */
export interface Emitted {
  /** Its media type. */
  type: string
  content: string | Uint8Array
}

/**
 * The file at `path` that is not a page: the sitemap, `robots.txt`, the search files, the pictures. Made on request
 * from the current manifest; undefined if there is no such file. The templates' code draws the views and the eye.
 */
export async function emittedAt(path: string, site: Site, draw: Draw): Promise<Emitted | undefined> {
  const type = types[extname(path)]
  const [folder = ''] = /^\/(?:[^/]+\/)?/.exec(path) ?? []
  const make = makers[folder]
  const content = type && (await make?.(path.slice(1), site, draw))
  return type === undefined || content === undefined ? undefined : { type, content }
}

interface Draw {
  view: DrawView
  eye: DrawEye
}

/** A file in a folder of the site, by its path without the leading slash. */
type Maker = (file: string, site: Site, draw: Draw) => Promise<string | Uint8Array | undefined>

/** By the first folder of the path. The code that makes pictures is loaded on first use. */
const makers: Record<string, Maker> = {
  '/': async (file, site) => {
    const [{ emittedIcon }, { emittedText }] = await Promise.all([
      import('../emit/icons.ts'),
      import('../emit/index.ts'),
    ])
    return (await emittedIcon(file, site)) ?? emittedText(file, site)
  },
  '/og/': async (file, site) => (await import('../emit/share-pictures.ts')).emittedPicture(file, site),
  '/photos/': async (file, site) => (await import('../emit/photos.ts')).photoBytes(file, site),
  '/logos/': async (file, site) => (await import('../emit/logos.ts')).logoBytes(file, site),
  '/assets/': async (file, site) => (await import('../theme/typefaces.ts')).typefaceBytes(file, site),
  '/views/': async (file, _site, draw) => {
    const picture = views.find(({ path }) => path === `/${file}`)
    return picture && draw.view(picture.name, picture.stage)
  },
  [`/${eyeFolder}/`]: async (file, _site, draw) => (`/${file}` === eyeFile ? draw.eye() : undefined),
}

const views = picturesOf(viewNames)

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
