import { parentPort, workerData } from 'node:worker_threads'
import { type Code, keepCode, noteDamagedCode } from '../cache/code.ts'
import { noteDamage, tellDamage } from '../cache/damage.ts'
import type { ThreadData } from '../start-thread.ts'
import { apart, type ThreadMessage, type ThreadTask } from './apart.ts'
import { failureOf } from './failure.ts'
import { exitCodes, type Io } from './io.ts'

/** Runs one command in a thread of its own, for run-apart.ts. */
export async function run(code: Code): Promise<void> {
  const { command, options, folders, verbose, canClear, damage } = (workerData as ThreadData<ThreadTask>).task
  const say = (message: ThreadMessage) => parentPort!.postMessage(message)
  const io: Io = {
    ...folders,
    print: (print) => say({ print }),
    note: (note) => say({ note }),
    progress: (progress) => say({ progress }),
    ...(canClear && { clear: () => say({ clear: true }) }),
  }
  noteDamagedCode(code)
  for (const each of damage) noteDamage(each)
  try {
    const ended = await apart[command](io, options as never)
    const told = tellDamage()
    if (told !== undefined) io.note(told)
    say({ ended })
    // A command that stopped halfway has not yet called all functions it needs.
    if (ended === exitCodes.ok || ended === exitCodes.changes) keepCode(code)
  } catch (error) {
    const { code: ended, message } = failureOf(error, verbose)
    say({ ended, message })
  }
}
