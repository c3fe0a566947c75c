import type * as z from 'zod'
import type { Language } from '../../src/shared/languages.ts'
import { englishName } from '../languages.ts'
import { locate, written } from '../problems/locate.ts'
import { nearest, suggest } from '../problems/nearest.ts'
import { catalogue, type Place, type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { slugOf, slugsOf } from '../urls.ts'
import { freeKeys, type Issue, selectIssues } from './issues.ts'
import { knownAt } from './known-keys.ts'

/**
 * Checks `source` against `schema`. Every mistake becomes a problem with its own line and column; `paths` are the
 * invalid places. `original` is the code of the default language, whose words are a block, not a field.
 */
export function validate<T extends z.ZodType>(schema: T, source: Source, original: Language): Validated<z.output<T>> {
  return remember(source, schema, () => parse(schema, source, original)) as Validated<z.output<T>>
}

interface Validated<T> {
  value?: T
  problems: Problem[]
  paths: Path[]
}

const remember = perSource<Validated<unknown>>()

function parse(schema: z.ZodType, source: Source, original: Language): Validated<unknown> {
  const result = schema.safeParse(source.value)
  if (result.success) return { value: result.data, problems: [], paths: [] }
  const { told, all } = selectIssues(result.error.issues, schema, source.value)
  const problems = [
    ...told.flatMap((issue) => explain(issue, schema, source, original)),
    ...missingFields(told, source, original),
  ]
  return { problems, paths: all.map(({ path }) => path) }
}

function explain(issue: Issue, schema: z.ZodType, source: Source, original: Language): Problem[] {
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(source.value, path)
  const report: Report = (code, message, fix, at = path, what = 'value') =>
    problem(code, locate(source, at, what), message, fix)

  switch (issue.code) {
    case 'unrecognized_keys': {
      const free = freeKeys(schema, path, source.value)
      const fix = (key: string) => (free.length === 0 ? 'Remove it: this group has all its keys.' : suggest(key, free))
      return issue.keys.map((key) => report('UNKNOWN_KEY', `unknown key "${key}"`, fix(key), [...path, key], 'key'))
    }
    case 'invalid_type':
      if (value === undefined) return missingOriginal(path, source, original)
      return [
        report(
          'WRONG_TYPE',
          `${name} must be ${article(issue.expected)}, but is ${kindOf(value)}`,
          typeFix(issue.expected, value, path, source),
        ),
      ]
    case 'too_small':
    case 'too_big':
      return [outOfRange(issue, name, value, report)]
    case 'invalid_value': {
      if (value === undefined) return missingOriginal(path, source, original)
      const allowed = issue.values.map(String)
      return [report('UNKNOWN_VALUE', `${name} cannot be ${spelled(value)}`, suggest(String(value), allowed))]
    }
    case 'invalid_union': {
      if (value === undefined) return missingOriginal(path, source, original)
      const known = knownAt(schema, path, source.value)
      if (known.values.length > 0)
        return [report('UNKNOWN_VALUE', `${name} cannot be ${spelled(value)}`, suggest(String(value), known.values))]
      const shapes =
        known.keys.length === 0 ? 'a group of keys' : `one of ${known.keys.map((key) => `${key}:`).join(', ')}`
      return [
        report(
          'WRONG_TYPE',
          `${name} must be text or ${shapes}, but is ${kindOf(value)}`,
          unionFix(value, known.keys, path, source),
        ),
      ]
    }
    case 'invalid_key':
      return issue.issues.map((inner) =>
        coded(inner.message, `the key "${String(path.at(-1))}"`, path.at(-1), (code, message, fix) =>
          report(code, message, fix, path, 'key'),
        ),
      )
    default:
      return [coded(ruleOf(issue), isScalar(value) ? `${name} (${quoted(String(value))})` : name, value, report)]
  }
}

type Report = (code: ProblemCode, message: string, fix: string, at?: Path, what?: 'key' | 'value') => Problem

/** Whether the value is missing altogether. Languages are reported separately: they are blocks, not fields. */
const isAbsent = ({ code, path }: Issue, root: unknown) =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(code) && valueAt(root, path) === undefined

const missingOriginal = (path: Path, source: Source, original: Language): Problem[] =>
  path.at(-1) === original ? [missingText(original, locate(source, path.slice(0, -1)))] : []

/** A page or an entry without words in a language. */
export function missingText(code: Language, place: Place): Problem {
  return problem('MISSING_LANGUAGE', place, `the ${englishName(code)} text is missing`, addBlock(code))
}

/** What to do when the words in a language are missing. */
export function addBlock(code: Language): string {
  // By how the letters are pronounced: an "en:", a "vi:".
  const article = /^[aefhilmnorsx]/.test(code) ? 'an' : 'a'
  return `Add ${article} "${code}:" block with the ${englishName(code)} words.`
}

/** The fields that entries lack: one problem per entry, however many it lacks. */
function missingFields(issues: Issue[], source: Source, original: Language): Problem[] {
  const byEntry = new Map<string, { parent: Path; keys: string[] }>()
  for (const issue of issues) {
    const parent = issue.path.slice(0, -1)
    const key = String(issue.path.at(-1))
    if (key === original || !isAbsent(issue, source.value)) continue
    const entry = byEntry.get(parent.join('\n')) ?? { parent, keys: [] }
    entry.keys.push(key)
    byEntry.set(parent.join('\n'), entry)
  }
  return [...byEntry.values()].map(({ parent, keys }) => {
    const where = parent.length === 0 ? 'the file' : 'this entry'
    const message = `${listed(keys)} ${keys.length === 1 ? 'is' : 'are'} missing`
    const fix = keys.length > 1 ? `Add them to ${where}.` : (meanings[keys[0]!] ?? `Add "${keys[0]}:" to ${where}.`)
    return problem('MISSING_FIELD', locate(source, parent), message, fix)
  })
}

/** For keys whose name does not say what to write. */
const meanings: Record<string, string> = {
  alt: 'Write "alt:" with a sentence on what the photo shows, for those who cannot see it.',
}

const listed = (names: readonly string[]) =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')

function outOfRange(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  name: string,
  value: unknown,
  report: Report,
): Problem {
  if (!Array.isArray(value)) {
    if (typeof value === 'string' && value.trim() === '') {
      return report(
        'EMPTY_TEXT',
        `${name} is empty`,
        meanings[name.replaceAll('"', '')] ??
          `Write the text, or remove the ${name.startsWith('entry') ? 'entry' : 'key if it may be left out'}.`,
      )
    }
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    if (typeof value === 'string')
      return report(
        'BAD_VALUE',
        `${name} must have ${limit} characters, but has ${value.length}`,
        `Write ${limit} characters.`,
      )
    return report('BAD_VALUE', `${name} must be ${limit}, but is ${String(value)}`, `Give a value of ${limit}.`)
  }
  const wanted = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const quantity = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  const difference = Math.abs(wanted - value.length)
  const verb = value.length < wanted ? 'Add' : 'Remove'
  return report(
    'WRONG_LENGTH',
    `${name} must have ${quantity} ${entries(wanted)}, but has ${value.length}`,
    `${verb} ${entries(difference)}.`,
  )
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** The library's own rules, worded like ours. */
const ruleOf = (issue: Issue) =>
  issue.code === 'invalid_format' && issue.format === 'date' ? 'must be a day written 2026-03-14' : issue.message

/** A rule from our own schemas: its message reads `CODE: must be ...`, or is a plain sentence. */
function coded(
  text: string,
  subject: string,
  value: unknown,
  report: (code: ProblemCode, message: string, fix: string) => Problem,
): Problem {
  const match = /^([A-Z_]+): (.*)$/s.exec(text)
  const code = match !== null && match[1]! in catalogue ? (match[1] as ProblemCode) : 'BAD_VALUE'
  const rule = match?.[2] ?? text
  if (!rule.startsWith('must')) return report(code, `${subject}: ${rule}`, `Change it: ${rule}.`)
  const better = corrected(code, String(value))
  return report(code, `${subject} ${rule}`, better === undefined ? `Change it: it ${rule}.` : `Write "${better}".`)
}

/** What the author must have meant, where the rule leaves only one possibility. */
function corrected(code: ProblemCode, value: string): string | undefined {
  const parts = slugsOf(value)
  if (code === 'BAD_SLUG') return slugOf(value) || undefined
  return code === 'BAD_PAGE_ID' && parts.length > 0 && !parts.includes('') ? `/${parts.join('/')}` : undefined
}

function fieldName(path: Path): string {
  const key = path.findLast((step) => typeof step === 'string')
  const last = path.at(-1)
  if (key === undefined) return typeof last === 'number' ? `entry ${last + 1}` : 'the file'
  return typeof last === 'number' ? `entry ${last + 1} of "${String(key)}"` : `"${String(key)}"`
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
}

const article = (expected: string) => kinds[expected] ?? expected

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  return typeof value === 'string'
    ? `the text ${quoted(value)}`
    : `the ${typeof value === 'boolean' ? 'value' : 'number'} ${String(value)}`
}

/** A value as its author wrote it. */
const spelled = (value: unknown) => (typeof value === 'string' ? quoted(value) : kindOf(value))

const isScalar = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object')

/** Enough of a text to recognise it. */
const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

function typeFix(expected: string, value: unknown, path: Path, source: Source): string {
  if (value === null) return emptyFix(path)
  if (expected === 'string' && typeof value !== 'object') return `Put it in quotes: "${written(source, path)}".`
  if (expected === 'string')
    return 'Put the whole text in double quotes: a colon in it, or a bracket or brace at its start, made it something else.'
  if (expected === 'array' && typeof value !== 'object' && path.length > 0) {
    return `Put it in brackets: [${written(source, path)}].`
  }
  if (expected === 'array') return 'Start each entry on a line of its own with "- ".'
  if (expected === 'boolean') return 'Write true or false, without quotes.'
  if (expected === 'number' && typeof value === 'string') return 'Write digits only, without quotes.'
  return `Give ${article(expected)} here.`
}

function emptyFix(path: Path): string {
  if (path.length === 0) return 'Write the entries, or restore the file from an earlier version.'
  return typeof path.at(-1) === 'number'
    ? 'Write the entry after the dash, or remove the dash.'
    : 'Write a value after the colon, or remove the key.'
}

function unionFix(value: unknown, keys: string[], path: Path, source: Source): string {
  if (value === null) return emptyFix(path)
  if (typeof value !== 'object') return `Put it in quotes: "${written(source, path)}".`
  if (Array.isArray(value))
    return 'Remove the extra dash, or put the whole text in double quotes if it starts with a bracket.'
  const present = Object.keys(value)
  const own = present.filter((key) => keys.includes(key))
  if (own.length > 1) return `Start each of ${own.map((key) => `${key}:`).join(', ')} with a dash of its own.`
  if (own.length === 1)
    return `Remove "${present.find((key) => !keys.includes(key))}:", or indent it under "${own[0]}:".`
  const meant = nearest(present[0] ?? '', keys)
  return meant === undefined
    ? 'Put the whole text in double quotes: the colon in it made it a key.'
    : `Did you mean "${meant}"?`
}
