import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The share of the machine that other processes may use when a measurement begins. */
const quietShare = 0.1
const lookMs = 250
/** The longest that one wait may last. */
const waitMs = 20_000

/** How much waiting time is left. A machine that is never quiet is measured anyway. */
export interface Patience {
  ms: number
}

/** Waits until a measurement is meaningful: earlier writes are on disk, and the machine is idle. */
export async function waitForQuiet(patience: Patience): Promise<void> {
  spawnSync('sync')
  if (!existsSync('/proc/stat')) return
  const start = performance.now()
  const giveUpAt = start + Math.min(waitMs, patience.ms)
  for (let look = start; look < giveUpAt; look = performance.now()) {
    const before = busySeconds()
    await sleep(lookMs)
    const share = (busySeconds() - before) / (((performance.now() - look) / 1000) * cpus().length)
    if (share < quietShare) break
  }
  // A single look does not count as waiting.
  patience.ms -= Math.max(0, performance.now() - start - 2 * lookMs)
}

/** The kernel reports hundredths of a second, whatever its own tick rate. */
export const ticksPerSecond = 100

/** How long all processors together have been busy since the machine started. Linux only. */
export function busySeconds(): number {
  const [user, nice, system, , , interrupts, soft, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number) as number[]
  return (user! + nice! + system! + interrupts! + soft! + stolen!) / ticksPerSecond
}
