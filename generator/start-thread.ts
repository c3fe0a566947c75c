import { existsSync } from 'node:fs'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Program } from './program.ts'

/** Compiled from cache/start-thread.mjs, beside the compiled command. */
const script = new URL('./start-thread.cjs', import.meta.url)

/** When run from source, as in tests, nothing is compiled, and there is one thread for all. */
export const hasThreads = existsSync(script)

/**
 * The memory of a thread for what it has just made: half of what V8 takes. Of ten thousand pages rendered on two threads
 * that takes 75 MB less, and hardly more time; with a quarter of it, garbage would be collected so often that things are
 * kept which are only needed for a moment.
 */
const resourceLimits: ResourceLimits = { maxYoungGenerationSizeMb: 24 }

/** What a thread is given. */
export interface ThreadData<Task> {
  program: Program
  /** What the program is for: what V8 makes of its code is kept for each purpose. */
  purpose: string
  task: Task
}

/** Starts a thread that runs one of our programs, by default in our own environment. */
export function startThread<Task>(data: ThreadData<Task>, env: NodeJS.ProcessEnv = process.env): Worker {
  return new Worker(script, { workerData: data, env, resourceLimits })
}
