import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peakOf } from './process-tree.ts'
import { busySeconds, ticksPerSecond } from './quiet.ts'

export interface Measured {
  /** From the start of the process to its end. */
  seconds: number
  /** User and system time of the process and all its children. Undefined where it cannot be measured. */
  cpuSeconds: number | undefined
  /** The peak memory of the whole process tree. Undefined where it cannot be measured. */
  peakBytes: number | undefined
  /** CPU time that all other processes took meanwhile. Undefined where it cannot be measured. */
  othersSeconds: number | undefined
  stdout: string
}

/** How often the memory of the tree is sampled. */
const sampleMs = 20

/** Runs a command to its end and measures it. Throws when the command fails. */
export async function measure(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const hasProc = existsSync('/proc/self/stat')
  const usage = hasProc ? undefined : usageFile()
  const before = hasProc ? clocks() : undefined
  const start = performance.now()
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env, ...usage?.env } })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (output.stderr += text))
  let peak = 0
  const sampler = hasProc ? setInterval(() => (peak = Math.max(peak, peakOf(child.pid!))), sampleMs) : undefined
  try {
    let end = start
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => (end = performance.now()))
      child.once('close', resolve)
    })
    if (status !== 0)
      throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${output.stderr}${output.stdout}`)
    const seconds = (end - start) / 1000
    if (before === undefined) return { seconds, othersSeconds: undefined, ...usage!.read(), stdout: output.stdout }
    const after = clocks()
    const cpuSeconds = after.children - before.children
    const othersSeconds = Math.max(0, after.machine - before.machine - cpuSeconds - (after.own - before.own))
    return { seconds, cpuSeconds, othersSeconds, peakBytes: peak, stdout: output.stdout }
  } finally {
    clearInterval(sampler)
    usage?.remove()
  }
}

/** CPU time so far: of the whole machine, of this process, and of all its children that have ended. */
function clocks(): { machine: number; own: number; children: number } {
  // Fields 14 to 17 of the line, counted from 1; the name before them may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ').slice(11, 15).map(Number)
  const [user, system, childrenUser, childrenSystem] = fields as [number, number, number, number]
  return {
    machine: busySeconds(),
    own: (user + system) / ticksPerSecond,
    children: (childrenUser + childrenSystem) / ticksPerSecond,
  }
}

/** Without /proc, a Node process reports its own usage when it ends (ru_maxrss). Other commands report nothing. */
function usageFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-usage-'))
  const file = join(folder, 'usage.json')
  const probe = `import { writeFileSync } from 'node:fs'; import { isMainThread } from 'node:worker_threads'
    if (isMainThread) process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage())))`
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probe)}` },
    read: () => {
      if (!existsSync(file)) return { cpuSeconds: undefined, peakBytes: undefined }
      const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ResourceUsage
      return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
