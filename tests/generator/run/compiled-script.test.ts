import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it, vi } from 'vitest'
import { compileScript, runScript } from '../../../generator/run/compiled-script.mjs'
import { compiledFile, runCompiled } from '../../../generator/run/run-compiled.mjs'
import { emptyFolder } from '../../support/world.ts'

interface Letters {
  found: (text: string) => string[]
  said: string
  file: string
}

/** Characters of one, two and four bytes in V8, wherever code can have them. */
const source = `
  // “Not code.”
  export const found = (text) => text.match(/[ñ“😀]|[а-я]+/giu) ?? []
  export const said = 'ñ“😀' + \`\${'я'}“\`
  export const file = import.meta.url
`

async function compiled(): Promise<string> {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'letters.mjs'), source)
  const file = join(folder, 'letters.js')
  await compileScript(build, { entryPoints: [join(folder, 'letters.mjs')] }, file)
  return file
}

describe('a compiled script', () => {
  it('is pure ASCII, and exports what its modules export', async () => {
    const file = await compiled()
    expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]*$/)
    const { exports } = runScript<Letters>(file)
    expect(exports.found('Ñ, “ДА”, 😀, n')).toEqual(['Ñ', '“', 'ДА', '😀'])
    expect(exports.said).toBe('ñ“😀я“')
    expect(exports.file).toBe(`file://${file}`)
  })

  it('accepts the code cache that V8 made in another process, and nothing else', async () => {
    const file = await compiled()
    const made = join(emptyFolder(), 'made')
    expect(runInNewProcess(file, made)).toEqual([false, 'ñ“😀я“'])
    expect(runInNewProcess(file, made)).toEqual([true, 'ñ“😀я“'])
    writeFileSync(made, readFileSync(made).subarray(1))
    expect(runInNewProcess(file, made)).toEqual([false, 'ñ“😀я“'])
  })

  it('does not hand V8 the code cache of another release of Node, on which it may crash', async () => {
    const file = await compiled()
    const made = join(emptyFolder(), 'made')
    runInNewProcess(file, made, 'v20.19.0')
    expect(runInNewProcess(file, made, 'v20.20.2')).toEqual([false, 'ñ“😀я“'])
    expect(runInNewProcess(file, made, 'v20.19.0')).toEqual([true, 'ñ“😀я“'])
  })
})

describe('the compiled command', () => {
  it('marks its folder as in use for as long as it runs, so that no other version removes it', async () => {
    const folder = emptyFolder()
    const contents = 'export const start = (program) => program'
    await compileScript(build, { stdin: { contents } }, join(folder, compiledFile))
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    const isRecent = () => statSync(folder).mtimeMs > Date.now() - 60_000
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      utimesSync(folder, hoursAgo, hoursAgo)
      expect(runCompiled(folder, 'cli', 'all', true)).toBe('cli')
      expect(isRecent()).toBe(true)
      utimesSync(folder, hoursAgo, hoursAgo)
      vi.advanceTimersByTime(1_800_000)
      expect(isRecent()).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})

/** Runs in a new process, as V8 would remember the script in this one. Stores the code cache on the first run. */
function runInNewProcess(file: string, made: string, node = process.version): [isAccepted: boolean, said: string] {
  const code = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    Object.defineProperty(process, 'version', { value: ${JSON.stringify(node)} })
    const script = ${JSON.stringify(new URL('../../../generator/run/compiled-script.mjs', import.meta.url))}
    const { runScript } = await import(script)
    const [file, made] = ${JSON.stringify([file, made])}
    const { exports, isAccepted, bytes } = runScript(file, existsSync(made) ? readFileSync(made) : undefined)
    console.log(JSON.stringify([isAccepted, exports.said]))
    if (!existsSync(made)) writeFileSync(made, bytes())
  `
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }))
}
