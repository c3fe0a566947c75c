import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cacheFolder, root } from '../../generator/folders.ts'
import { serveFolder } from '../../generator/serve.ts'
import { command } from './command.ts'

export interface ServedSite {
  url: string
  /** The published folder. */
  folder: string
  stop: () => void
}

/** The real site with another practice.yaml, made by the command a marketer runs and served as a host would. */
export async function serveSiteWith(name: string, changePractice: (yaml: string) => string): Promise<ServedSite> {
  const manifest = join(cacheFolder, `${name}-manifest`)
  const folder = join(cacheFolder, `${name}-site`)
  rmSync(manifest, { recursive: true, force: true })
  cpSync(join(root, 'manifest'), manifest, { recursive: true })
  const practice = join(manifest, 'practice.yaml')
  writeFileSync(practice, changePractice(readFileSync(practice, 'utf8')))
  const { code, err } = await command(['generate', '--manifest', manifest, '--out', folder])
  if (code !== 0) throw new Error(`the site could not be generated:\n${err}`)
  const server = serveFolder(folder)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
