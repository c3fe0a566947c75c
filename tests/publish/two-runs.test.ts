import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { removeStale } from '../../generator/disk/lock-file.ts'
import { withLock } from '../../generator/publish/lock.ts'
import { command, ended, failing, start } from '../support/command.ts'
import { list, readDraft, writeDraft } from '../support/draft.ts'
import { coldTree, differences, forget, publish, treeOf } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

const place = emptyFolder()
const out = join(place, 'dist')
const lock = `${out}.lock`
const one = join(place, 'one')
const other = join(place, 'other')
const draft = readDraft(world('base'))
writeDraft(draft, one)
const larger = structuredClone(draft)
for (let number = 1; number <= 10; number += 1) list(larger['cities.yaml']).push({ name: `Town ${number}` })
writeDraft(larger, other)

const generate = (manifest: string) => ['generate', '--manifest', manifest, '--out', out]
const beside = () => readdirSync(place).sort()
const silent = () => {}

/** The pid of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['--version']).pid

/** The lock name of a zombie: a process that has ended and that its parent has not yet reaped. */
async function zombie(): Promise<string> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'])
  onTestFinished(() => void parent.kill())
  const pid = Number((await once(parent.stdout, 'data'))[0])
  const stat = (of: number) => readFileSync(`/proc/${of}/stat`, 'utf8').split(' ')
  // A shell would reap it.
  await vi.waitUntil(() => stat(parent.pid!)[1] === '(sleep)', { timeout: 60_000, interval: 1 })
  process.kill(pid)
  await vi.waitUntil(() => stat(pid)[2] === 'Z', { timeout: 60_000, interval: 1 })
  return `${pid}-${stat(pid)[21]}`
}

afterEach(() => rmSync(lock, { force: true }))

describe('two runs at once', () => {
  it('run one after the other, and the second says that it waits', async () => {
    // Whichever was published before, the first has work to do.
    rmSync(out, { recursive: true, force: true })
    // It stops halfway until the second has said that it waits, however fast either is.
    const first = start(generate(other), failing({ under: [`${out}.next`], only: 'mkdir', at: 1, code: 'STOP' }))
    const end = ended(first)
    await vi.waitUntil(isTaken, { timeout: 60_000, interval: 1 })
    const second = start(generate(one))
    const next = ended(second)
    await once(second.stderr, 'data')
    const waking = setInterval(() => first.kill('SIGCONT'), 20)
    const [a, b] = [await next, await end]
    clearInterval(waking)
    expect([a.code, b.code]).toEqual([0, 0])
    expect(a.err).toContain(`Waiting for process ${first.pid}, which is publishing to ${out} ...`)
    expect(differences(treeOf(out), await coldTree(one))).toEqual([])
    expect(beside()).toEqual(['dist', 'one', 'other'])
  })

  it('all succeed, however many they are', { tags: ['soak'] }, async () => {
    const many = 8
    const runs = await Promise.all(
      Array.from({ length: many }, (_, index) => command(generate(index % 2 ? one : other))),
    )
    expect(runs.map(({ code }) => code)).toEqual(Array(many).fill(0))
    const [tree, first, second] = [treeOf(out), await coldTree(one), await coldTree(other)]
    expect(Math.min(differences(tree, first).length, differences(tree, second).length)).toBe(0)
    expect(beside()).toEqual(['dist', 'one', 'other'])
  })
})

describe('a lock', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['of a process that has ended', () => symlinkSync(`${deadProcess()}-1`, lock)],
    ['of a zombie whose parent never reaps it, as in containers', async () => symlinkSync(await zombie(), lock)],
    ['of an ended process, without its start', () => symlinkSync(`${deadProcess()}`, lock)],
    ['of an earlier process with our own number, as in a container', () => symlinkSync(`${process.pid}-1`, lock)],
    ['left as a file by an earlier version', () => writeFileSync(lock, `${deadProcess()}`)],
    ['without content', () => writeFileSync(lock, '')],
  ])('%s is taken over', async (_, leave) => {
    await leave()
    const { code, said } = await publish(one, out)
    expect(code, said).toBe(0)
    expect(said).not.toContain('Waiting')
    expect(beside()).toEqual(['dist', 'one', 'other'])
  })

  it('of a living process is waited for', async () => {
    let isOver = false
    const first = withLock(out, silent, async () => {
      await sleep(100)
      isOver = true
    })
    const said: string[] = []
    await withLock(
      out,
      (line) => said.push(line),
      async () => expect(isOver).toBe(true),
    )
    await first
    expect(said).toEqual([`Waiting for process ${process.pid}, which is publishing to ${out} ...`])
    expect(isTaken()).toBe(false)
  })

  it('that is still a folder, as while Windows makes a junction, is waited for', async () => {
    mkdirSync(lock)
    const said: string[] = []
    const work = withLock(
      out,
      (line) => said.push(line),
      async () => 'done',
    )
    await sleep(100)
    rmdirSync(lock)
    expect(await work).toBe('done')
    expect(said).toEqual([`Waiting for process (unknown), which is publishing to ${out} ...`])
  })

  it('is waited for, two minutes for each run that holds it; then the error names the process to end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const pass = async (seconds: number) => {
      vi.setSystemTime(Date.now() + seconds * 1000)
      // Longer than the pause between two looks at the lock.
      await sleep(100)
    }
    symlinkSync('1', lock)
    const waiting = withLock(out, silent, async () => {})
    let hasGivenUp = false
    waiting.catch(() => {
      hasGivenUp = true
    })
    await pass(100)
    rmSync(lock)
    symlinkSync(`${process.pid}`, lock)
    await pass(1)
    await pass(100)
    expect(hasGivenUp).toBe(false)
    await pass(21)
    await expect(waiting).rejects.toThrow(
      `Process ${process.pid} has been publishing to ${out} for too long. End it, or remove ${lock}.`,
    )
  })

  it('is never held by two runs, however many want it after its holder has died', async () => {
    symlinkSync(`${deadProcess()}-1`, lock)
    let [inside, most] = [0, 0]
    const want = () =>
      withLock(out, silent, async () => {
        inside += 1
        most = Math.max(most, inside)
        await sleep(2)
        inside -= 1
      })
    await Promise.all(Array.from({ length: 20 }, want))
    expect(most).toBe(1)
    expect(isTaken()).toBe(false)
  })

  it('of another run is not removed by a run that ends', async () => {
    await withLock(out, silent, async () => {
      // Somebody removed our lock by hand, and another run took it right away.
      rmSync(lock)
      symlinkSync('1-1', lock)
    })
    expect(readlinkSync(lock)).toBe('1-1')
  })

  it('is not taken from a run that was quicker to take it over', () => {
    symlinkSync('1-1', lock)
    removeStale(lock, `${deadProcess()}-1`)
    expect(readlinkSync(lock)).toBe('1-1')
    expect(beside().filter((name) => name.startsWith('dist.lock.'))).toEqual([])
  })

  it('is taken over even from a process that died while taking it over', async () => {
    const dead = `${deadProcess()}-1`
    symlinkSync(dead, lock)
    symlinkSync(`${deadProcess()}-1`, `${lock}.${dead}`)
    expect((await publish(one, out)).code).toBe(0)
    expect(beside()).toEqual(['dist', 'one', 'other'])
  })

  it('is released by a run that fails', async () => {
    await expect(withLock(out, silent, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(isTaken()).toBe(false)
  })

  it('can be taken for a folder whose parent does not exist yet', async () => {
    const deep = join(place, 'not/there/yet/dist')
    expect((await publish(one, deep)).code).toBe(0)
    expect(existsSync(join(deep, 'index.html'))).toBe(true)
    forget(deep)
    rmSync(join(place, 'not'), { recursive: true })
  })
})

function isTaken(): boolean {
  return lstatSync(lock, { throwIfNoEntry: false }) !== undefined
}
