import { realpathSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { developmentSheets, developmentStyles } from '../../generator/dev/link-styles.ts'
import { cacheFolder, root } from '../../generator/folders.ts'
import { type Loaded, loadSite } from '../../generator/load-site.ts'
import type { LayoutData } from '../../generator/page.ts'
import { galleryPage } from './gallery-page.ts'
import { darkWhereAsked, type Scheme } from './schemes.ts'

interface Options {
  /** The folder of the manifest whose languages and interface words are shown. */
  manifest: string
  port: number
}

/**
 * Serves the page of all parts to this machine alone, and returns its address. Parts, styles and words are as last
 * saved; open pages reload on each save.
 */
export async function serveGallery({ manifest, port }: Options): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    cacheDir: join(cacheFolder, 'vite-gallery'),
    publicDir: false,
    logLevel: 'warn',
    // Pages load no packages.
    optimizeDeps: { noDiscovery: true },
    server: {
      host: 'localhost',
      port,
      watch: { ignored: (path) => path.startsWith(cacheFolder + sep) },
      // The folder of packages, where the fonts are, may be a symlink.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
    plugins: [tailwindcss(), darkWhereAsked(), pages(manifest)],
  })
  await server.listen()
  return `http://localhost:${(server.httpServer!.address() as AddressInfo).port}`
}

/** Answers with the page of all parts, and with each example as a document of its own. */
function pages(manifest: string): Plugin {
  let loaded: Loaded | undefined
  const layouts = (): LayoutData[] => {
    loaded = loadSite(manifest, { before: loaded })
    if (loaded.site === undefined) throw new Error(`The manifest has errors: run "npm run check".`)
    return Object.values(loaded.site.layouts)
  }
  return {
    name: 'gallery',
    configureServer(server) {
      reloadOnSave(manifest, server)
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
        if (pathname !== '/' && pathname !== '/example') return next()
        try {
          const rendered = (await server.ssrLoadModule('/tests/gallery/rendered-parts.ts')) as Rendered
          const answer = pathname === '/' ? galleryPage : exampleAlone
          send(response, answer(searchParams, layouts(), rendered))
        } catch (error) {
          server.ssrFixStacktrace(error as Error)
          next(error)
        }
      })
    },
  }
}

export type Rendered = typeof import('./rendered-parts.ts')

function exampleAlone(asked: URLSearchParams, layouts: readonly LayoutData[], { renderExample }: Rendered) {
  const layout = layouts.find(({ language }) => language === asked.get('language'))
  const html = layout && renderExample(asked.get('part') ?? '', asked.get('name') ?? '', layout)
  if (html === undefined) return undefined
  const scheme: Scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light'
  const links = [developmentStyles, ...Object.values(developmentSheets())].map(
    (href) => `<link rel="stylesheet" href="${href}?scheme=${scheme}">`,
  )
  const { direction } = layout!.languages.find(({ code }) => code === layout!.language)!
  return (
    `<!DOCTYPE html><html lang="${layout!.language}" dir="${direction}" style="color-scheme: ${scheme}">` +
    `<head><meta charset="utf-8">` +
    `<title>Example</title>${links.join('')}</head><body><main>${html}</main></body></html>`
  )
}

function send(response: ServerResponse, html: string | undefined): void {
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html ?? 'There is no such part or example.')
}

/** Reloads the page on each save: Vite updates no styles inside iframes, and parts are rendered on the server. */
function reloadOnSave(manifest: string, { watcher, environments }: ViteDevServer): void {
  const shown = [join(root, 'templates'), join(root, 'src'), manifest]
  watcher.add(manifest)
  watcher.on('all', (_event, file) => {
    if (shown.some((folder) => file.startsWith(folder + sep))) environments.client.hot.send({ type: 'full-reload' })
  })
}
