import { extname } from 'node:path'
import { eyeFolder } from '../../src/shared/eye-file.ts'
import type { SiteFile } from '../emit/site-file.ts'
import type { DrawEye, DrawView } from '../render/renderer.ts'
import type { Site } from '../site.ts'

/** A file of the site that is not a page, as it is sent to the browser. */
export interface SentFile {
  /** Its media type. */
  type: string
  content: string | Uint8Array
}

/**
 * The file at `path` that is not a page: the sitemap, `robots.txt`, the search files, the pictures. Made on request
 * from the current manifest; undefined if there is no such file. The templates' code draws the views and the eye.
 */
export async function emittedAt(path: string, site: Site, draw: Draw): Promise<SentFile | undefined> {
  const type = types[extname(path)]
  const [folder = ''] = /^\/(?:[^/]+\/)?/.exec(path) ?? []
  if (type === undefined) return undefined
  for await (const { file, bytes } of emitters[folder]?.(site, draw) ?? [])
    if (path === `/${file}`) return { type, content: await bytes() }
  return undefined
}

interface Draw {
  view: DrawView
  eye: DrawEye
}

/** The files of each top folder, one at a time. The code that makes pictures is loaded on first use. */
const emitters: Record<string, (site: Site, draw: Draw) => AsyncIterable<SiteFile>> = {
  '/': async function* (site) {
    yield* (await import('../emit/icons.ts')).emitIcons(site)
    yield* (await import('../emit/search.ts')).emitSearch(site)
    // The headers, which depend on `boot`, are for hosts, and are not requested in development.
    yield* (await import('../emit/text-files.ts')).emitTextFiles(site, { boot: '' })
  },
  '/og/': async function* (site) {
    yield* (await import('../emit/share-pictures.ts')).emitSharePictures(site)
  },
  '/photos/': async function* (site) {
    for (const { copies } of (await import('../emit/photos.ts')).emitPhotos(site)) yield* copies
  },
  '/logos/': async function* (site) {
    yield* (await import('../emit/logos.ts')).emitLogos(site)
  },
  '/assets/': async function* ({ manifest: { theme } }) {
    const own = (await import('../theme/typefaces.ts')).typefaceStyles(theme.typeface)
    for (const { file, bytes } of own?.files ?? []) yield { file, bytes: () => bytes }
  },
  '/views/': async function* (site, draw) {
    yield* (await import('../emit/views.ts')).emitViews(site, draw.view)
  },
  [`/${eyeFolder}/`]: async function* (site, draw) {
    yield* (await import('../emit/eye.ts')).emitEye(site, draw.eye)
  },
}

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
