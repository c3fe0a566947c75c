import type { Plugin } from 'vite'
import { picturesOf, viewNames } from '../src/shared/views.ts'
import type { Loaded } from './load-site.ts'
import type { DrawView } from './render/renderer.ts'
import type { Site } from './site.ts'

/**
 * In development, too, the sitemap, `robots.txt`, the search files and the drawn views are there: made when asked for, of
 * the manifest and the templates as they are.
 */
export function serveEmitted(): Plugin {
  return {
    name: 'sightline:serve-emitted',
    apply: 'serve',
    configureServer(server) {
      const textAt = async (path: string) => {
        const [{ developSite }, { emittedText }] = await Promise.all([
          server.ssrLoadModule('/templates/page/develop.ts') as Promise<Develop>,
          server.ssrLoadModule('/generator/emit/index.ts') as Promise<Emit>,
        ])
        const { site } = developSite()
        return site && emittedText(path.slice(1), site)
      }
      const drawingAt = async (path: string) => {
        const picture = views.find((each) => each.path === path)
        if (picture === undefined) return undefined
        const { drawView } = (await server.ssrLoadModule('/templates/draw-view.tsx')) as { drawView: DrawView }
        return drawView(picture.name, picture.stage)
      }
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const type = types[path.slice(path.lastIndexOf('.'))]
        const isDrawing = path.endsWith('.svg')
        if (type === undefined || (path.lastIndexOf('/') > 0 && !isDrawing)) return next()
        const made = isDrawing ? drawingAt(path) : textAt(path)
        made.then((text) => {
          if (text === undefined) return next()
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text)
        }, next)
      })
    },
  }
}

/** What the modules export: this room imports no template, and a change of ours is to count without a new start. */
interface Develop {
  developSite: () => Loaded
}
interface Emit {
  emittedText: (file: string, site: Site) => string | undefined
}

const views = picturesOf(viewNames)

const types: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
