import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSite } from '../../generator/load-site.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import type { Site } from '../../generator/site.ts'
import { readPages } from '../support/built-site.ts'
import { type GeoStub, startGeoStub } from '../support/geo-stub.ts'
import { serveSite } from '../support/served-site.ts'

type Chunks = 'published' | 'missing' | 'throwing'

/** A site on the loopback whose pages report their complaints. */
export interface WatchedSite {
  /** Here the geo gate is off, as on every machine's own address. */
  url: string
  /** The same site at an address of the loopback that the gate takes for a public one. */
  gatedUrl: string
  /** The site it was generated from, with the page table. */
  made: Site
  /** The HTML of the page at `path`, as it was generated. */
  htmlOf: (path: string) => string
  /** Says where the visitor is. */
  lookup: GeoStub
  /** From now on, what pages load of their script when it is needed is as published, missing, or throws as it runs. */
  serveChunks: (state: Chunks) => void
  close: () => Promise<void>
}

/**
 * Generates the site of a manifest and serves a copy in which every page first loads watch.js: WebKit's driver reports
 * neither the console nor violations, and can run nothing before the page does. All else, headers and bytes, is as published.
 */
export async function serveWatched(manifest: string): Promise<WatchedSite> {
  const lookup = await startGeoStub()
  const practice = { 'geoGate.lookup': lookup.url, 'geoGate.mode': 'redirect', contact: { delivery: 'mailto' } }
  const generated = await serveSite('engines-site', practice, () => {}, manifest)
  await generated.close()
  const watched = `${generated.folder}-watched`
  rmSync(watched, { recursive: true, force: true })
  cpSync(generated.folder, watched, { recursive: true })
  cpSync(fileURLToPath(new URL('watch.js', import.meta.url)), join(watched, 'watch.js'))
  const pages = new Map(readPages(generated.folder).map(({ url, html }) => [url, html]))
  for (const [url, html] of pages) writeFileSync(join(watched, fileOf(url)), withWatch(html))
  let chunks: Chunks = 'published'
  const servers = [watched, watched].map((folder) => withChunks(serveFolder(folder), () => chunks))
  const [url, gatedUrl] = await Promise.all(servers.map((server, place) => listen(server, `127.0.0.${place + 1}`)))
  return {
    url: url!,
    gatedUrl: gatedUrl!,
    made: loadSite(manifest).site!,
    htmlOf: (path) => pages.get(path)!,
    lookup,
    serveChunks: (state) => {
      chunks = state
    },
    close: async () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await lookup.close()
    },
  }
}

/** A server that answers as `site` does, but for chunks while they are not as published. */
const withChunks = (site: Server, state: () => Chunks): Server =>
  createServer((request, response) => {
    const now = state()
    if (now === 'published' || !request.url!.startsWith('/assets/chunks/')) site.emit('request', request, response)
    else if (now === 'missing') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("thrown by a chunk")')
  })

function withWatch(html: string): string {
  const watched = html.replace('<head>', '<head><script src="/watch.js"></script>')
  if (watched === html) throw new Error('a page without <head> cannot be watched')
  return watched
}

const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

async function listen(server: Server, host: string): Promise<string> {
  server.listen(0, host)
  await once(server, 'listening')
  return `http://${host}:${(server.address() as AddressInfo).port}`
}
