import { grouped } from '../../numbers.ts'
import type { Progress } from '../../publish/progress.ts'

export interface ProgressLine {
  /** Without progress, removes the line: the command is done, or waits. */
  show: (progress?: Progress) => void
  /** Makes room for other output: the line comes back below it. */
  clear: () => void
}

/** Where the line is shown. */
interface Stream {
  write: (text: string) => void
  /** Whether the line can be redrawn in place. */
  isTerminal: boolean
}

/**
 * What a long command is doing: in a terminal, one line that appears after a second and is redrawn from then on;
 * elsewhere, as in CI, a line at the end of each phase that took a long time.
 */
export function progressLine({ write, isTerminal }: Stream): ProgressLine {
  const start = performance.now()
  let current: (Progress & { since: number }) | undefined
  let isShown = false
  const clear = () => {
    if (isShown) write('\r\x1b[2K')
    isShown = false
  }
  const draw = () => {
    if (current === undefined || performance.now() - start < quietMs) return
    clear()
    write(textOf(current))
    isShown = true
  }
  const logIfLong = () => {
    if (isTerminal || current === undefined) return
    const seconds = (performance.now() - current.since) / 1000
    if (seconds >= longSeconds) write(`${textOf(current)} took ${seconds.toFixed(0)} s\n`)
  }
  let isTimed = false
  return {
    clear,
    show: (progress) => {
      if (progress?.phase !== current?.phase) logIfLong()
      if (progress === undefined) {
        clear()
        current = undefined
        return
      }
      const since = current?.phase === progress.phase ? current.since : performance.now()
      current = { ...progress, since }
      if (!isTerminal || isTimed) return
      isTimed = true
      // The timer must not keep the command running.
      setInterval(draw, redrawMs).unref()
    },
  }
}

const quietMs = 1000
const redrawMs = 100
const longSeconds = 5

const words: Record<Progress['phase'], string> = {
  reading: 'Reading the manifest',
  bundling: 'Bundling templates and browser code',
  rendering: 'Rendering pages',
  drawing: 'Making pictures and other files',
  comparing: 'Comparing pages',
  publishing: 'Publishing files',
}

function textOf({ phase, done, total }: Progress): string {
  if (total === undefined) return words[phase]
  const all = grouped(total)
  return `${words[phase]}: ${done === undefined ? all : `${grouped(done)} of ${all}`}`
}
