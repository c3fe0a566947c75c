import { isNode } from 'yaml'
import type * as z from 'zod'
import type { Language } from '../../src/shared/languages.ts'
import { englishName } from '../languages.ts'
import { nearest, suggest } from '../problems/nearest.ts'
import { catalogue, type Edit, type Place, type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import { nodeAt } from '../read/document.ts'
import { locate, written } from '../read/locate.ts'
import { perSource } from '../read/per-source.ts'
import { asGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { legibleColour } from '../theme/nearest-colour.ts'
import { slugOf } from '../urls.ts'
import { groupMeant } from './group-meant.ts'
import { type EditFor, issueEdits } from './issue-edits.ts'
import { freeKeys, type Issue } from './issues.ts'
import { isAbsent, type KeysMeant } from './keys-meant.ts'
import { knownAt } from './known-keys.ts'
import { certainKey } from './other-names.ts'
import { type RuleAsText, ruleAsText } from './rule-as-text.ts'
import { pageId } from './schemas/text.ts'
import { selectIssues } from './select-issues.ts'
import { swappedCoordinates } from './swapped-coordinates.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { isRemovable } from './tried-edits.ts'

/**
 * Checks `source` against `schema`. Every mistake becomes a problem with its own line and column; `paths` are the
 * invalid places. `original` is the code of the default language, whose words are a block, not a field.
 */
export function validate<T extends z.ZodType>(schema: T, source: Source, original: Language): Validated<z.output<T>> {
  return remember(source, schema, () => parse(schema, source, original)) as Validated<z.output<T>>
}

/** Accepts a file that was found valid before, without checking it. `value` is what the schema returned then. */
export function accept(schema: z.ZodType, source: Source, value: unknown): void {
  remember(source, schema, () => ({ value, problems: [], paths: [] }))
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
  const { reported, all, meant } = selectIssues(result.error.issues, schema, source.value)
  const editFor = issueEdits(schema, source, result.error.issues, meant)
  const asText = ruleAsText(schema, source)
  const problems = [
    ...reported.flatMap((issue) => explain(issue, schema, source, original, meant, editFor, asText)),
    ...missingFields(reported, source, original),
  ]
  return { problems, paths: all.map(({ path }) => path) }
}

function explain(
  issue: Issue,
  schema: z.ZodType,
  source: Source,
  original: Language,
  meant: KeysMeant,
  editFor: EditFor,
  asText: RuleAsText,
): Problem[] {
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(source.value, path)
  const report: Report = (code, message, fix, at = path, what = 'value') =>
    problem(code, locate(source, at, what), message, fix, [editFor(issue, at)])

  switch (issue.code) {
    case 'unrecognized_keys': {
      const free = freeKeys(schema, path, source.value)
      if (path.at(-1) === 'path' && issue.keys.includes(original)) return [ownAddress(original, report, path)]
      const fix = (key: string) =>
        elsewhere(key, path, schema, source) ??
        decimalComma(key) ??
        (free.length === 0 ? 'Remove it: this group already has all its keys.' : suggestKey(key, free, path, meant))
      return issue.keys.flatMap((key) => {
        const at = [...path, key]
        const cut = cutText(source, at, free)
        if (cut === undefined) return [report('UNKNOWN_KEY', `unknown key "${key}"`, fix(key), at, 'key')]
        // The edit for the first part joins all of them.
        return cut.parts[0] === key ? [textCutOff(cut, key, report, at)] : []
      })
    }
    case 'invalid_type':
      if (value === undefined) return missingOriginal(path, source, original)
      return [
        report(
          'WRONG_TYPE',
          `${name} must be ${article(issue.expected)}, but is ${kindOf(value)}`,
          nameFix(issue.expected, value, () => knownAt(schema, path, undefined).keys) ??
            groupFix(
              issue.expected,
              value,
              () => knownAt(schema, path, source.value).keys,
              () => editFor(issue, path),
            ) ??
            typeFix(issue.expected, value, path, source, asText, () => editFor(issue, path)),
        ),
      ]
    case 'too_small':
    case 'too_big':
      return [
        swappedCoordinates(source, path) ??
          outOfRange(issue, name, value, report, () => isRemovable(schema, source, path)),
      ]
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
      return [
        coded(ruleOf(issue), isScalar(value) ? `${name} (${quoted(String(value))})` : name, value, report, () =>
          withoutQuotes(editFor(issue, path)?.text),
        ),
      ]
  }
}

/** In braces a comma ends a text, so the rest of it becomes a key. */
const textCutOff = ({ path, whole }: CutText, key: string, report: Report, at: Path): Problem =>
  report(
    'UNKNOWN_KEY',
    `unknown key "${key}": the comma before it ended the text of ${fieldName(path)}`,
    `Put the whole text in quotes: "${whole}".`,
    at,
    'key',
  )

/** In braces a comma ends a value, so the rest of 33,684 becomes a key. */
const decimalComma = (key: string) =>
  /^\d+$/.test(key) ? `Write a point instead of the comma before it: ".${key}".` : undefined

/** In the first language a page gets its address from its file. Only other languages may have another. */
const ownAddress = (original: Language, report: Report, path: Path): Problem =>
  report(
    'UNKNOWN_KEY',
    `the ${englishName(original)} address comes from the path of the file: ${englishName(original)} is the first language`,
    `Remove "${original}:" from "path:", or rename the file.`,
    [...path, original],
    'key',
  )

/** What to do with a key that is not a typo: other kinds of pages have it. */
function elsewhere(key: string, path: Path, schema: z.ZodType, source: Source): string | undefined {
  const { kind } = asGroup(source.value)
  if (path.length === 0 && typeof kind === 'string' && knownAt(schema, path, undefined).keys.includes(key))
    return `Remove it: pages of the kind "${kind}" have no "${key}".`
  return undefined
}

/**
 * What a key should have been. A name that is only somewhat similar counts less than the one key that the group lacks,
 * if the value fits it: `name: Ann` where the author is missing is no date.
 */
function suggestKey(key: string, free: readonly string[], path: Path, meant: KeysMeant): string {
  const name = meant([...path, key])?.name ?? certainKey(key, free)
  return name === undefined ? suggest(key, free) : `Did you mean "${name}"?`
}

type Report = (code: ProblemCode, message: string, fix: string, at?: Path, what?: 'key' | 'value') => Problem

const missingOriginal = (path: Path, source: Source, original: Language): Problem[] =>
  path.at(-1) === original ? [missingText(original, locate(source, path.slice(0, -1)))] : []

/** The problem of a page or entry without words in a language. */
export function missingText(code: Language, place: Place): Problem {
  return problem('MISSING_LANGUAGE', place, `the ${englishName(code)} text is missing`, addBlock(code))
}

/** What to do when the words in a language are missing. */
export function addBlock(code: Language): string {
  // Depends on how the first letter is pronounced: an "en:", a "vi:".
  const article = /^[aefhilmnorsx]/.test(code) ? 'an' : 'a'
  return `Add ${article} "${code}:" block with the ${englishName(code)} words.`
}

/** The fields that entries lack: one problem per entry, however many it lacks. */
function missingFields(issues: Issue[], source: Source, original: Language): Problem[] {
  const byEntry = new Map<string, { parent: Path; keys: string[] }>()
  for (const issue of issues) {
    const parent = issue.path.slice(0, -1)
    const key = String(issue.path.at(-1))
    // A language is reported separately: it is a block, not a field.
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
  alt: 'Add "alt:" with a sentence about what the photo shows, for people who cannot see it.',
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
  isRemovable: () => boolean,
): Problem {
  if (!Array.isArray(value)) {
    if (typeof value === 'string' && value.trim() === '') {
      const other = isRemovable() ? `, or remove the ${name.startsWith('entry') ? 'entry' : 'key'}` : ''
      return report('EMPTY_TEXT', `${name} is empty`, meanings[name.replaceAll('"', '')] ?? `Write the text${other}.`)
    }
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    if (typeof value === 'string')
      return report(
        'BAD_VALUE',
        `${name} must have ${limit} characters, but has ${value.length}`,
        `Write ${limit} characters.`,
      )
    return report('BAD_VALUE', `${name} must be ${limit}, but is ${String(value)}`, `Write a value of ${limit}.`)
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
  issue.code === 'invalid_format' && issue.format === 'date' ? 'must be a date such as 2026-03-14' : issue.message

/** A rule from our own schemas: its message reads `CODE: must be ...`, or is a plain sentence. */
function coded(
  text: string,
  subject: string,
  value: unknown,
  report: (code: ProblemCode, message: string, fix: string) => Problem,
  written: () => string | undefined = () => undefined,
): Problem {
  const match = /^([A-Z_]+): (.*)$/s.exec(text)
  const code = match !== null && match[1]! in catalogue ? (match[1] as ProblemCode) : 'BAD_VALUE'
  const rule = match?.[2] ?? text
  if (!rule.startsWith('must')) return report(code, `${subject}: ${rule}`, `Change it: ${rule}.`)
  const better = corrected(code, String(value)) ?? written()
  return report(code, `${subject} ${rule}`, better === undefined ? `Change it: it ${rule}.` : `Write "${better}".`)
}

/** What the author must have meant, where the rule leaves only one possibility. */
function corrected(code: ProblemCode, value: string): string | undefined {
  if (code === 'BAD_SLUG') return slugOf(value) || undefined
  if (code === 'BAD_COLOR') return legibleColour(value)
  const path = `/${value.replace(/^\/+|\/+$/g, '')}`
  return code === 'BAD_PAGE_ID' && pageId.safeParse(path).success ? path : undefined
}

/** A value of the file without its quotes. */
const withoutQuotes = (yaml: string | undefined) => yaml?.replace(/^(["'])(.*)\1$/s, '$2')

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
  if (typeof value === 'string') return `the text ${quoted(value)}`
  if (typeof value === 'boolean') return `the value ${value}`
  return Number.isFinite(value) ? `the number ${value}` : 'not a finite number'
}

/** A value as its author wrote it. */
const spelled = (value: unknown) => (typeof value === 'string' ? quoted(value) : kindOf(value))

const isScalar = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object')

/** Enough of a text to recognize it. */
const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

function typeFix(
  expected: string,
  value: unknown,
  path: Path,
  source: Source,
  asText: RuleAsText,
  edit: () => Edit | undefined,
): string {
  const slip = typeof value === 'string' ? slipFix(expected, value) : undefined
  if (slip !== undefined) return slip
  if (value === null) return hiddenFix(path, source) ?? emptyFix(path)
  const rule = expected === 'string' ? asText(value, path) : undefined
  if (rule !== undefined) return `Change it: it ${rule}.`
  if (expected === 'string' && typeof value !== 'object') return `Put it in quotes: "${written(source, path)}".`
  if (expected === 'string')
    return 'Put the whole text in double quotes: a colon in it, or a bracket or brace at its start, turned it into something else.'
  const list = expected === 'array' ? edit()?.text : undefined
  if (list?.startsWith('['))
    return list === `[${written(source, path)}]` ? `Put it in brackets: ${list}.` : `Write ${list}.`
  if (expected === 'array') return 'Put each entry on its own line, starting with "- ".'
  if (expected === 'boolean') return 'Write true or false, without quotes.'
  if (expected === 'number' && typeof value === 'string') return 'Write digits only, without quotes.'
  return `Write ${article(expected)} here.`
}

/** For an entry written as only its name. */
function nameFix(expected: string, value: unknown, keys: () => string[]): string | undefined {
  if (expected !== 'object' || typeof value !== 'string' || value.includes(':') || !keys().includes('name'))
    return undefined
  return `Write "name: ${value}".`
}

/** For a single value that stands for a group; `edit` is undefined where the group needs more keys. */
function groupFix(
  expected: string,
  value: unknown,
  keys: () => string[],
  edit: () => Edit | undefined,
): string | undefined {
  const group = expected === 'object' ? groupMeant(value, keys()) : undefined
  if (group === undefined) return undefined
  return edit() === undefined ? `Write "${group}", and add the other keys it needs.` : `Write "${group}".`
}

/** For a value that YAML takes for a comment, as it begins with a #, or for an anchor, as it is one word after an &. */
function hiddenFix(path: Path, source: Source): string | undefined {
  const node = nodeAt(source, path)
  if (!isNode(node) || !node.range) return undefined
  if ('anchor' in node && node.anchor !== undefined)
    return `Put it in quotes: "&${node.anchor}". Without quotes, a word after an & is a name for the value.`
  const [, gap, text] = /^[ \t]*#([ \t]*)(\S.*)/.exec(source.text.slice(node.range[0])) ?? []
  if (text === undefined) return undefined
  // In quotes, "# " is markup that readers would see.
  if (gap !== '') return 'Remove the "#", which begins a comment, or write the value before it.'
  return `Put it in quotes: "#${text.trimEnd()}". Without quotes, everything after a # is a comment.`
}

/** What to do about a text that lacks a space or dash that YAML needs, or a number in another country's format. */
function slipFix(expected: string, text: string): string | undefined {
  const [, key, rest] = /^([A-Za-z][\w-]*):([^\s/].*)$/.exec(text) ?? []
  if (expected === 'object' && key !== undefined) return `Write "${key}: ${rest}", with a space after the colon.`
  if (expected === 'array' && /^(?:[•·▪◦‣●]|-\S|[–—] )/.test(text))
    return 'Put each entry on its own line, starting with "- ", a dash and a space.'
  const digits = text.replace(',', '.').replace(/^[–—−]/, '-')
  return expected === 'number' && digits !== text && /^-?\d+(\.\d+)?$/.test(digits) ? `Write ${digits}.` : undefined
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
  if (own.length > 1) return `Give each of ${own.map((key) => `${key}:`).join(', ')} its own dash.`
  if (own.length === 1)
    return `Remove "${present.find((key) => !keys.includes(key))}:", or indent it under "${own[0]}:".`
  const meant = nearest(present[0] ?? '', keys)
  return meant === undefined
    ? 'Put the whole text in double quotes: the colon in it turned it into a key.'
    : `Did you mean "${meant}"?`
}
