// Runs the compiled command in a thread. V8 compiles a function when it is first called, which is a fifth of the time a
// command takes: so the bytecode is kept (code.ts), and reused by the next run of the same command. Not TypeScript,
// because it loads what TypeScript was compiled to.
import { readFileSync, utimesSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { unsealed } from '../cache/seal.mjs'
import { runScript } from './compiled-script.mjs'

export const compiledFile = 'program.js'

/** How often a command shows that it is still running: far more often than once an hour. */
const markEveryMs = 600_000

export function runCompiled(folder, program, purpose, isForced = false) {
  markInUse(folder)
  const name = `${program}-${purpose}-${basename(folder, '.kept')}`
  const { state, cachedData } = isForced ? { state: 'missing' } : look(join(dirname(dirname(folder)), 'code'), name)
  const { exports, isAccepted, bytes } = runScript(join(folder, compiledFile), cachedData)
  const code = { name, state: state === 'taken' && !isAccepted ? 'missing' : state, bytes }
  return exports.start(program, code, (specifier) => import(specifier))
}

/**
 * Commands of other versions remove this one when it has not been marked for an hour, see sightline.mjs: a command that
 * watches would no longer find its code when it starts a thread.
 */
function markInUse(folder) {
  const mark = () => {
    const now = new Date()
    try {
      utimesSync(folder, now, now)
    } catch {
      // In a cache that we cannot write to, no command of ours removes anything.
    }
  }
  mark()
  setInterval(mark, markEveryMs).unref()
}

function look(folder, name) {
  let file
  try {
    file = readFileSync(join(folder, `${name}.kept`))
  } catch ({ code }) {
    return { state: code === 'EISDIR' ? 'damaged' : 'missing' }
  }
  const cachedData = unsealed(`code/${name}`, file)
  return cachedData === undefined ? { state: 'damaged' } : { state: 'taken', cachedData }
}
