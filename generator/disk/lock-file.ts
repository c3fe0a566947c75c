import { readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { UserError } from '../problems/user-error.ts'
import { makeFolder } from './make-folder.mjs'
import { hasCode } from './system-error.ts'

/**
 * A lock is a dangling symlink whose target says who holds it: created with its content in one step, it is never seen
 * half written. On Windows it is a junction, which needs no privilege.
 */
export function take(lock: string): boolean {
  makeFolder(dirname(lock))
  try {
    symlinkSync(nameOf(process.pid), lock, 'junction')
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** How long `takeInTurn` waits: its holder has work for milliseconds, unless somebody has suspended it. */
const patienceMs = 10_000
const pollMs = 5

/** Takes the lock. Blocks this thread while another command holds it, which is described by `doing`. */
export function takeInTurn(lock: string, doing: string): void {
  const giveUpAt = Date.now() + patienceMs
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (removeIfStale(lock, holder)) continue
    if (Date.now() > giveUpAt) throw heldTooLong(lock, holder, doing)
    Atomics.wait(never, 0, 0, pollMs)
  }
}

const never = new Int32Array(new SharedArrayBuffer(4))

/** What to tell the person who has waited too long for the lock. `doing` describes what its holder does. */
export const heldTooLong = (lock: string, holder: string | undefined, doing: string) =>
  new UserError(`Process ${pidIn(holder)} has been ${doing} for too long. End it, or remove ${lock}.`)

/** The number of a lock's holder, for people. */
export const pidIn = (holder: string | undefined) => holder?.split('-')[0] ?? '(unknown)'

/** Our lock may have been removed by hand: then the one there now belongs to another command. */
export function release(lock: string): void {
  if (holderOf(lock) === nameOf(process.pid)) unlinkSync(lock)
}

/** Undefined if there is no lock, or only its beginning: Windows creates a folder, and then makes it a junction. */
export function holderOf(lock: string): string | undefined {
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
export const nameOf = (pid: number | string) => [pid, ...startOf(pid)].join('-')

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

/** Removes a lock whose holder has died. Returns false if the holder is alive, or not known. */
export function removeIfStale(lock: string, holder: string | undefined): boolean {
  if (holder === undefined || isAlive(holder)) return false
  removeStale(lock, holder)
  return true
}

/** Removes a dead command's lock. Doing so requires a lock of its own, so that no live command's lock is removed. */
export function removeStale(lock: string, dead: string): void {
  const removalLock = `${lock}.${dead}`
  if (!take(removalLock)) {
    removeIfStale(removalLock, holderOf(removalLock))
    return
  }
  try {
    if (holderOf(lock) === dead) unlinkSync(lock)
  } finally {
    unlinkSync(removalLock)
  }
}
