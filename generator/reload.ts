import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Reloads the browser when a file of the manifest changes, appears or goes. The site is kept by a module on the
 * server's side, so each environment has to forget its modules first: otherwise yesterday's words come back.
 */
export function reloadOnManifest(): Plugin {
  return {
    name: 'sightline:reload-on-manifest',
    apply: 'serve',
    configureServer(server) {
      const folder = resolve(process.env.SIGHTLINE_MANIFEST ?? 'manifest')
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder) || !/\.ya?ml$/.test(file)) return
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
        server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
  }
}
