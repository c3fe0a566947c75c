import { isInside } from '../disk/is-inside.ts'
import { isSystemError } from '../disk/system-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { fromHome } from '../folders.ts'
import { manifestKey } from '../publish/manifest-key.ts'
import { isManifestFile } from '../read/is-manifest-file.ts'
import type { SettledHashes } from '../read/settled-hashes.ts'
import { failureOf } from './terminal/failure.ts'
import { type Io, refuse } from './terminal/io.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Does the work of `command` now, and again after every save, until the command is interrupted. `work` gets the
 * manifest's hash.
 */
export function watchManifest(
  io: Io,
  command: 'check' | 'generate',
  work: (manifestHash: string) => void | Promise<void>,
): Promise<never> {
  let planned: NodeJS.Timeout | undefined
  let looked = Promise.resolve()
  let hasWorked = false
  /** The key of the manifest when the last work began. */
  let seen: string | undefined
  const hashes: SettledHashes = new Map()
  /**
   * After the first success, a failure the user can fix is reported like an invalid manifest, and watching continues: a
   * manifest that is missing for a while, for example on another branch, or a full disk.
   */
  const workOnce = async (now: string) => {
    try {
      await work(now)
      hasWorked = true
    } catch (error) {
      if (!hasWorked || isBeingSaved(error, io.manifest)) throw error
      const { code, message } = failureOf(error, command, false, 'save a file again')
      if (code === exitCodes.internal) throw error
      refuse(io, code, message)
    }
  }
  /** While the manifest cannot be read, a key of its own: the work meets the same error, and reports it once. */
  const keyNow = (): string => {
    try {
      return manifestKey(io.manifest, hashes)
    } catch (error) {
      if (isBeingSaved(error, io.manifest)) throw error
      return String(error)
    }
  }
  return new Promise((_, fail) => {
    const end = (error: unknown) => {
      clearInterval(looking)
      void close().finally(() => fail(error))
    }
    const look = async () => {
      try {
        // Editors may save twice, and one save may be noticed twice: an unchanged manifest is not worth a line.
        const now = keyNow()
        if (now === seen) return
        seen = now
        io.clear?.()
        await workOnce(now)
        io.progress?.()
        if (!io.json) io.note(`Watching ${fromHome(io.manifest)} - stop with Ctrl+C`)
      } catch (error) {
        if (!isBeingSaved(error, io.manifest)) throw error
        seen = undefined
        plan(lookAgainMs)
      }
    }
    // A save during the work is handled as soon as the work is done; after an error, no save is handled.
    const attempt = () => {
      looked = looked.then(look)
      looked.catch(end)
    }
    const plan = (ms: number) => {
      clearTimeout(planned)
      planned = setTimeout(attempt, ms)
    }
    const onSave = (file: string) => {
      if (isManifestFile(io.manifest, file)) plan(gatherMs)
    }
    const looking = setInterval(attempt, lookAnywayMs)
    const close = watchFolder(io.manifest, { onReady: attempt, onSave, onError: end })
  })
}

/** Some editors, and switching branches, replace a file by removing it first: for a moment it is missing. */
function isBeingSaved(error: unknown, manifest: string): boolean {
  return isSystemError(error) && error.code === 'ENOENT' && error.path !== undefined && isInside(error.path, manifest)
}

const lookAgainMs = 50

/**
 * A watcher can lose track of a file, for example one that was a folder for a moment. Checking that nothing has changed
 * takes a few milliseconds.
 */
const lookAnywayMs = 3000

/** Files saved together, for example when switching branches, are read together. */
const gatherMs = 5
