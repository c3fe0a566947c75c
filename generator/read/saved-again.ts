import { statSync } from 'node:fs'

/** As much of a watcher as is needed here: Vite's and our own are of two versions of chokidar. */
interface Watcher {
  on: (event: 'change', heard: (file: string) => void) => unknown
}

/**
 * Tells of a file that was saved twice in a moment, as by a formatter after an editor: chokidar drops the second save when
 * it comes within 50 ms of the first.
 */
export function savedAgain(watcher: Watcher, tell: (file: string) => void): void {
  watcher.on('change', (file) => {
    const saved = stampOf(file)
    setTimeout(() => {
      const now = stampOf(file)
      if (now !== undefined && now !== saved) tell(file)
    }, lookAgainMs)
  })
}

const lookAgainMs = 60

/** Time and size: an editor empties a file before writing it, sometimes within one tick of the file system's clock. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.mtimeMs} ${found.size}`
}
