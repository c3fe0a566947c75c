import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheFolder, root } from '../../generator/folders.ts'
import { someOf } from '../support/soak.ts'

// Code for an environment that a room must not know does not compile there: each room has its own tsconfig.json.

const rooms: { room: string; knows: ('browser' | 'node')[] }[] = [
  { room: 'src/shared', knows: [] },
  { room: 'src', knows: ['browser'] },
  { room: 'generator', knows: ['node'] },
  { room: 'templates', knows: [] },
  { room: 'templates/page', knows: ['node'] },
]

/** A file for each environment, and the compiler's errors in a room that does not know it. */
const worlds = {
  browser: {
    text: 'export const title = window.document.title\nexport const here = localStorage\n',
    refusal: ["Cannot find name 'window'", "Cannot find name 'localStorage'"],
  },
  node: {
    text: "export { readFileSync } from 'node:fs'\nexport const { env } = process\n",
    refusal: ["Cannot find name 'node:fs'", "Cannot find name 'process'"],
  },
}

let folder = ''
beforeAll(() => {
  // Inside the repository: type packages are looked up from the configuration upward.
  mkdirSync(cacheFolder, { recursive: true })
  folder = mkdtempSync(join(cacheFolder, 'room-types-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tsc = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { encoding: 'utf8' }).stdout

describe.each(someOf(rooms, 2))('$room', ({ room, knows }) => {
  test('code for the browser or for Node compiles only in a room that may use it', () => {
    const config = join(folder, `${room.replace('/', '-')}.json`)
    for (const [world, { text }] of Object.entries(worlds)) writeFileSync(join(folder, `${world}.ts`), text)
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, room, 'tsconfig.json'),
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
        include: Object.keys(worlds).map((world) => `${world}.ts`),
      }),
    )
    const said = tsc('-p', config).split('\n')
    for (const [world, { refusal }] of Object.entries(worlds)) {
      const errors = said.filter((line) => line.includes(`${world}.ts`))
      if (knows.some((known) => known === world)) expect(errors).toEqual([])
      else for (const sentence of refusal) expect(errors.join('\n')).toContain(sentence)
    }
  })

  test('no import brings in other types', () => {
    const files = tsc('-p', join(root, room), '--listFilesOnly').split('\n')
    const brings = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length > 0
    expect(brings(/\/lib\.es2023\.d\.ts$/)).toBe(true)
    expect(brings(/\/lib\.(dom|webworker)\b/)).toBe(knows.includes('browser'))
    expect(brings(/\/@types\/node\//)).toBe(knows.includes('node'))
  })
})
