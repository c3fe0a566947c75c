import { distance } from 'fastest-levenshtein'
import { memo } from '../memo.ts'

/** Names of one kind. A set must be complete, because what is computed for its names is cached. */
type Known = ReadonlySet<string> | readonly string[]

/**
 * The known name an author most likely meant, or undefined when none is close enough: in the part that differs, one
 * letter may be off in a short word, two in most, up to four in a long one. A name with other words altogether means
 * something else.
 */
export function nearest(name: string, known: Known): string | undefined {
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
  known: Known,
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

/** The only known name that `name` begins, as "Fri" and "Thurs." begin the name of a day. */
export function abbreviated(name: string, known: Known): string | undefined {
  const start = name.trim().toLowerCase().replace(/\.$/, '')
  const full = start.length < 3 ? [] : [...known].filter((each) => each.toLowerCase().startsWith(start))
  return full.length === 1 ? full[0] : undefined
}

interface Candidate {
  candidate: string
  /** The number of letters that are wrong, missing, extra or swapped. */
  slips: number
  /** The words that differ, as they are in the name (`wrong`) and in the candidate (`right`). */
  wrong: string
  right: string
}

/** A name with more typos than this was not meant, and does not make a closer one less certain. */
const mostSlips = 4

/** Nearest first, without those that are too far away; ties keep the order of `known`. */
function ranked(name: string, known: Known): Candidate[] {
  const meant = spellingOf(name)
  const near: Candidate[] = []
  for (const each of spellingsOf(known)) {
    if (areFar(meant, each)) continue
    const [wrong, right] = difference(meant.words, each.words)
    const slips = slipsBetween(wrong, right)
    if (slips <= mostSlips) near.push({ candidate: each.name, slips, wrong, right })
  }
  return near.sort((a, b) => a.slips - b.slips)
}

/** Cached for a set: thousands of names may be looked up in thousands. */
const spellingsOf = (known: Known): readonly Spelling[] =>
  known instanceof Set
    ? memo(known, `spellings ${known.size}`, () => Array.from(known, spellingOf))
    : Array.from(new Set(known), spellingOf)

interface Spelling {
  name: string
  words: readonly string[]
  /** The number of its letters. */
  length: number
  /** A bit for each letter that occurs in it. Some letters share a bit. */
  letters: number
}

function spellingOf(name: string): Spelling {
  const words = wordsOf(name)
  const all = words.join('')
  let letters = 0
  for (let at = 0; at < all.length; at += 1) letters |= 1 << all.charCodeAt(at)
  return { name, words, length: all.length, letters }
}

/** Whether more letters have to be changed than so few typos can change: each changes one, or swaps two. */
const areFar = (a: Spelling, b: Spelling): boolean =>
  Math.abs(a.length - b.length) > mostSlips ||
  bitsIn(a.letters & ~b.letters) > mostSlips ||
  bitsIn(b.letters & ~a.letters) > mostSlips

function bitsIn(number: number): number {
  let [count, left] = [0, number]
  while (left !== 0) {
    left &= left - 1
    count += 1
  }
  return count
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

/** How many letters of one word are wrong, missing, extra or swapped in the other. Swapped neighbors count as one. */
export function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  if (slips < 2 || slips > 5 || Math.abs(a.length - b.length) > slips - 2) return slips
  const swapped = Array.from(a.slice(1), (_, at) => a.slice(0, at) + a[at + 1]! + a[at]! + a.slice(at + 2))
  return Math.min(slips, ...swapped.map((each) => 1 + distance(each, b)))
}

/** How many names a sentence may list: all kinds of pages, and all icons, which an author can look up nowhere else. */
export const mostListed = 24

/**
 * The sentence that tells an author what `name` should have been: the nearest name, or all of them if they are few.
 * With `mayGo`, the name is one of several: if it refers to something that no longer exists, the others may be enough.
 */
export function suggest(name: string, known: Known, mayGo = false): string {
  const meant = nearest(name, known) ?? abbreviated(name, known)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const names = [...known]
  if (names.length === 0) return 'Remove it: none are defined yet.'
  const use = mayGo ? 'Remove it, or use' : 'Use'
  if (names.length > mostListed) return `${use} one of the ${names.length} known names; none is similar.`
  return `${use} one of: ${names.join(', ')}.`
}
