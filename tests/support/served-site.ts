import { join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import { changedManifest } from './changed-manifest.ts'
import { command } from './command.ts'
import { listen, stop } from './loopback.ts'
import { cleanWorlds, clearwater } from './world.ts'

/** A site generated from a changed manifest and served on this machine. */
export interface ServedSite {
  /** Under this host the gate is off. */
  url: string
  port: number
  folder: string
  close: () => Promise<void>
}

/**
 * `name` names its folder in the cache. `practice` lists changes to practice.yaml: `{ 'geoGate.mode': 'banner' }`.
 * `prepare` makes any other change to the copy of the manifest. `from` is the manifest's folder: the small practice's,
 * unless a test names another.
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
  const folder = join(root, '.cache', `${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`)
  const { code, err } = await command(['generate', '--manifest', manifest, '--out', folder])
  cleanWorlds()
  if (code !== 0) throw new Error(`the site could not be generated:\n${err}`)
  const server = serveFolder(folder)
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, port, folder, close: () => stop(server) }
}
