import { highest } from '../numbers.ts'

/** Rows of texts as columns of equal width, two spaces apart. The columns in `right`, from 0, are right-aligned. */
export function table(
  rows: readonly (readonly string[])[],
  { right = [] }: { right?: readonly number[] } = {},
): string {
  const widths = (rows[0] ?? []).map((_, column) => highest(rows.map((row) => row[column]!.length)))
  const aligned = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n')
}
