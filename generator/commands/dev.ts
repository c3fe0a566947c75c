import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { developmentStyles, linkStyles } from '../build/link-styles.ts'
import { everySave } from '../dev/every-save.ts'
import { reloadOnManifest } from '../dev/reload.ts'
import { serveEmitted } from '../dev/serve-emitted.ts'
import { cacheFolder, root } from '../folders.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'
import { report } from './report.ts'

/** Starts the development server: pages are rendered on request and reload when a file changes. */
export async function dev(io: Io, { port }: { port: number }): Promise<ExitCode> {
  // For templates/page/develop.ts, which the server loads on its own.
  process.env.SIGHTLINE_MANIFEST = io.manifest
  const tell = problemTeller(io)
  tell(loadSite(io.manifest, undefined, { preview: true }))
  // Started through Vike, which takes the current folder for the checkout when Vite is started alone.
  const { dev: start } = await import('vike/api')
  const { viteServer: server } = await start({
    viteConfig: {
      root,
      server: { port, host: 'localhost', watch: { ignored: [isMade(io)] } },
      plugins: [linkStyles(), everySave(), reloadOnManifest(io.manifest, tell), serveEmitted()],
    },
  })
  io.print(`Developing at http://localhost:${(server.httpServer!.address() as AddressInfo).port} - stop with Ctrl+C`)
  warmUp(server)
  await once(server.httpServer!, 'close')
  return exitCodes.ok
}

/** Our own output is not watched: a published site may have ten thousand files. */
function isMade({ out, manifest }: Io): (path: string) => boolean {
  const isIn = (path: string) => (folder: string) => path === folder || path.startsWith(folder + sep)
  return (path) => [cacheFolder, out, `${out}.next`].some(isIn(path)) && !isIn(path)(manifest)
}

/** Reports every error each time the manifest is loaded, but each warning only once. */
function problemTeller(io: Io): (loaded: Loaded) => void {
  const told = new Set<string>()
  let wasBroken = false
  return ({ problems, sources, site }) => {
    const news = problems.filter((each) => isError(each) || !told.has(keyOf(each)))
    for (const each of news) told.add(keyOf(each))
    report(news, sources, io)
    if (wasBroken && site !== undefined) io.note('The manifest is good again.')
    wasBroken = site === undefined
  }
}

const keyOf = ({ code, file, message }: Problem) => [code, file, message].join('\n')

/** Loads what the first page needs. A failure here recurs, and is reported, when a page is requested. */
function warmUp(server: ViteDevServer): void {
  const ignore = () => {}
  server.ssrLoadModule('/templates/page/develop.ts').then(({ developSite }) => developSite(), ignore)
  server.ssrLoadModule('/templates/render-document.tsx').catch(ignore)
  server.environments.client.transformRequest(`${developmentStyles}?direct`).catch(ignore)
}
