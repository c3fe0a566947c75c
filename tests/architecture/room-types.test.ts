import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheFolder, root } from '../../generator/folders.ts'

// What a room must not know does not compile there: each has a tsconfig.json of its own.

const rooms: { room: string; knows: ('browser' | 'node')[] }[] = [
  { room: 'src/shared', knows: [] },
  { room: 'src', knows: ['browser'] },
  { room: 'generator', knows: ['node'] },
  { room: 'templates', knows: [] },
  { room: 'templates/page', knows: ['node'] },
]

/** What stands in a file, and what the compiler says of it where it is not known. */
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
  // Below the repository: packages of types are looked for from the configuration upwards.
  mkdirSync(cacheFolder, { recursive: true })
  folder = mkdtempSync(join(cacheFolder, 'room-types-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tsc = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { encoding: 'utf8' }).stdout

describe.each(rooms)('$room', ({ room, knows }) => {
  test.each(['browser', 'node'] as const)('code for the %s compiles only in a room that may use it', (world) => {
    const { text, refusal } = worlds[world]
    const config = join(folder, `${room.replace('/', '-')}-${world}.json`)
    writeFileSync(join(folder, `${world}.ts`), text)
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, room, 'tsconfig.json'),
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
        include: [`${world}.ts`],
      }),
    )
    const said = tsc('-p', config)
    if (knows.includes(world)) expect(said).toBe('')
    else for (const sentence of refusal) expect(said).toContain(sentence)
  })

  test('no import brings in more', () => {
    const files = tsc('-p', join(root, room), '--listFilesOnly').split('\n')
    const brings = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length > 0
    expect(brings(/\/lib\.es2023\.d\.ts$/)).toBe(true)
    expect(brings(/\/lib\.(dom|webworker)\b/)).toBe(knows.includes('browser'))
    expect(brings(/\/@types\/node\//)).toBe(knows.includes('node'))
  })
})
