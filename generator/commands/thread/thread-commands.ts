import type { Damage } from '../../cache/damage.ts'
import type { ExitCode } from '../../exit-codes.ts'
import type { Progress } from '../../publish/progress.ts'
import { isChain } from '../../read/chain-folders.ts'
import type { CheckOptions } from '../check.ts'
import type { GenerateOptions, InputHashes } from '../generate.ts'
import type { PlanOptions } from '../plan.ts'
import type { RouteFilter } from '../routes.ts'
import type { Io } from '../terminal/io.ts'

/** The options of each command that runs in a thread. */
export interface ThreadOptions {
  generate: GenerateOptions & { inputs?: InputHashes }
  merge: { parts: string[]; atomic?: boolean }
  check: CheckOptions
  routes: RouteFilter
  sources: object
  audit: object
  plan: PlanOptions
}

export type ThreadCommand = keyof ThreadOptions

/**
 * The commands that may run for a long time. They run in a thread of their own (thread.ts), so that the main thread
 * always answers Ctrl+C and shows progress. A command's module is loaded only when it runs.
 */
export const threadCommands: { [C in ThreadCommand]: (io: Io, options: ThreadOptions[C]) => Promise<ExitCode> } = {
  generate: async (io, { inputs, ...options }) =>
    isChain(io.manifest)
      ? (await import('../generate-chain.ts')).generateChain(io, options)
      : (await import('../generate.ts')).generate(io, options, inputs),
  merge: async (io, { parts, ...options }) => (await import('../merge.ts')).merge(io, parts, options),
  check: async (io, options) =>
    isChain(io.manifest)
      ? (await import('../check-chain.ts')).checkChain(io, options)
      : (await import('../check.ts')).check(io, options),
  routes: async (io, options) => (await import('../routes.ts')).routes(io, options),
  sources: async (io) => (await import('../sources.ts')).sources(io),
  audit: async (io) => (await import('../audit.ts')).audit(io),
  plan: async (io, options) => (await import('../plan.ts')).plan(io, options),
}

/** What the thread is given. */
export interface ThreadTask<C extends ThreadCommand> {
  command: C
  options: ThreadOptions[C]
  folders: Pick<Io, 'manifest' | 'out' | 'json'>
  verbose: boolean
  /** Whether there is a terminal to clear. */
  canClear: boolean
  /** Cache damage that the main thread has found, to be reported together with what this thread finds. */
  damage: readonly Damage[]
}

/** A message from the thread: something for `Io` or, as the last one, how it ended. */
export type ThreadMessage =
  | { print: string }
  | { note: string }
  | { clear: true }
  | { progress: Progress | undefined }
  | { ended: ExitCode; message?: string }
