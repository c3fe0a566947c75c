import type { Plugin } from 'vite'
import type { Loaded } from './load-site.ts'
import type { Site } from './site.ts'

/** In development, too, the sitemap, `robots.txt` and the search files are there: made when asked for, of the manifest as it is. */
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
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const type = types[path.slice(path.lastIndexOf('.'))]
        if (type === undefined || path.lastIndexOf('/') > 0) return next()
        textAt(path).then((text) => {
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

const types: Record<string, string> = {
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
