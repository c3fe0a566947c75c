import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from './world.ts'

/** What a run of the command line came to. */
export interface Ended {
  /** Null when the process was killed. */
  code: number | null
  out: string
  err: string
}

/** Starts the command as a shell would: a process of its own. The small worlds lack most interface words: not warned of. */
export const start = (parameters: readonly string[], env: Record<string, string> = {}) => {
  const program = ['--disable-warning=MissingWord', join(repository, 'generator/sightline.mjs')]
  return spawn(process.execPath, [...program, ...parameters], { cwd: repository, env: { ...process.env, ...env } })
}

export async function ended(child: ChildProcess): Promise<Ended> {
  const run: Ended = { code: null, out: '', err: '' }
  child.stdout!.on('data', (data) => (run.out += data))
  child.stderr!.on('data', (data) => (run.err += data))
  const [code] = await once(child, 'close')
  return { ...run, code: code as number | null }
}

export const command = (parameters: readonly string[], env?: Record<string, string>) => ended(start(parameters, env))

/** See faults.mjs, which this is for. */
export interface Fault {
  under: string[]
  at?: number
  code?: string
  only?: string
  lasting?: boolean
  thread?: 'main' | 'worker' | 'command'
  after?: string
  log?: string
}

/** The environment in which a command's calls to the disk fail. */
export const failing = (fault: Fault) => ({
  SIGHTLINE_FAULT: JSON.stringify(fault),
  NODE_OPTIONS: `--import ${pathToFileURL(join(repository, 'tests/support/faults.mjs')).href}`,
})
