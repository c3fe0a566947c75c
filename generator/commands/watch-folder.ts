import { statSync } from 'node:fs'
import { type FSWatcher, watch } from 'chokidar'
import { watchResaves } from '../read/watch-resaves.ts'
import { isLinkedFrom } from '../serve/leads-outside.ts'

interface Listeners {
  /** Called once the folder is watched, and again whenever another takes its place: from then on no save is missed. */
  onReady: () => void
  onSave: (file: string) => void
  onError: (error: unknown) => void
}

/** Watches the folder at a path, even after it is replaced. Returns a function that stops watching. */
export function watchFolder(folder: string, { onReady, onSave, onError }: Listeners): () => Promise<void> {
  const open = (): FSWatcher => {
    const ignored = isLinkedFrom([folder])
    const watcher = watch(folder, { ignored, ignoreInitial: true, ignorePermissionErrors: true })
      .on('ready', onReady)
      .on('error', onError)
      .on('all', (_event, file) => onSave(file))
    watchResaves(watcher, onSave)
    return watcher
  }
  let watched = identityOf(folder)
  let watcher = open()
  const looking = setInterval(() => {
    const now = identityOf(folder)
    if (now === watched) return
    watched = now
    void watcher.close()
    watcher = open()
  }, lookAgainMs)
  return () => {
    clearInterval(looking)
    return watcher.close()
  }
}

/**
 * Identifies the folder itself rather than its path: a watcher gets no more events from a folder that was moved,
 * removed or replaced, not even when it is back. A folder that cannot be looked up, such as without permission for the
 * one above it, counts as removed: the work that reads it reports why.
 */
function identityOf(folder: string): string | undefined {
  try {
    const { ino, birthtimeMs } = statSync(folder)
    return `${ino} ${birthtimeMs}`
  } catch {
    return undefined
  }
}

const lookAgainMs = 500
