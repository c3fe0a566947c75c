import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { isInMemory } from './set-aside.ts'

export interface Machine {
  system: string
  processor: string
  cores: number
  memoryBytes: number
  node: string
  /** Where the sites were written. */
  medium: 'memory' | 'disk'
  /** The load average of the last minute: processes that were running or waiting for a core. */
  load: number
}

/** What a reader needs to know about the machine to judge the numbers. */
export function describeMachine(folder: string): Machine {
  return {
    system: `${type()} ${release()}`,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryBytes: memoryLimit(),
    node: process.version,
    medium: isInMemory(folder) ? 'memory' : 'disk',
    load: loadavg()[0]!,
  }
}

export const printMachine = ({ system, processor, cores, memoryBytes, node, medium, load }: Machine) =>
  `${cores} x ${processor}, ${(memoryBytes / 2 ** 30).toFixed(0)} GB, ${system}, Node ${node}; ` +
  `sites in ${medium === 'memory' ? 'memory (tmpfs)' : 'files on disk'}; load at the start ${load.toFixed(2)}`

/** A container may have less than its machine. */
function memoryLimit(): number {
  const file = '/sys/fs/cgroup/memory.max'
  const limit = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN
  return Number.isFinite(limit) ? limit : totalmem()
}
