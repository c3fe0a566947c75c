import type { Plugin } from 'vite'
import { picturesOf } from '../../src/shared/views.ts'
import type { Loaded } from '../load-site.ts'
import { viewNames } from '../parse/schemas/views.ts'
import type { DrawView } from '../render/renderer.ts'
import type { Site } from '../site.ts'

/**
 * Serves the sitemap, `robots.txt`, the search files and the pictures in development, too: made on request, from the
 * current manifest and templates.
 */
export function serveEmitted(): Plugin {
  return {
    name: 'sightline:serve-emitted',
    apply: 'serve',
    configureServer(server) {
      const load: Load = (module) => server.ssrLoadModule(module) as Promise<never>
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const type = types[path.slice(path.lastIndexOf('.'))]
        const [folder = ''] = /^\/(?:[^/]+\/)?/.exec(path) ?? []
        const make = makers[folder]
        if (type === undefined || make === undefined) return next()
        make(path.slice(1), load).then((content) => {
          if (content === undefined) return next()
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content)
        }, next)
      })
    },
  }
}

/**
 * Loads a module's exports: this room imports no template, and changes to our code should take effect without a
 * restart.
 */
type Load = <T>(module: string) => Promise<T>

/** A file in a folder of the site, by its path without the leading slash; nothing when there is no such file. */
type Maker = (file: string, load: Load) => Promise<string | Uint8Array | undefined>

const text = ofSite<{ emittedText: Made<string> }>('/generator/emit/index.ts', ({ emittedText }) => emittedText)
const icon = ofSite<{ emittedIcon: Made<string | Promise<Uint8Array>> }>(
  '/generator/emit/icons.ts',
  ({ emittedIcon }) => emittedIcon,
)

/** By the first folder of the path. */
const makers: Record<string, Maker> = {
  '/': async (file, load) => (await icon(file, load)) ?? text(file, load),
  '/og/': ofSite<{ emittedPicture: Made<Promise<Uint8Array>> }>(
    '/generator/emit/share-pictures.ts',
    ({ emittedPicture }) => emittedPicture,
  ),
  '/photos/': ofSite<{ photoBytes: Made<Promise<Uint8Array | undefined>> }>(
    '/generator/emit/photos.ts',
    ({ photoBytes }) => photoBytes,
  ),
  '/logos/': ofSite<{ logoBytes: Made<Uint8Array> }>('/generator/emit/logos.ts', ({ logoBytes }) => logoBytes),
  '/views/': async (file, load) => {
    const picture = views.find(({ path }) => path === `/${file}`)
    if (picture === undefined) return undefined
    const { drawView } = await load<{ drawView: DrawView }>('/templates/draw-view.tsx')
    return drawView(picture.name, picture.stage)
  },
}

type Made<T> = (file: string, site: Site) => T | undefined

function ofSite<Module>(
  module: string,
  maker: (module: Module) => Made<string | Uint8Array | Promise<string | Uint8Array | undefined>>,
): Maker {
  return async (file, load) => {
    const [{ developSite }, loaded] = await Promise.all([
      load<{ developSite: () => Loaded }>('/templates/page/develop.ts'),
      load<Module>(module),
    ])
    const { site } = developSite()
    return site && maker(loaded)(file, site)
  }
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
}
