import { existsSync, readdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { heldTooLong, holderOf, nameOf, pidIn, release, removeIfStale, take } from '../disk/lock-file.ts'
import { innerLock, isMountPoint } from './mount-point.ts'
import { holdsSite } from './obstacle.ts'
import { makePublicFolder } from './public-mode.ts'

/** How long a command waits for another before it gives up. The wait restarts each time the lock changes hands. */
const patienceMs = 120_000
const pollMs = 50

/**
 * Runs `work` while no other command works on `out`. Waits for one that does, and tells `work` if it had to. `doing`
 * describes the other command's work to the person who waits.
 */
export async function withLock<T>(
  out: string,
  say: (line: string) => void,
  work: (hasWaited: boolean) => Promise<T>,
  doing = `publishing to ${out}`,
): Promise<T> {
  const lock = lockOf(out)
  let giveUpAt = Date.now() + patienceMs
  let waitedFor: string | undefined
  let hasWaited = false
  // The published folder will be in it.
  const made = makePublicFolder(dirname(lock))
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder !== waitedFor) giveUpAt = Date.now() + patienceMs
    waitedFor = holder
    if (removeIfStale(lock, holder)) continue
    if (Date.now() > giveUpAt) throw heldTooLong(lock, holder, doing)
    if (!hasWaited) say(`Waiting for process ${pidIn(holder)}, which is ${doing} ...`)
    hasWaited = true
    await sleep(pollMs)
  }
  try {
    return await work(hasWaited)
  } finally {
    release(lock)
    dropUnused(made, out)
  }
}

/** Next to the folder or, if that is a mount point, inside it. */
const lockOf = (out: string) => (isMountPoint(out) ? join(out, innerLock, 'lock') : `${out}.lock`)

/**
 * Removes the folders that are still empty. In a mount point with a site, the lock's folder stays: creating it again
 * for the next lock would change the mtime of the published folder.
 */
function dropUnused(made: readonly string[], out: string): void {
  for (const folder of made.toReversed())
    if (!holdsSite(out) && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/** Releases the lock of `out` if this process holds it: for code that interrupts the work of `withLock`. */
export const releaseLock = (out: string) => release(lockOf(out))

/** Whether this process holds the lock of `out`. */
export const hasLock = (out: string) => holderOf(lockOf(out)) === nameOf(process.pid)

/** Whether a command is publishing to `out`, or died before it could release the lock. */
export const isLocked = (out: string) => holderOf(lockOf(out)) !== undefined
