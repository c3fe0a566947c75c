import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../../generator/disk/lock-file.ts'

// Thousands of small manifests are made and removed: in memory where there is room, which takes a fifth of the time.
const memory = '/dev/shm'
const parent = existsSync(memory) && roomIn(memory) > 2_000_000_000 ? memory : tmpdir()
const prefix = 'sightline-tests-'
const folder = join(parent, `${prefix}${process.pid}`)

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Whether a folder was left by a run of this user that was interrupted. */
function isLeft(name: string): boolean {
  if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) return false
  return lstatSync(join(parent, name)).uid === (process.getuid?.() ?? 0)
}

/**
 * Vitest's global setup: makes a folder for all temporary files of this run, and returns what removes it. Also removes
 * those of interrupted runs, which would otherwise take up memory until the machine is restarted.
 */
export default function setup(): () => void {
  const remove = (each: string) => rmSync(each, { recursive: true, force: true })
  for (const name of readdirSync(parent).filter(isLeft)) remove(join(parent, name))
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  return () => remove(folder)
}
