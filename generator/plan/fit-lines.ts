/** The first lines that fit into `room` characters, and how many are left over. */
export function fitLines(lines: readonly string[], room: number): { shown: string[]; left: number } {
  let taken = 0
  let count = 0
  for (const line of lines) {
    taken += line.length + 1
    if (taken > room) break
    count += 1
  }
  return { shown: lines.slice(0, count), left: lines.length - count }
}
