import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { hasCode } from '../disk/system-error.ts'
import { workerFolder, workerMain } from '../hosts/cloudflare-worker.ts'
import { UserError } from '../problems/user-error.ts'
import { importModule } from '../run/import-module.ts'
import { loopbackHost } from '../serve/loopback-host.ts'
import { practiceFile } from './bundle-worker.ts'
import { chainAssets, compatibility, ownAssets } from './compatibility.ts'
import { outboxName } from './requests/take-posts.ts'
import type { RequestPlace } from './visitor-place.ts'

export interface ServeOptions {
  port: number
  /** Where requests seem to come from. */
  place?: RequestPlace
  /** Secrets by name, as the host keeps them. */
  secrets?: Record<string, string>
  /** Answers in place of all other servers, so that none of them is contacted. */
  outside?: (request: Request) => Response | Promise<Response>
  /** The folder that keeps the worker's storage for the next run; by default, nothing is kept. */
  storage?: string
  /** The port for a debugger of the runtime; 0 for any free port. */
  inspectorPort?: number
  /** Answer only under this machine's own names: see loopback-host.ts. */
  ownNamesOnly?: boolean
}

/** Serves a published folder as Cloudflare does, in its own runtime but entirely on this machine. */
export async function serveWorker(folder: string, options: ServeOptions): Promise<Miniflare> {
  const { port, place = {}, secrets = {}, outside, storage, inspectorPort, ownNamesOnly = false } = options
  const { Miniflare } = await importModule<typeof import('miniflare')>('miniflare').catch((error: Error) => {
    throw new UserError(`Cloudflare's runtime is not installed. Run "npm install miniflare": ${error.message}`)
  })
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = compatibility
  // The worker of a chain runs before assets are served: the same URL is a different file in each practice.
  const isChain = !existsSync(join(folder, practiceFile))
  const shared = { compatibilityDate, compatibilityFlags, modules: true }
  // The runtime lets a request name the worker that answers it, so that name must be impossible to guess.
  const name = ownNamesOnly ? randomUUID() : ''
  const worker = {
    ...shared,
    name,
    modulesRoot: join(folder, workerFolder),
    modules: [
      { type: 'ESModule' as const, path: join(folder, workerMain) },
      ...(isChain ? [] : [{ type: 'Text' as const, path: join(folder, practiceFile) }]),
    ],
    assets: {
      directory: folder,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: isChain },
      assetConfig: isChain ? chainAssets : ownAssets,
    },
    bindings: secrets,
    durableObjects: { [outboxName]: { className: outboxName, useSQLite: true } },
    ...(outside && { outboundService: outside as never }),
  }
  const gate = { ...shared, name: 'gate', script: gateScript, serviceBindings: { [gatedName]: name } }
  const server = new Miniflare({
    host: 'localhost',
    port,
    ...(inspectorPort !== undefined && { inspectorPort }),
    ...(storage !== undefined && { durableObjectsPersist: storage }),
    // Otherwise, the place of this machine is looked up on the network.
    cf: { ...place },
    workers: ownNamesOnly ? [gate, worker] : [worker],
  })
  try {
    await server.ready
  } catch (error) {
    // What it has started would keep the process alive.
    await server.dispose().catch(() => {})
    throw hasCode(error, 'ERR_ADDRESS_IN_USE') ? portInUse(port) : error
  }
  return server
}

const gatedName = 'SITE'

/** A worker before the site's own: the runtime answers under any name. */
const gateScript = `export default {
  fetch: (request, { ${gatedName} }) =>
    ${loopbackHost}.test(request.headers.get('host') ?? '')
      ? ${gatedName}.fetch(request)
      : new Response('Open the site on localhost', { status: 403 }),
}`

/** The error that Node itself throws, which is what error reports recognize. */
const portInUse = (port: number) =>
  Object.assign(new Error(`listen EADDRINUSE: localhost:${port}`), { code: 'EADDRINUSE', syscall: 'listen' })
