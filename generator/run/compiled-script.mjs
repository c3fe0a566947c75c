// Bundles our code into one script, so that V8 need not compile it again: it can reuse the bytecode of a script, but
// not of a module. Not TypeScript, because it loads what TypeScript was compiled to.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

/** For code that begins with `thisFile`, which tells it where it is. */
export const settings = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  define: { 'import.meta.url': 'thisFile' },
  logLevel: 'error',
}

export const thisFile = 'const thisFile = require("node:url").pathToFileURL(__filename).href;'

export async function compileScript(build, input, outfile) {
  const { outputFiles } = await build({
    ...settings,
    ...input,
    outfile,
    banner: { js: `(function (module, exports, require, __filename) { ${thisFile}` },
    footer: { js: '})' },
    write: false,
  })
  for (const { path, text } of outputFiles) writeFileSync(path, asAscii(text))
}

/**
 * The same script in ASCII: every thread reads it again, and one byte per character takes a tenth of the time and half
 * the memory. esbuild escapes strings itself; what it leaves is in regular expressions and comments, where an escape
 * means the same.
 */
function asAscii(script) {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * What made the bytecode. V8 compares only its own version and settings, and crashes on that of another release of Node
 * with the same V8 version and other patches: 20.19.0 and 20.20.2, for example.
 */
const madeBy = Buffer.from(`${process.version} ${process.platform} ${process.arch}`)

export function runScript(filename, kept) {
  const cachedData = kept?.subarray(-madeBy.length).equals(madeBy) ? kept.subarray(0, -madeBy.length) : undefined
  const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData })
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(filename), filename)
  return {
    exports: module.exports,
    isAccepted: cachedData !== undefined && !script.cachedDataRejected,
    // At the end, because V8 needs its own part aligned.
    bytes: () => Buffer.concat([script.createCachedData(), madeBy]),
  }
}
