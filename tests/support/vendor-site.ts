import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { serveFolder } from '../../generator/serve.ts'
import { command } from './command.ts'
import { startVendorStub, type VendorStub } from './vendor-stub.ts'
import { cleanWorlds, copyOf } from './world.ts'

/** The real site with an outside tool of every kind, and the server that plays them all. */
export interface VendorSite {
  url: string
  vendors: VendorStub
  stop: () => Promise<void>
}

export async function startVendorSite(): Promise<VendorSite> {
  const vendors = await startVendorStub()
  const manifest = copyOf(join(root, 'manifest'))
  const file = join(manifest, 'practice.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('vendors: []\n', vendors.yaml))
  const out = join(manifest, 'dist')
  const { code, err } = await command(['generate', '--manifest', manifest, '--out', out])
  if (code !== 0) throw new Error(`the site with vendors could not be generated:\n${err}`)
  const server = serveFolder(out)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    vendors,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await vendors.stop()
      cleanWorlds()
    },
  }
}
