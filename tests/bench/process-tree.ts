import { readdirSync, readFileSync } from 'node:fs'

/**
 * The memory of a process and everything below it, now: the sum of what is resident, or the most that one of them ever
 * held, when that is more. Only of processes called `named`, where it is given. Linux only. Pages that two processes share count twice.
 */
export function peakOf(pid: number, named?: string): number {
  let resident = 0
  let highest = 0
  for (const each of tree(pid)) {
    const status = readOr('', `/proc/${each}/status`)
    if (named !== undefined && !status.startsWith(`Name:\t${named}\n`)) continue
    resident += kilobytes(status, 'VmRSS')
    highest = Math.max(highest, kilobytes(status, 'VmHWM'))
  }
  return Math.max(resident, highest) * 1024
}

function* tree(pid: number | string): Iterable<number | string> {
  yield pid
  for (const thread of threadsOf(pid)) {
    for (const child of readOr('', `/proc/${pid}/task/${thread}/children`).split(' ')) {
      if (child !== '') yield* tree(child)
    }
  }
}

function threadsOf(pid: number | string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    // Ended meanwhile.
    return []
  }
}

function readOr(otherwise: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

const kilobytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
