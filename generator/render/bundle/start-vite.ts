import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { root } from '../../folders.ts'

interface Limits {
  signal: AbortSignal | undefined
  timeout: number
}

/**
 * Starts the build of a bundle in a child process: always in production mode, whatever ours is, and its memory is freed
 * when it exits.
 */
export function startVite(folder: string, limits: Limits): ChildProcessByStdio<Writable, Readable, Readable> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  return spawn(process.execPath, [vite, 'build'], {
    cwd: root,
    // Passes on only the variables a process needs to run: the bundle must depend on the code alone.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', SIGHTLINE_BUNDLE: folder },
    // Nothing is written to its input, but that closes when this process ends: see vite.config.ts.
    stdio: ['pipe', 'pipe', 'pipe'],
    ...limits,
  })
}
