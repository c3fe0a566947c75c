import { type Document, isNode } from 'yaml'
import { grouped } from '../numbers.ts'
import { type PlaceAt, type Problem, problem } from '../problems/problems.ts'
import type { Path } from './raw-values.ts'
import { walk } from './walk.ts'

/**
 * The longest text, in characters, and the longest list or group. A site of a hundred thousand pages has a third as
 * many cities; a ten-minute read has 15,000 characters. File size alone does not bound the output: most texts appear on
 * many pages, and each entry of most lists makes some.
 */
const most = 20_000

/** A value larger than what a person writes: where it is, how large, and what to do. */
interface TooMuch {
  path: Path
  what: string
  fix: string
}

/** The first value of a file that is too large. */
export function tooMuch(value: unknown): TooMuch | undefined {
  let found: TooMuch | undefined
  walk(value, (each, path) => {
    if (found !== undefined) return false
    const size = sizeOf(each)
    if (size !== undefined) found = { path: [...path], ...size }
    return undefined
  })
  return found
}

export function tooMuchProblem({ path, what, fix }: TooMuch, document: Document, placeAt: PlaceAt): Problem {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  return problem('TOO_LARGE', placeAt(isNode(node) ? (node.range?.[0] ?? 0) : 0), what, fix)
}

const restore = 'Restore the file from an earlier version, or remove what is not needed.'

function sizeOf(value: unknown): { what: string; fix: string } | undefined {
  if (typeof value === 'string') return excess('text', 'characters', value.length, 'Split the text.')
  if (Array.isArray(value)) return excess('list', 'entries', value.length, restore)
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Object.keys(value)
  const longest = keys.reduce((length, key) => Math.max(length, key.length), 0)
  return excess('key', 'characters', longest, restore) ?? excess('group', 'keys', keys.length, restore)
}

function excess(kind: string, unit: string, size: number, fix: string): { what: string; fix: string } | undefined {
  if (size <= most) return undefined
  const [actual, limit] = [size, most].map(grouped)
  return { what: `a ${kind} of ${actual} ${unit}; a ${kind} may have at most ${limit}`, fix }
}
