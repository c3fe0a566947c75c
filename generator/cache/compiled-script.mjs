// Code of ours as one script, which V8 need not compile anew: what it has made of the functions of a script can be kept and
// given back to it, which no module can be given. Not TypeScript, for it loads what TypeScript was compiled to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

/** What stands for `import.meta.url` in what esbuild makes of a module: needs `define` beside it. */
export const thisFile = 'const thisFile = require("node:url").pathToFileURL(__filename).href;'

export const define = { 'import.meta.url': 'thisFile' }

export async function compileScript(build, settings, outfile) {
  const { outputFiles } = await build({
    ...settings,
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    define,
    banner: { js: `(function (module, exports, require, __filename) { ${thisFile}` },
    footer: { js: '})' },
    logLevel: 'error',
    write: false,
  })
  mkdirSync(dirname(outfile), { recursive: true })
  for (const { path, text } of outputFiles) writeFileSync(path, asAscii(text))
}

/**
 * The same script, each letter a byte: every thread reads it anew, which takes a tenth of the time and half of the memory
 * so. What esbuild leaves in others stands in regular expressions and comments, where an escape says the same.
 */
function asAscii(script) {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function runScript(filename, cachedData) {
  const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData })
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(filename), filename)
  return {
    exports: module.exports,
    // V8 takes only what the same V8 has made, with the same settings.
    isTaken: cachedData !== undefined && !script.cachedDataRejected,
    bytes: () => script.createCachedData(),
  }
}
