import { parentPort, workerData } from 'node:worker_threads'
import { noteDamage, takeDamageMessage } from '../../cache/damage.ts'
import { exitCodes } from '../../exit-codes.ts'
import { type Code, keepCode, noteDamagedCode } from '../../run/code.ts'
import type { ThreadData } from '../../run/start-thread.ts'
import { failureOf } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'
import { type ThreadCommand, type ThreadMessage, type ThreadTask, threadCommands } from './thread-commands.ts'

const runTask = <C extends ThreadCommand>({ command, options }: ThreadTask<C>, io: Io) =>
  threadCommands[command](io, options)

/** Runs one command in a thread of its own, for run-in-thread.ts. */
export async function run(code: Code): Promise<void> {
  const { task } = workerData as ThreadData<ThreadTask<ThreadCommand>>
  const { folders, verbose, canClear, damage } = task
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
    const ended = await runTask(task, io)
    const damageMessage = takeDamageMessage()
    if (damageMessage !== undefined) io.note(damageMessage)
    say({ ended })
    // A command that stopped halfway has not yet called all functions it needs.
    if (ended === exitCodes.ok || ended === exitCodes.changes) keepCode(code)
  } catch (error) {
    const { code: ended, message } = failureOf(error, task.command, verbose)
    say({ ended, message })
  }
}
