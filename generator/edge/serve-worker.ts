import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { workerFolder, workerMain } from '../hosts/cloudflare-worker.ts'
import { UserError } from '../problems/user-error.ts'
import { importModule } from '../run/import-module.ts'
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
}

/** Serves a published folder as Cloudflare does, in its own runtime but entirely on this machine. */
export async function serveWorker(folder: string, options: ServeOptions): Promise<Miniflare> {
  const { port, place = {}, secrets = {}, outside, storage, inspectorPort } = options
  const { Miniflare } = await importModule<typeof import('miniflare')>('miniflare').catch((error: Error) => {
    throw new UserError(`Cloudflare's runtime is not installed. Run "npm install miniflare": ${error.message}`)
  })
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = compatibility
  // The worker of a chain runs before assets are served: the same URL is a different file in each practice.
  const isChain = !existsSync(join(folder, practiceFile))
  const server = new Miniflare({
    host: 'localhost',
    port,
    ...(inspectorPort !== undefined && { inspectorPort }),
    modulesRoot: join(folder, workerFolder),
    modules: [
      { type: 'ESModule', path: join(folder, workerMain) },
      ...(isChain ? [] : [{ type: 'Text' as const, path: join(folder, practiceFile) }]),
    ],
    compatibilityDate,
    compatibilityFlags,
    assets: {
      directory: folder,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: isChain },
      assetConfig: isChain ? chainAssets : ownAssets,
    },
    // Otherwise, the place of this machine is looked up on the network.
    cf: { ...place },
    bindings: secrets,
    durableObjects: { [outboxName]: { className: outboxName, useSQLite: true } },
    ...(storage !== undefined && { durableObjectsPersist: storage }),
    ...(outside && { outboundService: outside as never }),
  })
  try {
    await server.ready
  } catch (error) {
    // What it has started would keep the process alive.
    await server.dispose().catch(() => {})
    throw (error as NodeJS.ErrnoException).code === 'ERR_ADDRESS_IN_USE' ? portInUse(port) : error
  }
  return server
}

/** The error that Node itself throws, which is what error reports recognize. */
const portInUse = (port: number) =>
  Object.assign(new Error(`listen EADDRINUSE: localhost:${port}`), { code: 'EADDRINUSE', syscall: 'listen' })
