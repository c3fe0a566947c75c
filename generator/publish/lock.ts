import { existsSync, readdirSync, readFileSync, readlinkSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '../has-code.ts'
import { makeFolder } from '../make-folder.ts'
import { UserError } from '../problems/user-error.ts'
import { innerLock, isMountPoint } from './mount-point.ts'
import { holdsSite } from './obstacle.ts'

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
  const made = makeFolder(dirname(lock))
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder !== waitedFor) giveUpAt = Date.now() + patienceMs
    waitedFor = holder
    const name = holder?.split('-')[0] ?? '(unknown)'
    if (holder !== undefined && !isAlive(holder)) removeStale(lock, holder)
    else if (Date.now() > giveUpAt)
      throw new UserError(`Process ${name} has been ${doing} for too long. End it, or remove ${lock}.`)
    else {
      if (!hasWaited) say(`Waiting for process ${name}, which is ${doing} ...`)
      hasWaited = true
      await sleep(pollMs)
    }
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
 * A lock is a dangling symlink whose target says who holds it: created with its content in one step, it is never seen
 * half written. On Windows it is a junction, which needs no privilege.
 */
function take(lock: string): boolean {
  makeFolder(dirname(lock))
  try {
    symlinkSync(nameOf(process.pid), lock, 'junction')
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Removes the folders that are still empty. In a mount point with a site, the lock's folder stays: creating it again
 * for the next lock would change the mtime of the published folder.
 */
function dropUnused(made: readonly string[], out: string): void {
  for (const folder of made.toReversed()) {
    const isNeeded = basename(folder) === innerLock && holdsSite(out)
    if (!isNeeded && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/** Our lock may have been removed by hand: then the one there now belongs to another command. */
function release(lock: string): void {
  if (holderOf(lock) === nameOf(process.pid)) unlinkSync(lock)
}

/** Releases the lock of `out` if this process holds it: for code that interrupts the work of `withLock`. */
export const releaseLock = (out: string) => release(lockOf(out))

/** Whether this process holds the lock of `out`. */
export const hasLock = (out: string) => holderOf(lockOf(out)) === nameOf(process.pid)

/** Whether a command is publishing to `out`, or died before it could release the lock. */
export const isLocked = (out: string) => holderOf(lockOf(out)) !== undefined

/** Undefined if there is no lock, or only its beginning: Windows creates a folder, and then makes it a junction. */
function holderOf(lock: string): string | undefined {
  // A file was written by an earlier version, or by hand.
  return orUndefined(() => basename(readlinkSync(lock))) ?? orUndefined(() => readFileSync(lock, 'utf8').trim())
}

function orUndefined(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Identifies a process by its PID and, where the system provides it, its start time: PIDs are reused, and in a
 * container the next command often gets the same PID as the one that was killed.
 */
const nameOf = (pid: number | string) => [pid, ...startOf(pid)].join('-')

function startOf(pid: number | string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name in brackets, may contain anything; the third is the state, the 22nd the
    // start time.
    const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [state === 'Z' ? 'ended' : others[18]!]
  } catch {
    return []
  }
}

function isAlive(name: string): boolean {
  const [pid, start] = name.split('-') as [string, string | undefined]
  if (!isRunning(Number(pid))) return false
  const [startNow] = startOf(pid)
  return start === undefined || startNow === undefined || start === startNow
}

/** Whether any process has this PID, even one that has reused it. */
export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Removes a dead command's lock. Doing so requires a lock of its own, so that no live command's lock is removed. */
export function removeStale(lock: string, dead: string): void {
  const removalLock = `${lock}.${dead}`
  if (!take(removalLock)) {
    const other = holderOf(removalLock)
    if (other !== undefined && !isAlive(other)) removeStale(removalLock, other)
    return
  }
  try {
    if (holderOf(lock) === dead) unlinkSync(lock)
  } finally {
    unlinkSync(removalLock)
  }
}
