import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a shell would find `program`. Undefined when it is not installed. */
export const programAt = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

export interface Program {
  process: ChildProcess
  /** Kills it at once, with everything it started. */
  end: () => Promise<void>
}

/** Starts `path` in its own process group, which ends with this process at the latest. */
export function startProgram(
  path: string,
  parameters: string[],
  options: { env?: Record<string, string>; stdio?: StdioOptions } = {},
): Program {
  const { env = {}, stdio = 'ignore' } = options
  const child = spawn(path, parameters, { detached: true, stdio, env: { ...process.env, ...env } })
  const closed = once(child, 'exit').catch(() => {})
  const kill = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // The whole group has ended already.
    }
  }
  process.on('exit', kill)
  return {
    process: child,
    end: async () => {
      kill()
      process.off('exit', kill)
      await closed
    },
  }
}
