import { distance } from 'fastest-levenshtein'

/**
 * The known name an author most likely meant, or nothing when none is close enough: one letter off in a short name, two
 * in most, four in a long one.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase())
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best !== undefined && fewest <= tolerance(name) ? best : undefined
}

const tolerance = (name: string) => (name.length < 4 ? 1 : Math.min(4, Math.max(2, Math.floor(name.length / 4))))

/** The sentence that tells an author what `name` should have been: the nearest name, or all of them if they are few. */
export function suggest(name: string, known: Iterable<string>): string {
  const names = [...known]
  const meant = nearest(name, names)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  if (names.length === 0) return 'Remove it: there is none of its kind yet.'
  if (names.length > 12) return `Use one of the ${names.length} known names; none of them is like it.`
  return `Use one of: ${names.join(', ')}.`
}
