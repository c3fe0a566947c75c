/** Where the first matching rule redirects `path`. `*` stands for the rest of the path, `:splat` repeats it. */
export function redirectTarget(path: string, rules: Iterable<{ from: string; to: string }>): string | undefined {
  for (const { from, to } of rules) {
    if (from === path) return to
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1)))
      return to.replace(':splat', path.slice(from.length - 1))
  }
  return undefined
}
