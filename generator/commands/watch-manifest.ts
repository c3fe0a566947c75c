import { watch } from 'chokidar'
import { type Loaded, loadSite } from '../load-site.ts'
import { isOfManifest } from '../read/is-of-manifest.ts'
import { savedAgain } from '../read/saved-again.ts'
import { nameOf } from './generate.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/**
 * Loads the manifest at once and again at every save, and calls `tell` with it, until the command is ended from outside.
 * Only the files that changed are read again.
 */
export function watchManifest(io: Io, tell: (loaded: Loaded) => ExitCode): Promise<never> {
  let loaded: Loaded | undefined
  let planned: NodeJS.Timeout | undefined
  const check = () => {
    loaded = loadSite(io.manifest, loaded)
    io.clear?.()
    const code = tell(loaded)
    if (io.json) io.print(JSON.stringify({ event: 'checked', good: code === exitCodes.ok }))
    else io.note(`Watching ${nameOf(io.manifest)} - stop with Ctrl+C`)
  }
  return new Promise((_, fail) => {
    const attempt = () => {
      try {
        check()
      } catch (error) {
        watcher.close().finally(() => fail(error))
      }
    }
    const plan = (file: string) => {
      if (!isOfManifest(io.manifest, file)) return
      clearTimeout(planned)
      planned = setTimeout(attempt, gatherMs)
    }
    const watcher = watch(io.manifest, { ignoreInitial: true })
      // Not before: from here on no save is missed.
      .on('ready', attempt)
      .on('error', fail)
      .on('all', (_event, file) => plan(file))
    savedAgain(watcher, plan)
  })
}

/** Files saved together, as when switching branches, are read together. */
const gatherMs = 20
