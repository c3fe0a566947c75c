import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Others may use so much of the machine before a measurement begins. */
const quietShare = 0.1
const lookMs = 250
/** So long one wait lasts at most. */
const waitMs = 20_000

/** How much waiting is left: a machine that is never quiet is measured all the same. */
export interface Patience {
  ms: number
}

/** Waits for a moment in which a measurement is worth something: earlier writes are on the disk, nobody is at work. */
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
  // One look is no waiting.
  patience.ms -= Math.max(0, performance.now() - start - 2 * lookMs)
}

/** The kernel counts in hundredths of a second, whatever its own clock does. */
export const ticksPerSecond = 100

/** What all processors together have worked since the machine was started. Linux only. */
export function busySeconds(): number {
  const [user, nice, system, , , interrupts, soft, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number) as number[]
  return (user! + nice! + system! + interrupts! + soft! + stolen!) / ticksPerSecond
}
