import { type Machine, printMachine } from './machine.ts'
import type { Line } from './series.ts'
import type { Measurement } from './targets.ts'

/** The measurements as tests/bench/README.md shows them: a row for each name, and for each size wall, spread, CPU and memory. */
export function printForReadme(machine: Machine, measurements: readonly Measurement[]): string {
  const names = [...new Set(measurements.flatMap(({ lines }) => lines.map(({ name }) => name)))]
  const sizes = measurements.map(({ lines }) => lines[0]!.pages.toLocaleString('en'))
  const heads = sizes.flatMap((size) => [`${size} pages: wall s`, 'from - to', 'CPU s', 'MB'])
  const rows = names.map((name) => [
    name,
    ...measurements.flatMap(({ lines }) => cellsOf(lines.find((line) => line.name === name))),
  ])
  const table = [['', ...heads], ['---', ...heads.map(() => '---:')], ...rows]
  return [`${printMachine(machine)}.`, '', ...table.map((cells) => `| ${cells.join(' | ')} |`)].join('\n')
}

function cellsOf(line: Line | undefined): string[] {
  if (line === undefined) return ['', '', '', '']
  const { seconds, fastest, slowest, cpuSeconds, peakBytes } = line
  return [
    seconds.toFixed(2),
    `${fastest.toFixed(2)} - ${slowest.toFixed(2)}`,
    cpuSeconds?.toFixed(2) ?? '',
    peakBytes === undefined ? '' : (peakBytes / 1e6).toFixed(0),
  ]
}
