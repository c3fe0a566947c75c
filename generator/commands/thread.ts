import { parentPort, workerData } from 'node:worker_threads'
import { tellDamage } from '../cache/damage.ts'
import { apart, type ThreadMessage, type ThreadTask } from './apart.ts'
import { failureOf } from './failure.ts'
import type { Io } from './io.ts'

// Runs one command in a thread of its own, for run-apart.ts.

const { command, options, folders, verbose, canClear } = workerData as ThreadTask
const say = (message: ThreadMessage) => parentPort!.postMessage(message)
const io: Io = {
  ...folders,
  print: (print) => say({ print }),
  note: (note) => say({ note }),
  progress: (progress) => say({ progress }),
  ...(canClear && { clear: () => say({ clear: true }) }),
}
try {
  const ended = await apart[command](io, options as never)
  const damage = tellDamage()
  if (damage !== undefined) io.note(damage)
  say({ ended })
} catch (error) {
  const { code, message } = failureOf(error, verbose)
  say({ ended: code, message })
}
