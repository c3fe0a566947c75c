import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSite } from '../../generator/load-site.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import type { Site } from '../../generator/site.ts'
import { fileOf } from '../../generator/urls.ts'
import { readPages } from '../support/built-site.ts'
import { type GeoStub, startGeoStub } from '../support/geo-stub.ts'
import { serveSite } from '../support/served-site.ts'

/** A watched site that may fail to serve the scripts that its pages load when they are needed. */
interface FaultySite {
  url: string
  serveChunks: (state: Chunks) => void
  close: () => void
}

/** `throwing`: they load, and fail as they run. */
type Chunks = 'published' | 'missing' | 'throwing'

/** A site on the loopback whose pages report their complaints. */
export interface WatchedSite {
  /** The geo gate is off here, as on every loopback address. */
  url: string
  /** The same site at a loopback address that the gate treats as public. */
  gatedUrl: string
  /** The site it was generated from, with the page table. */
  made: Site
  /** The HTML of the page at `path`, as it was generated. */
  htmlOf: (path: string) => string
  /** Sets where the visitor is. */
  lookup: GeoStub
  /** Serves the site again, at a new address for which no browser has anything cached. */
  serveFaulty: () => Promise<FaultySite>
  close: () => Promise<void>
}

/**
 * Generates the site of a manifest and serves a copy in which every page first loads watch.js: WebKit's driver reports
 * neither the console nor violations, and can run nothing before the page does. All other headers and bytes are as
 * published.
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
  const servers = [serveFolder(watched), serveFolder(watched)]
  const [url, gatedUrl] = await Promise.all(servers.map((server, place) => listen(server, `127.0.0.${place + 1}`)))
  return {
    url: url!,
    gatedUrl: gatedUrl!,
    made: loadSite(manifest).site!,
    htmlOf: (path) => pages.get(path)!,
    lookup,
    serveFaulty: () => serveFaulty(watched),
    close: async () => {
      servers.forEach(stop)
      await lookup.close()
    },
  }
}

async function serveFaulty(folder: string): Promise<FaultySite> {
  let chunks: Chunks = 'published'
  const site = serveFolder(folder)
  const server = createServer((request, response) => {
    if (chunks === 'published' || !request.url!.startsWith('/assets/chunks/')) site.emit('request', request, response)
    else if (chunks === 'missing') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("thrown by a chunk")')
  })
  return {
    url: await listen(server, '127.0.0.1'),
    serveChunks: (state) => {
      chunks = state
    },
    close: () => stop(server),
  }
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

function withWatch(html: string): string {
  const watched = html.replace('<head>', '<head><script src="/watch.js"></script>')
  if (watched === html) throw new Error('a page without <head> cannot be watched')
  return watched
}

async function listen(server: Server, host: string): Promise<string> {
  server.listen(0, host)
  await once(server, 'listening')
  return `http://${host}:${(server.address() as AddressInfo).port}`
}
