import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Loaded } from '../load-site.ts'
import { photosFolder } from '../photos/hashes.ts'

/**
 * Loads the site anew and reloads the browser when a file of the manifest changes, appears or goes. `tell` is called
 * with what was loaded, and nothing is loaded but the files that changed.
 */
export function reloadOnManifest(folder: string, tell: (loaded: Loaded) => void): Plugin {
  return {
    name: 'sightline:reload-on-manifest',
    apply: 'serve',
    configureServer(server) {
      // The same module that answers requests, so that a save pays for one load only.
      const develop = () => server.ssrLoadModule('/templates/page/develop.ts') as Promise<Develop>
      const reload = async () => {
        planned = false
        const { forgetSite, developSite } = await develop()
        forgetSite()
        // First: the site is loaded while the browser leaves the page.
        server.environments.client.hot.send({ type: 'full-reload' })
        tell(developSite())
      }
      let planned = false
      const isRead = (file: string) => /\.ya?ml$/.test(file) || file.startsWith(join(folder, photosFolder) + sep)
      server.watcher.add(folder)
      const plan = (file: string) => {
        if (planned || !file.startsWith(folder + sep) || !isRead(file)) return
        planned = true
        // A program that is broken meanwhile is told of by the page that is asked for next.
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

/** Files that are saved together, as a change of branch does, are read together. */
const gatherMs = 5
