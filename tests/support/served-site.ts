import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveFolder } from '../../generator/serve/serve.ts'
import { changedManifest } from './changed-manifest.ts'
import { command } from './command.ts'
import { cleanWorlds, clearwater, repository } from './world.ts'

/** A site, made from a manifest of which something was changed, and served on this machine. */
export interface ServedSite {
  /** By this host it is served without a gate. */
  url: string
  port: number
  folder: string
  close: () => Promise<void>
}

/**
 * `name` tells its folder in the cache from others. `practice` holds what to change of practice.yaml, by path:
 * `{ 'geoGate.mode': 'banner' }`. What else the test needs of the manifest, `prepare` does to its copy. `from` is the
 * manifest's folder: the small practice's, unless a test names another.
 */
export async function serveSite(
  name: string,
  practice: Record<string, unknown>,
  prepare: (manifest: string) => void | Promise<void> = () => {},
  from = clearwater,
): Promise<ServedSite> {
  const manifest = changedManifest(practice, from)
  await prepare(manifest)
  // Tests of one file may run in several workers at once: each has a site of its own.
  const folder = join(repository, '.cache', `${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`)
  const { code, err } = await command(['generate', '--manifest', manifest, '--out', folder])
  cleanWorlds()
  if (code !== 0) throw new Error(`the site could not be generated:\n${err}`)
  const server = serveFolder(folder)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
