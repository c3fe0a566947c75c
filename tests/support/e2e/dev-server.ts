import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { root } from '../../../generator/folders.ts'
import { isToStay } from '../fresh-copy.ts'
import { clearwater } from '../world.ts'

/** The files of the program, without the manifest. */
const program = [
  'generator',
  'templates',
  'src',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]

/**
 * A running `sightline dev`, over a copy of the program and of the small practice's manifest that a test may change.
 */
export interface DevServer {
  url: string
  /** The copy of the program. */
  checkout: string
  /** The copy of the manifest, outside the checkout. */
  manifest: string
  /** Everything the terminal has shown. */
  output: () => string
  /** Does what Ctrl+C does. Resolves to the exit code. */
  interrupt: () => Promise<number | null>
  stop: () => Promise<void>
}

/** Starts the command as a person does, on a free port, from outside the checkout: the cwd must not matter. */
export async function startDevServer(): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-dev-'))
  const checkout = join(folder, 'checkout')
  const manifest = join(folder, 'words')
  for (const path of program) cpSync(join(root, path), join(checkout, path), { recursive: true, filter: isToStay })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  cpSync(clearwater, manifest, { recursive: true })

  let output = ''
  const onOutput = (data: Buffer) => {
    output += data
  }
  const args = [join(checkout, 'generator/sightline.mjs'), 'dev', '--port', '0', '--manifest', manifest]
  // The root of the file system, outside both copies.
  const child = spawn(process.execPath, args, { cwd: parse(folder).root, env: plain(process.env) })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
  const url = await announcedUrl(child, () => output)
  const interrupt = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGINT')
    const [code] = (await exit) as [number | null]
    return code
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) await interrupt()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, checkout, manifest, output: () => output, interrupt, stop }
}

/** The environment in which a command prints without colors, wherever the tests themselves run. */
const plain = ({ FORCE_COLOR: _, ...others }: NodeJS.ProcessEnv) => ({ ...others, NO_COLOR: '1' })

/** The URL that the command prints once it listens. */
function announcedUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', () => {
      const url = /Developing at (http:\S+)/.exec(output())?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}:\n${output()}`)))
  })
}

/** Runs `work` and restores the file afterwards, whatever happens. */
export async function withFile(file: string, work: (original: string) => Promise<void>): Promise<void> {
  const original = readFileSync(file, 'utf8')
  try {
    await work(original)
  } finally {
    writeFileSync(file, original)
  }
}
