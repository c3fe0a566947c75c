import type { Line } from './series.ts'
import type { Outcome } from './targets.ts'

/** The measurements of one size as a table. */
export function printLines(lines: readonly Line[]): string {
  const head = [
    '',
    'quiet runs',
    'wall s',
    '(from - to)',
    'CPU s',
    'others s',
    'peak MB',
    'pages/s',
    'files written',
    'MB made',
  ]
  const rows = lines.map(
    ({
      name,
      runs,
      undisturbed,
      seconds,
      fastest,
      slowest,
      cpuSeconds,
      othersSeconds,
      peakBytes,
      pages,
      files,
      bytes,
    }) => [
      name,
      `${undisturbed} of ${runs}`,
      seconds.toFixed(2),
      `(${fastest.toFixed(2)} - ${slowest.toFixed(2)})`,
      cpuSeconds?.toFixed(2) ?? '-',
      othersSeconds?.toFixed(2) ?? '-',
      peakBytes === undefined ? '-' : (peakBytes / 1e6).toFixed(0),
      (pages / seconds).toFixed(0),
      String(files),
      bytes === undefined ? '-' : (bytes / 1e6).toFixed(1),
    ],
  )
  return printTable([head, ...rows])
}

/** The targets next to the measurements. */
export function printOutcomes(outcomes: readonly Outcome[]): string {
  return printTable([
    ['', 'measured', 'in CPU time', 'promised', ''],
    ...outcomes.map(({ promise, value, ofCpu, limit, kept, quiet }) => [
      promise,
      value.toFixed(2),
      ofCpu?.toFixed(2) ?? '-',
      `<= ${limit}`,
      `${kept ? '' : 'NOT KEPT'}${quiet ? '' : ' (disturbed)'}`,
    ]),
  ])
}

/** Aligns the first column left, and numbers right. */
function printTable(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
