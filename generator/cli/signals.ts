import { refuse } from '../commands/terminal/io.ts'
import { exitCodes } from '../exit-codes.ts'
import { terminal } from './terminal.ts'

/** Ends a running command and gives a sentence about what it leaves behind. */
let interrupt: (() => Promise<string>) | undefined

/** `undefined` once the command has ended: what follows leaves nothing behind. */
export function interruptWith(own: (() => Promise<string>) | undefined): void {
  interrupt = own
}

const signals = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated } as const

async function onSignal(signal: keyof typeof signals) {
  const left = await interrupt?.()
  if (left !== undefined) refuse(terminal, signals[signal], left)
  process.exit(signals[signal])
}

/** From here on, Ctrl+C ends the running command and says what it leaves behind. */
export function listen() {
  for (const signal of Object.keys(signals)) process.once(signal, onSignal)
}

/**
 * Does mostly synchronous work that leaves nothing behind. A signal handler would not be called during it, so there is
 * none, and a signal ends the process at once.
 */
export async function withoutSignalHandler<T>(work: () => T | Promise<T>): Promise<T> {
  for (const signal of Object.keys(signals)) process.off(signal, onSignal)
  try {
    return await work()
  } finally {
    listen()
  }
}
