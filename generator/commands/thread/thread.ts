import { parentPort, workerData } from 'node:worker_threads'
import { noteDamage, takeDamageMessage } from '../../cache/damage.ts'
import { exitCodes } from '../../exit-codes.ts'
import { type Code, keepCode, noteDamagedCode } from '../../run/code.ts'
import type { ThreadData } from '../../run/start-thread.ts'
import { failureOf } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { type ThreadMessage, type ThreadTask, threadCommands } from './thread-commands.ts'

/** Runs one command in a thread of its own, for run-in-thread.ts. */
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
    const ended = await threadCommands[command](io, options as never)
    const damageMessage = takeDamageMessage()
    if (damageMessage !== undefined) io.note(damageMessage)
    say({ ended })
    // A command that stopped halfway has not yet called all functions it needs.
    if (ended === exitCodes.ok || ended === exitCodes.changes) keepCode(code)
  } catch (error) {
    const { code: ended, message } = failureOf(error, verbose)
    say({ ended, message })
  }
}
