import { statSync } from 'node:fs'

/** The part of a watcher needed here: Vite's and our own come from two versions of chokidar. */
interface Watcher {
  on: (event: 'change', listener: (file: string) => void) => unknown
}

/**
 * Calls `onResave` for a file saved twice in quick succession, for example by a formatter right after the editor:
 * chokidar drops a second save within 50 ms of the first.
 */
export function watchResaves(watcher: Watcher, onResave: (file: string) => void): void {
  watcher.on('change', (file) => {
    const saved = stampOf(file)
    setTimeout(() => {
      const now = stampOf(file)
      if (now !== undefined && now !== saved) onResave(file)
    }, lookAgainMs)
  })
}

const lookAgainMs = 60

/** Time and size: an editor truncates a file before writing it, sometimes within one tick of the file system clock. */
function stampOf(file: string): string | undefined {
  try {
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs} ${size}`
  } catch {
    // Removed, or out of reach for now: nobody could catch an error here.
    return undefined
  }
}
