import { shortened } from '../../../src/shared/shortened.ts'
import type { Path } from '../../read/raw-values.ts'

/** A field as messages name it: by its key or, in a list, by its place. */
export function fieldName(path: Path): string {
  const key = path.findLast((step) => typeof step === 'string')
  const last = path.at(-1)
  if (key === undefined) return typeof last === 'number' ? `entry ${last + 1}` : 'the file'
  return typeof last === 'number' ? `entry ${last + 1} of "${String(key)}"` : `"${String(key)}"`
}

/** Keys in a sentence: `"id", "icon" and "plans"`. */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and') =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${last} `)

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
}

/** A type that a schema expects, in words: `a list`. */
export const typeName = (expected: string) => types[expected] ?? expected

/** What a value is, in words: `the text "5"`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  if (typeof value === 'string') return `the text ${quoted(value)}`
  if (typeof value === 'boolean') return `the value ${value}`
  return Number.isFinite(value) ? `the number ${value}` : 'not a finite number'
}

/** A value as its author wrote it. */
export const spelled = (value: unknown) => (typeof value === 'string' ? quoted(value) : kindOf(value))

export const isScalar = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object')

/** Enough of a text to recognize it. */
export const quoted = (text: string) => `"${shortened(text, 60)}"`
