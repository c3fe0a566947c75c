import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { recover } from '../../generator/publish/commit.ts'
import { differences, treeOf } from '../support/published.ts'
import { cleanWorlds, emptyFolder, world } from '../support/world.ts'

const kills = process.env.SOAK ? 200 : 16

afterAll(cleanWorlds)

test('a publication killed at any moment leaves the old site or the new one, and never a torn file', async () => {
  const [a, b] = [world('base'), world('base')]
  const words = join(b, 'ui/es.yaml')
  writeFileSync(words, readFileSync(words, 'utf8').replace(/: ([A-Z][a-z])/g, ': Otra $1'))
  const practice = join(b, 'practice.yaml')
  writeFileSync(practice, readFileSync(practice, 'utf8').replace('555-01', '555-02'))
  const out = join(emptyFolder(), 'dist')

  const trees = []
  let longest = 0
  for (const manifest of [a, b]) {
    const start = performance.now()
    expect(await generate(manifest, out)).toBe(0)
    longest = Math.max(longest, performance.now() - start)
    trees.push(treeOf(out))
  }
  const [treeOfA, treeOfB] = trees as [ReturnType<typeof treeOf>, ReturnType<typeof treeOf>]
  expect(differences(treeOfA, treeOfB).length).toBeGreaterThan(30)

  const seen = { old: 0, new: 0, between: 0 }
  let published = treeOfB
  for (let kill = 0; kill < kills; kill += 1) {
    const [manifest, wanted] = kill % 2 === 0 ? ([a, treeOfA] as const) : ([b, treeOfB] as const)
    // Spread evenly over a run, and a little beyond its end.
    await generate(manifest, out, (longest * 1.1 * ((kill * 0.618) % 1)) | 0)
    const torn = [...treeOf(out)].filter(
      ([file, bytes]) => !same(bytes, treeOfA.get(file)) && !same(bytes, treeOfB.get(file)),
    )
    expect(torn.map(([file]) => file)).toEqual([])
    if (existsSync(join(`${out}.next`, 'commit.json'))) seen.between += 1
    recover(out)
    const now = treeOf(out)
    const isNew = differences(now, wanted).length === 0
    if (!isNew) expect(differences(now, published)).toEqual([])
    else published = wanted
    seen[isNew ? 'new' : 'old'] += 1
  }
  console.log(`${kills} kills: ${JSON.stringify(seen)}`)
  expect(await generate(a, out)).toBe(0)
  expect(differences(treeOf(out), treeOfA)).toEqual([])
  rmSync(out, { recursive: true })
}, 600_000)

const same = (one: unknown, other: unknown) =>
  one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) === 0 : one === other

/** Runs the command; kills it after so many milliseconds, when any are given. Gives its exit code. */
async function generate(manifest: string, out: string, killAfterMs?: number): Promise<number | null> {
  const args = [join(root, 'generator/sightline.mjs'), 'generate', '--manifest', manifest, '--out', out]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const exit = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await Promise.race([exit, sleep(killAfterMs)])
    child.kill('SIGKILL')
  }
  const [code] = (await exit) as [number | null]
  return code
}
