#!/usr/bin/env node
// Runs the TypeScript next to it. Each version is compiled into the cache the first time it runs (60 ms): a loader that
// compiles on the fly costs 0.3 s every time, more than most commands take. The result is a single file and script, so
// that V8's code cache can be kept for it too: see run/run-compiled.mjs.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { hashFiles, keptHashes, whileListed } from './cache/known-hashes.mjs'
import { damageIn, sealFolder } from './cache/sealed-folder.mjs'
import { unfinished } from './cache/unfinished.mjs'
import { makeFolder } from './disk/make-folder.mjs'
import { compileScript, settings, thisFile } from './run/compiled-script.mjs'
import { folderToRun } from './run/folder-to-run.mjs'
import { isTooOld, oldestNode } from './run/oldest-node.mjs'
import { compiledFile, runCompiled } from './run/run-compiled.mjs'

const { node } = process.versions
if (isTooOld(node)) refuse(`Sightline needs Node ${oldestNode} or newer, and this is Node ${node}.`)

// V8 optimizes hot code on background threads, separately for each of our threads. A command lives for seconds, so most
// of that never pays off. With a budget nine times V8's own, 10,000 pages take 3.9 instead of 4.9 s. Node versions
// after 20 do not have this flag, and would print a warning.
if (node.startsWith('20.')) setFlagsFromString('--interrupt-budget=600000')

// V8 drops the bytecode of functions that have not run for a while. What a long first run keeps for all later ones
// (run/code.ts) would then lack whatever runs once, at the start: each of them took 40 to 60 ms more.
setFlagsFromString('--no-flush-bytecode')

/** Older versions stay for a while: another command may be running one. */
const anHourMs = 3_600_000

// esbuild then makes its synchronous calls through a process instead of a thread. If the system does not let one start,
// such as when too many files are open, a process reports that, and esbuild would wait for a thread forever.
process.env.ESBUILD_WORKER_THREADS = '0'

const isForced = process.argv.includes('--force')
const root = rootToRun()
if (lacksPackages()) refuse(`The packages that Sightline needs are not installed. Run "npm ci" in ${root} first.`)
refuseLinkedCache()
const compiled = join(root, '.cache', 'cli', `${sourceKey()}.kept`)
const damage = damageIn(compiled)
if (damage === undefined || damage.length > 0 || isForced) await compile(compiled)
if (damage !== undefined && damage.length > 0) {
  const files = damage.length === 1 ? 'file' : 'files'
  process.stderr.write(
    `Part of the cache was damaged and is being rebuilt: ${damage.length} ${files} of the compiled command.\n`,
  )
}
runCompiled(compiled, 'cli', 'all', isForced)

function rootToRun() {
  try {
    return folderToRun(dirname(dirname(fileURLToPath(import.meta.url))), isForced)
  } catch ({ message }) {
    refuse(message)
  }
}

/**
 * Whether a package is missing, as in a new checkout, or after an update that needs one more. Each command loads some of
 * them only when it needs them, and would fail there with the name of a module.
 */
function lacksPackages() {
  const ours = join(root, 'package.json')
  const folders = createRequire(ours).resolve.paths('esbuild')
  const { dependencies } = JSON.parse(readFileSync(ours, 'utf8'))
  return Object.keys(dependencies).some((name) => !folders.some((folder) => existsSync(join(folder, name))))
}

/** Node and the bundlers follow symlinks, and code in a folder elsewhere would not find its packages above its path. */
function refuseLinkedCache() {
  const cache = join(root, '.cache')
  if (existsSync(cache) && realpathSync(cache) !== cache)
    refuse(`${cache} is reached through a symlink, and Sightline cannot run its code there. Mount that folder instead.`)
}

/** As commands/terminal/io.ts does, which is not compiled yet. */
function refuse(message) {
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: { kind: 'io', message } }))
  else console.error(message)
  process.exit(3)
}

/**
 * The key of all code that a command may run and of the data next to it, then that of the list of packages.
 * run/source-keys.ts relies on both.
 */
function sourceKey() {
  const hashes = whileListed(() =>
    hashFiles(
      root,
      [...listSources().sort(), 'package-lock.json'],
      isForced ? {} : keptHashes(join(root, '.cache'), root),
    ),
  )
  const { 'package-lock.json': packages, ...sources } = hashes
  const named = Object.entries(sources).map(([file, [, hash]]) => `${file} ${hash}`)
  const code = createHash('sha1').update(named.join('\n')).digest('hex')
  return `${code.slice(0, 16)}-${packages[1]}`
}

function listSources() {
  return ['generator', 'src/shared'].flatMap((folder) =>
    // Ten times as fast with file types: without them, it stats each file to find the folders.
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || leadsToCode(entry))
      .map(({ parentPath, name }) => `${parentPath.slice(root.length + 1)}/${name}`.replaceAll('\\', '/'))
      // Checking the starter writes them there.
      .filter((file) => !file.startsWith('generator/starter/.schema/')),
  )
}

/** Whether a symlink leads to code. Emacs puts dangling ones next to a file that is being edited. */
function leadsToCode({ parentPath, name }) {
  return /\.m?ts$/.test(name) && existsSync(join(parentPath, name))
}

/** Compiles the code into a folder of its own, which becomes `folder` once it is complete. */
async function compile(folder) {
  const made = unfinished(folder)
  try {
    await compileInto(made)
    sealFolder(made, folder)
  } catch (error) {
    // If a file is where a parent folder should be, rmSync would throw an error of its own.
    if (existsSync(made)) rmSync(made, { recursive: true })
    // A bug in our code keeps its stack.
    if (!['mkdir', 'open', 'write', 'rename'].includes(error.syscall)) throw error
    refuse(`Sightline compiles itself into ${dirname(folder)}, where it cannot write: ${error.message}`)
  }
  removeOld(dirname(folder), folder)
}

async function compileInto(folder) {
  const { build, stop } = await import('esbuild')
  makeFolder(folder)
  await Promise.all([
    compileScript(
      build,
      {
        entryPoints: [join(root, 'generator/program.ts')],
        sourcemap: true,
        // Heavy or native, and loaded only by the commands that need them.
        external: ['vite', 'vike', 'sharp', 'satori', 'esbuild', 'miniflare'],
      },
      join(folder, compiledFile),
    ),
    build({
      ...settings,
      entryPoints: [join(root, 'generator/run/thread-entry.mjs')],
      outfile: join(folder, 'thread-entry.cjs'),
      banner: { js: thisFile },
    }),
  ])
  // Otherwise its process would live as long as the command and take a hundred megabytes.
  await stop()
}

/** Removes all versions but `current` that have not been in use for an hour. */
function removeOld(versions, current) {
  for (const other of readdirSync(versions)) {
    const path = join(versions, other)
    // Another first run may have just put its unfinished folder in place.
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (path !== current && usedAt !== undefined && Date.now() - usedAt > anHourMs)
      rmSync(path, { recursive: true, force: true })
  }
}
