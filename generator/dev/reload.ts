import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wordsSaved } from '../../src/shared/development.ts'
import type { Loaded } from '../load-site.ts'
import { themeFile } from '../parse/schemas/theme.ts'
import { isManifestFile } from '../read/is-manifest-file.ts'
import type { OpenProgram } from './program.ts'

interface Options {
  /** The manifest's folder. */
  manifest: string
  program: OpenProgram
  /** Called with the loaded manifest after each save. */
  reportProblems: (loaded: Loaded) => void
}

/**
 * Updates the browser when a file of the manifest or of the program changes, appears or disappears. Only the changed
 * files of the manifest are read again, and the page takes over what differs (src/develop/take-words.ts).
 */
export function reloadOnSave({ manifest, program, reportProblems }: Options): Plugin {
  return {
    name: 'sightline:reload-on-save',
    apply: 'serve',
    configureServer(server) {
      const reload = async ({ isNewProgram, isNewLook }: Planned) => {
        const { program: current } = isNewProgram ? await program.compile() : await program.current()
        current?.forgetSite()
        // Sent first, so that the site is loaded while the browser asks for the page.
        const words = { type: 'custom', event: wordsSaved } as const
        server.environments.client.hot.send(isNewProgram || isNewLook ? { type: 'full-reload' } : words)
        if (current !== undefined) reportProblems(current.developSite())
      }
      server.watcher.add(manifest)
      let planned: Planned | undefined
      const plan = (file: string) => {
        const isCode = program.isOf(file)
        if (!isCode && !isManifestFile(manifest, file)) return
        if (planned === undefined) {
          setTimeout(() => {
            const what = planned!
            planned = undefined
            // A failure here happens again, and is reported, when a page is requested.
            reload(what).catch(() => {})
          }, gatherMs)
        }
        planned = {
          isNewProgram: isCode || planned?.isNewProgram === true,
          isNewLook: file === join(manifest, themeFile) || planned?.isNewLook === true,
        }
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, plan)
      // A folder that was removed and restored, for example from a backup, is a new one that is not watched yet.
      server.watcher.on('unlinkDir', (folder) => {
        if (folder !== manifest) return
        const timer = setInterval(() => {
          if (!existsSync(manifest)) return
          clearInterval(timer)
          server.watcher.unwatch(manifest)
          server.watcher.add(manifest)
          plan(join(manifest, themeFile))
        }, lookAgainMs)
        timer.unref()
      })
    },
  }
}

interface Planned {
  isNewProgram: boolean
  /** The theme has changed: the new stylesheet does not come with the page's words, so the page must reload. */
  isNewLook: boolean
}

/** Debounce: files saved together, for example when switching branches, are read together. */
const gatherMs = 5

const lookAgainMs = 200
