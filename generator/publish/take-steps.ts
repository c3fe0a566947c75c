import { copyFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../disk/system-error.ts'
import type { Step } from './order.ts'
import { makePublicFolder } from './public-mode.ts'

/** The folders of a commit. */
export interface Folders {
  /** The published one. */
  out: string
  /** Where the new files wait. */
  tree: string
}

/**
 * Takes the steps in order, and calls `onStep` after each. In a replay, when a later command finishes an interrupted
 * commit, any step may already have been taken.
 */
export function takeSteps(
  steps: readonly Step[],
  { out, tree }: Folders,
  isReplay: boolean,
  onStep: (step: Step) => void,
): void {
  const made = new Set<string>()
  for (const step of steps) {
    if ('put' in step) {
      const folder = dirname(step.put)
      if (!made.has(folder)) makePublicFolder(join(out, folder))
      made.add(folder)
      putFile(join(tree, step.put), join(out, step.put), isReplay)
    } else {
      removeFrom(out, step.remove)
    }
    onStep(step)
  }
}

function putFile(from: string, to: string, isReplay: boolean): void {
  try {
    rename(from, to)
  } catch (error) {
    // Put in place before the interruption. If it has vanished since, the run that follows notices and makes it again.
    if (!hasCode(error, 'ENOENT') || !isReplay) throw error
  }
}

/**
 * Part of the published folder may be on another disk: the file is then copied there first, so that the last step is
 * still a rename.
 */
function rename(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error
    copyFileSync(from, `${to}.moving`)
    renameSync(`${to}.moving`, to)
  }
}

/** Removes the file, and any folders this leaves empty. */
function removeFrom(out: string, path: string): void {
  if (!path.endsWith('/')) rmSync(join(out, path), { force: true })
  for (let folder = path.endsWith('/') ? path : dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(out, folder))
    } catch (error) {
      // If it is already gone, its parent may be empty now. Any other error means that it is not empty.
      if (!hasCode(error, 'ENOENT')) return
    }
  }
}
