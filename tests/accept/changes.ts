/** One change in one or more snapshots: the removed and added lines, without their indentation. */
interface Change {
  removed: string[]
  added: string[]
  files: string[]
}

/**
 * The changes in a `git diff --unified=0`, equal ones merged, the most frequent first: a change of the header is in
 * every snapshot, but is read once.
 */
export function changesIn(diff: string): Change[] {
  const changes = new Map<string, Change>()
  for (const part of diff.split(/^diff --git .*$/m).slice(1)) {
    const file = /^(?:\+\+\+ b|--- a)\/(.+)$/m.exec(part.replace(/^.*\/dev\/null$/m, ''))?.[1] ?? ''
    for (const hunk of part.split(/^@@ .*$/m).slice(1)) {
      const lines = (sign: string) =>
        hunk
          .split('\n')
          .filter((line) => line.startsWith(sign))
          .map((line) => line.slice(1).trim())
      const [removed, added] = [lines('-'), lines('+')]
      const key = JSON.stringify([removed, added])
      const known = changes.get(key) ?? { removed, added, files: [] }
      changes.set(key, { ...known, files: [...new Set([...known.files, file])] })
    }
  }
  return [...changes.values()].sort((a, b) => b.files.length - a.files.length)
}

/** The changes as text: the files, then the removed and added lines. Long lists end with how many more there are. */
export function printChanges(changes: readonly Change[]): string {
  return changes
    .map(({ removed, added, files }) => {
      const lines = [...removed.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)]
      return [`${shortened(files, 3).join(', ')}:`, ...shortened(lines, 40), ''].join('\n')
    })
    .join('\n')
}

const shortened = (list: readonly string[], most: number) =>
  list.length <= most ? list : [...list.slice(0, most), `and ${list.length - most} more`]
