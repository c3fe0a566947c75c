// Runs the compiled command in a thread. V8 compiles a function when it is first called, which is a fifth of the time that a
// command takes: so what it made of them is kept (code.ts), and taken up by the next run of the same command. Not
// TypeScript, for it loads what TypeScript was compiled to.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { unsealed } from './seal.mjs'

export const compiledFile = 'program.js'

export function runCompiled(folder, program, purpose, isForced = false) {
  const filename = join(folder, compiledFile)
  const name = `${program}-${purpose}-${basename(folder, '.kept')}`
  const { state, cachedData } = isForced ? { state: 'missing' } : look(join(dirname(dirname(folder)), 'code'), name)
  const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData })
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(filename), filename)
  const code = {
    name,
    // V8 takes only what the same V8 has made, with the same settings.
    state: script.cachedDataRejected ? 'missing' : state,
    bytes: () => script.createCachedData(),
  }
  return module.exports.start(program, code, (specifier) => import(specifier))
}

function look(folder, name) {
  let file
  try {
    file = readFileSync(join(folder, `${name}.kept`))
  } catch {
    return { state: 'missing' }
  }
  const cachedData = unsealed(`code/${name}`, file)
  return cachedData === undefined ? { state: 'damaged' } : { state: 'taken', cachedData }
}
