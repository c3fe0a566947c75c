import { distance } from 'fastest-levenshtein'

/**
 * The known name an author most likely meant, or undefined when none is close enough: in the part that differs, one
 * letter may be off in a short word, two in most, up to four in a long one. A name with other words altogether means
 * something else.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const [best] = ranked(name, known)
  return best !== undefined && best.slips <= tolerance(best.wrong) ? best.candidate : undefined
}

const tolerance = (word: string) => (word.length < 4 ? 1 : Math.min(4, Math.max(2, Math.floor(word.length / 4))))

/**
 * The known name that can replace `name` without asking: the only similar one, one typo away, or two in a long word.
 * Different digits are never a typo, nor is a word that `isOther` knows as the name of something else.
 */
export function certain(
  name: string,
  known: Iterable<string>,
  isOther: (words: string) => boolean = () => false,
): string | undefined {
  const [best, second] = ranked(name, known)
  if (best === undefined) return undefined
  const { candidate, slips, wrong, right } = best
  const ahead = (second?.slips ?? Number.POSITIVE_INFINITY) - slips
  if (slips === 0) return ahead > 0 ? candidate : undefined
  const isClear = slips === 1 ? longest(wrong, right) > 3 : slips === 2 && longest(wrong, right) > 9
  if (!isClear || ahead < slips) return undefined
  const figures = (text: string) => text.replace(/\D/g, '')
  return figures(wrong) !== figures(right) || isOther(wrong) ? undefined : candidate
}

const longest = (a: string, b: string) => Math.max(a.length, b.length)

interface Candidate {
  candidate: string
  /** The number of letters that are wrong, missing, extra or swapped. */
  slips: number
  /** The words that differ, as they are in the name (`wrong`) and in the candidate (`right`). */
  wrong: string
  right: string
}

/** Nearest first; ties keep the order of `known`. */
function ranked(name: string, known: Iterable<string>): Candidate[] {
  return [...new Set(known)]
    .map((candidate) => {
      const [wrong, right] = difference(wordsOf(name), wordsOf(candidate))
      return { candidate, slips: slipsBetween(wrong, right), wrong, right }
    })
    .sort((a, b) => a.slips - b.slips)
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What is left of both without the words they share at the start and at the end. */
function difference(a: readonly string[], b: readonly string[]): [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const rest = (words: readonly string[]) => words.slice(start, words.length - end).join('-')
  return [rest(a), rest(b)]
}

/** Counts two swapped neighboring letters as one slip. */
function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  if (slips < 2 || slips > 5 || Math.abs(a.length - b.length) > slips - 2) return slips
  const swapped = Array.from(a.slice(1), (_, at) => a.slice(0, at) + a[at + 1]! + a[at]! + a.slice(at + 2))
  return Math.min(slips, ...swapped.map((each) => 1 + distance(each, b)))
}

/** The sentence that tells an author what `name` should have been: the nearest name, or all of them if they are few. */
export function suggest(name: string, known: Iterable<string>): string {
  const names = [...known]
  const meant = nearest(name, names)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  if (names.length === 0) return 'Remove it: none are defined yet.'
  if (names.length > 12) return `Use one of the ${names.length} known names; none is similar.`
  return `Use one of: ${names.join(', ')}.`
}
