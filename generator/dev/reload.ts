import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Loaded } from '../load-site.ts'
import { logosFolder } from '../logos/read-logos.ts'
import { photosFolder } from '../photos/hashes.ts'

/**
 * Reloads the site and the browser when a file of the manifest changes, appears or disappears. `tell` receives what was
 * loaded; only the files that changed are read again.
 */
export function reloadOnManifest(folder: string, tell: (loaded: Loaded) => void): Plugin {
  return {
    name: 'sightline:reload-on-manifest',
    apply: 'serve',
    configureServer(server) {
      // The same module that answers requests, so that each save loads the site only once.
      const develop = () => server.ssrLoadModule('/templates/page/develop.ts') as Promise<Develop>
      const reload = async () => {
        planned = false
        const { forgetSite, developSite } = await develop()
        forgetSite()
        // Sent first, so that the site is loaded while the browser leaves the page.
        server.environments.client.hot.send({ type: 'full-reload' })
        tell(developSite())
      }
      let planned = false
      const media = [photosFolder, logosFolder].map((name) => join(folder, name) + sep)
      const isRead = (file: string) => /\.ya?ml$/.test(file) || media.some((path) => file.startsWith(path))
      server.watcher.add(folder)
      const plan = (file: string) => {
        if (planned || !file.startsWith(folder + sep) || !isRead(file)) return
        planned = true
        // If our code is broken meanwhile, the next page requested reports it.
        setTimeout(() => reload().catch(() => {}), gatherMs)
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, plan)
    },
  }
}

/** What templates/page/develop.ts exports: this room imports no template. */
interface Develop {
  developSite: () => Loaded
  forgetSite: () => void
}

/** Files saved together, as when switching branches, are read together. */
const gatherMs = 5
