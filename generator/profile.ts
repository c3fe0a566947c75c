import { readIfThere } from './disk/read-if-there.ts'

/** The parts of `generate` that are timed separately. */
export type Phase =
  | 'starting'
  | 'looking for changes'
  | 'loading code'
  | 'reading'
  | 'parsing'
  | 'checking'
  | 'expanding'
  | 'bundling'
  | 'comparing'
  | 'rendering'
  | 'drawing'
  | 'making other files'
  | 'publishing'

interface PhaseUse {
  phase: Phase
  wallMs: number
  /** Of all threads and of child processes that have ended: more than the wall time when several are busy. */
  cpuMs: number
  /** The memory of the process when the phase ends. */
  memoryBytes: number
}

/** A thread that has finished. */
export interface ThreadUse {
  thread: string
  /** Undefined where the system does not report it. */
  cpuMs: number | undefined
}

export interface Profile {
  phases: PhaseUse[]
  threads: ThreadUse[]
  /** The peak memory of the process, without its child processes. */
  peakBytes: number
}

/** The profile so far, in the thread of the command. */
let current:
  | { phases: Map<Phase, PhaseUse>; threads: ThreadUse[]; phase: Phase; since: Clocks; usedBefore: number }
  | undefined

let hasBegun = false

/**
 * Measures this thread's command from here on. Everything before, from the start of the process, counts as "starting".
 * A command that publishes repeatedly starts only once.
 */
export function startProfile(): void {
  const since = hasBegun ? clocks() : { wallMs: 0, cpuMs: 0 }
  const usedBefore = hasBegun ? (threadUse('command').cpuMs ?? 0) : 0
  hasBegun = true
  current = { phases: new Map(), threads: [], phase: 'starting', since, usedBefore }
}

export const isProfiled = () => current !== undefined

/** Ends the current phase and starts the given one. A no-op without a profile. */
export function mark(phase: Phase): void {
  if (current === undefined) return
  const now = clocks()
  const { phases, since } = current
  const use = phases.get(current.phase) ?? { phase: current.phase, wallMs: 0, cpuMs: 0, memoryBytes: 0 }
  phases.set(current.phase, {
    ...use,
    wallMs: use.wallMs + now.wallMs - since.wallMs,
    cpuMs: use.cpuMs + now.cpuMs - since.cpuMs,
    memoryBytes: process.memoryUsage.rss(),
  })
  current.phase = phase
  current.since = now
}

/** Adds what a thread has reported about itself. */
export function noteThread(use: ThreadUse | undefined): void {
  if (use !== undefined) current?.threads.push(use)
}

/** Ends the profile. */
export function endProfile(): Profile | undefined {
  if (current === undefined) return undefined
  mark(current.phase)
  const { phases, threads, usedBefore } = current
  current = undefined
  const { thread, cpuMs } = threadUse('command')
  return {
    phases: [...phases.values()],
    threads: [{ thread, cpuMs: cpuMs && cpuMs - usedBefore }, ...threads],
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }
}

/** What the calling thread has used so far. */
export function threadUse(thread: string): ThreadUse {
  // Run time in nanoseconds comes first on the line.
  const line = lineOf('/proc/thread-self/schedstat')
  return { thread, cpuMs: line === '' ? undefined : Number.parseInt(line, 10) / 1e6 }
}

interface Clocks {
  wallMs: number
  cpuMs: number
}

/** Counted from the start of the process, whichever thread calls. */
function clocks(): Clocks {
  const { user, system } = process.cpuUsage()
  return { wallMs: process.uptime() * 1000, cpuMs: (user + system) / 1000 + childrenMs() }
}

/** CPU time of our child processes that have ended, such as the bundler. Only Linux reports it. */
function childrenMs(): number {
  // Fields 16 and 17 of the line, in hundredths of a second; the name before them may contain spaces.
  const fields = lineOf('/proc/self/stat').split(') ').at(-1)!.split(' ')
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number)
  return 10 * (user + system)
}

/** What the system says about us in a file; empty where it has no such file. */
const lineOf = (file: string): string => readIfThere(file)?.toString() ?? ''
