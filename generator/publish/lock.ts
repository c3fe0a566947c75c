import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a second command waits for the first before it gives up. */
const patienceMs = 120_000
const pollMs = 50

/** Thrown when another command publishes to the same folder and does not come to an end. */
export class LockedError extends Error {}

/** Runs `work` while no other command publishes to `out`; waits for one that does. */
export async function withLock<T>(out: string, say: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const lock = `${out}.lock`
  const giveUpAt = Date.now() + patienceMs
  let told = false
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder !== undefined && !isAlive(holder)) removeStale(lock, holder)
    else if (Date.now() > giveUpAt)
      throw new LockedError(`Process ${holder} has been publishing to ${out} for too long. End it, or remove ${lock}.`)
    else {
      if (!told) say(`Waiting for process ${holder ?? '(unknown)'}, which is publishing to ${out} ...`)
      told = true
      await sleep(pollMs)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Linking a finished file is atomic: a lock that can be seen always says who holds it. */
function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function holderOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes a dead command's lock away, unless another command was quicker and holds it now. */
function removeStale(lock: string, dead: number): void {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
    if (holderOf(aside) !== dead) linkSync(aside, lock)
  } catch {
    // Somebody else took it away.
  }
  rmSync(aside, { force: true })
}
