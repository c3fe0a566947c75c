import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pc from 'picocolors'
import { damageFound } from '../../cache/damage.ts'
import type { ExitCode } from '../../exit-codes.ts'
import { fromHome } from '../../folders.ts'
import { isUnfinished } from '../../publish/journal.ts'
import { hasLock, releaseLock } from '../../publish/lock.ts'
import { dropStageWithin, stageFolder } from '../../publish/stage.ts'
import { startThread } from '../../run/start-thread.ts'
import { type Io, refuse } from '../terminal/io.ts'
import type { ThreadCommand, ThreadMessage, ThreadOptions, ThreadTask } from './thread-commands.ts'

export interface Running {
  /** The exit code, once all output of the command has been passed on. */
  ended: Promise<ExitCode>
  /** Stops the command wherever it is, and returns a sentence on what it leaves behind. */
  interrupt: () => Promise<string>
}

/** Runs a command in a thread of its own, whose output goes to `io`. */
export function runInThread<C extends ThreadCommand>(
  command: C,
  io: Io,
  options: ThreadOptions[C],
  verbose: boolean,
): Running {
  const { manifest, out, json } = io
  const task: ThreadTask<C> = {
    command,
    options,
    folders: { manifest, out, json },
    verbose,
    canClear: io.clear !== undefined,
    damage: damageFound(),
  }
  // A thread does not see the terminal: whether to use colors is decided here.
  const env = { ...process.env, ...(pc.isColorSupported && { FORCE_COLOR: '1' }) }
  const thread = startThread({ program: 'command-thread', purpose: command, task }, env)
  let isPublishing = false
  let isInterrupted = false
  const ended = new Promise<ExitCode>((resolve, reject) => {
    thread.on('message', (message: ThreadMessage) => {
      if ('print' in message) io.print(message.print)
      else if ('note' in message) io.note(message.note)
      else if ('clear' in message) io.clear?.()
      else if ('progress' in message) {
        isPublishing = message.progress?.phase === 'publishing'
        io.progress?.(message.progress)
      } else {
        isPublishing = false
        resolve(message.message === undefined ? message.ended : refuse(io, message.ended, message.message))
      }
    })
    thread.once('error', reject)
    thread.once('exit', (code) => {
      // When interrupted, we ended it, and the caller ends the process.
      if (!isInterrupted) reject(new Error(`the command's thread ended with code ${code}`))
    })
  })
  return {
    ended,
    interrupt: async () => {
      isInterrupted = true
      // Waits no longer: a library may be encoding a picture in the background, which ends with the process.
      const isOver = await Promise.race([thread.terminate().then(() => true), sleep(patienceMs, false)])
      if (command !== 'generate' && command !== 'merge') return 'Interrupted.'
      // A thread that may still be running keeps lock and stage: the next command sees that our process has ended.
      const isOurs = isOver && hasLock(out)
      if ('watch' in options && isOver && !isOurs) return 'Stopped watching.'
      const left = await whatIsLeft(out, { isPublishing, isOurs })
      if (isOurs) releaseLock(out)
      return left
    },
  }
}

/** A sentence on what is in place after an interrupted publish. Removes our stage if it will not be published. */
async function whatIsLeft(out: string, { isPublishing, isOurs }: Record<'isPublishing' | 'isOurs', boolean>) {
  if (isUnfinished(out)) return `Interrupted while publishing: the next command will finish ${fromHome(out)} first.`
  if (isPublishing && !existsSync(stageFolder(out))) return `Interrupted after ${fromHome(out)} was published.`
  if (isOurs) await dropStageWithin(out, tidyingMs)
  return `Interrupted: nothing was published, ${fromHome(out)} is unchanged.`
}

/** With these two limits, an interrupted command ends within 300 ms, however much it leaves behind. */
const patienceMs = 200
const tidyingMs = 60
