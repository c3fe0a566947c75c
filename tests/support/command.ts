import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { failureOf } from '../../generator/commands/terminal/failure.ts'
import { type Io, refuse } from '../../generator/commands/terminal/io.ts'
import type { ExitCode } from '../../generator/exit-codes.ts'
import { root } from '../../generator/folders.ts'

/** The outcome of a run of the command line. */
export interface Ended {
  /** Null when the process was killed. */
  code: number | null
  out: string
  err: string
}

/** Starts the command in its own process, as a shell would. */
export const start = (parameters: readonly string[], env: Record<string, string> = {}) => {
  const program = join(root, 'generator/sightline.mjs')
  return spawn(process.execPath, [program, ...parameters], { cwd: root, env: { ...process.env, ...env } })
}

/** What a command has printed so far. */
export function told(child: ChildProcess): { out: string; err: string } {
  const said = { out: '', err: '' }
  child.stdout!.on('data', (data) => (said.out += data))
  child.stderr!.on('data', (data) => (said.err += data))
  return said
}

export async function ended(child: ChildProcess): Promise<Ended> {
  const said = told(child)
  const [code] = await once(child, 'close')
  return { ...said, code: code as number | null }
}

/** The objects that a command prints with --json, one a line. */
export const objectsIn = <T = Record<string, unknown>>(out: string): T[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Runs a command's code in this process, which takes a third of the time. Errors are those of the command `name`. */
export async function here(
  work: (io: Io) => ExitCode | Promise<ExitCode>,
  { manifest, out = '', json = false, name }: { manifest: string; out?: string; json?: boolean; name?: string },
): Promise<Ended> {
  const said = { out: '', err: '' }
  const print = (text: string) => {
    said.out += `${text}\n`
  }
  const note = (text: string) => {
    said.err += `${text}\n`
  }
  const io = { manifest, out, json, print, note }
  try {
    return { code: await work(io), ...said }
  } catch (error) {
    const { code, message } = failureOf(error, name, false)
    return { code: refuse(io, code, message), ...said }
  }
}

export const command = (parameters: readonly string[], env?: Record<string, string>) => ended(start(parameters, env))

/** The options of faults.mjs, which explains them. */
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

/** The environment that makes a command's disk calls fail. */
export const failing = (fault: Fault) => ({
  SIGHTLINE_FAULT: JSON.stringify(fault),
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/support/faults.mjs')).href}`,
})
