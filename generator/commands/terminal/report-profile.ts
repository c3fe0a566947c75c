import { megabytes, sum } from '../../numbers.ts'
import { plural } from '../../problems/print.ts'
import { endProfile, type Profile } from '../../profile.ts'
import type { Io } from './io.ts'

/** What a profiled run has written to disk. */
interface Output {
  written: number
  bytes: number
}

/** Ends the profile of this run, if there is one, and reports where the time went. */
export function reportProfile(io: Pick<Io, 'json' | 'print'>, { written, bytes }: Output): void {
  const profile = endProfile()
  if (profile === undefined) return
  const output = { written, bytes }
  io.print(io.json ? JSON.stringify({ event: 'profile', ...profile, ...output }) : `\n${printProfile(profile, output)}`)
}

function printProfile({ phases, threads, peakBytes }: Profile, { written, bytes }: Output): string {
  const cpuMs = sum(phases.map((each) => each.cpuMs))
  const areAllKnown = threads.every((each) => each.cpuMs !== undefined)
  const others = areAllKnown ? cpuMs - sum(threads.map((each) => each.cpuMs ?? 0)) : undefined
  return [
    row('phase', 'wall s', 'CPU s', 'MB after'),
    ...phases.map((each) =>
      row(each.phase, seconds(each.wallMs), seconds(each.cpuMs), (each.memoryBytes / 1e6).toFixed(0)),
    ),
    row('total', seconds(sum(phases.map((each) => each.wallMs))), seconds(cpuMs)),
    '',
    row('thread', '', 'CPU s'),
    ...threads.map((each) => row(each.thread, '', seconds(each.cpuMs))),
    row('others: GC, compiler, disk', '', seconds(others)),
    '',
    `${plural(written, 'file')} written, ${megabytes(bytes)}; peak memory ${megabytes(peakBytes)}.`,
  ].join('\n')
}

const row = (name: string, wall: string, cpu: string, memory = '') =>
  `${name.padEnd(32)}${wall.padStart(8)}${cpu.padStart(8)}${memory.padStart(9)}`.trimEnd()
const seconds = (ms: number | undefined) => (ms === undefined ? '-' : (ms / 1000).toFixed(2))
