import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { endProfile, type Profile, startProfile } from '../../generator/profile.ts'
import { command, objectsIn } from '../support/command.ts'
import { emptyFolder, world } from '../support/world.ts'

const out = join(emptyFolder(), 'dist')
const generate = (...options: string[]) => command(['generate', '--manifest', world('base'), '--out', out, ...options])

interface Event extends Profile {
  event: string
  written: number
  bytes: number
}

/** The profile that a run prints, and the time it took as measured from outside. */
async function profiled(...options: string[]): Promise<{ profile: Event; elapsedMs: number }> {
  const start = performance.now()
  const { out } = await generate('--profile', '--json', ...options)
  const elapsedMs = performance.now() - start
  const events = objectsIn<Event>(out)
  expect(events.at(-1)!.event).toBe('profile')
  return { profile: events.at(-1)!, elapsedMs }
}

const phasesOf = ({ phases }: Profile) => phases.map(({ phase }) => phase)
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The first run has everything to do. After it, a run finds nothing to do. */
let cold: Awaited<ReturnType<typeof profiled>>
beforeAll(async () => {
  cold = await profiled('--threads', '2')
})

describe('the profile of a whole site', () => {
  it('names the phases in their order', () => {
    const phases = phasesOf(cold.profile)
    const order = ['starting', 'reading', 'parsing', 'checking', 'expanding', 'rendering', 'publishing']
    expect(phases.filter((phase) => order.includes(phase))).toEqual(order)
  })

  it('counts no time twice, and includes CPU time', () => {
    const wallMs = total(cold.profile.phases.map((each) => each.wallMs))
    expect(wallMs).toBeLessThan(cold.elapsedMs)
    expect(cold.profile.phases.every((each) => each.wallMs >= 0 && each.cpuMs >= 0)).toBe(true)
    expect(total(cold.profile.phases.map((each) => each.cpuMs))).toBeGreaterThan(0)
  })

  it('counts the files and bytes written', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(out, file)))
      .filter((stat) => stat.isFile())
    expect(cold.profile.written).toBe(files.length)
    expect(cold.profile.bytes).toBe(total(files.map(({ size }) => size)))
    expect(cold.profile.peakBytes).toBeGreaterThan(1e7)
  })

  it('gives the CPU time of each thread, where the system knows it', () => {
    const { threads } = cold.profile
    expect(threads.map(({ thread }) => thread)).toEqual(['command', 'render 1'])
    if (process.platform === 'linux') for (const { cpuMs } of threads) expect(cpuMs).toBeGreaterThan(0)
  })
})

describe('the profile of a command that keeps publishing', () => {
  it('counts for each publish only its own CPU time, not that of earlier ones', () => {
    const [first, second] = [1, 2].map(() => {
      startProfile()
      return endProfile()!.threads[0]!
    })
    // The first one counts from the start of the thread, which has loaded all of this file.
    if (process.platform === 'linux') expect(second!.cpuMs).toBeLessThan(first!.cpuMs! / 2)
  })
})

describe('the profile of a run that found nothing to do', () => {
  it('shows that it only looked for changes', async () => {
    const { profile } = await profiled()
    expect(phasesOf(profile)).toEqual(['starting', 'looking for changes'])
    expect(profile).toMatchObject({ written: 0, bytes: 0 })
  })

  it('is a table for people', async () => {
    const { out: text } = await generate('--profile')
    expect(text).toMatch(/^phase +wall s +CPU s +MB after\nstarting +\d+\.\d\d +\d+\.\d\d +\d+$/m)
    expect(text).toMatch(/^thread +CPU s\ncommand +(\d+\.\d\d|-)$/m)
    expect(text).toContain('0 files written, 0.0 MB; peak memory ')
  })

  it('is printed only on request', async () => {
    const { out: text } = await generate('--json')
    expect(objectsIn(text)).toEqual([expect.objectContaining({ event: 'published' })])
  })
})
