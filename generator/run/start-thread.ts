import { existsSync } from 'node:fs'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** Compiled from thread-entry.mjs, next to the compiled command. */
const script = new URL('./thread-entry.cjs', import.meta.url)

/** False when run from source, as in tests: nothing is compiled then, and everything runs on one thread. */
export const hasThreads = existsSync(script)

/**
 * A thread's young generation: half of V8's default. Rendering ten thousand pages on two threads then takes 75 MB less
 * and hardly more time. With a quarter, garbage would be collected so often that short-lived objects would be promoted.
 */
const resourceLimits: ResourceLimits = { maxYoungGenerationSizeMb: 24 }

/** What the compiled code can run as, each an entry of program.ts. */
export type Program = 'cli' | 'command-thread' | 'render-worker'

/** What a thread receives. */
export interface ThreadData<Task> {
  program: Program
  /** What the program is used for: V8's code cache is kept per purpose. */
  purpose: string
  task: Task
}

/** Starts a thread that runs one of our programs, by default in our own environment. */
export function startThread<Task>(data: ThreadData<Task>, env: NodeJS.ProcessEnv = process.env): Worker {
  return new Worker(script, { workerData: data, env, resourceLimits })
}
