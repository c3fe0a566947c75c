import type { Language } from '../../src/shared/languages.ts'
import { englishName } from '../languages.ts'
import { ownValue } from '../own-value.ts'
import { mostListed, nearest, suggest } from '../problems/nearest.ts'
import { isProblemCode, type Problem, type ProblemCode, problem } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import { locate } from '../read/locate.ts'
import { asGroup, isGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { keyInComment } from '../read/slips/comments.ts'
import { legibleColour } from '../theme/nearest-colour.ts'
import { slugOf } from '../urls.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys, type Issue } from './issues.ts'
import { type KeysMeant, likelyKey } from './keys-meant.ts'
import { knownAt } from './known-keys.ts'
import { meanings, missingText } from './missing.ts'
import { fieldName, isScalar, kindOf, quoted, spelled, typeName } from './name-value.ts'
import { numberFix, numbersMeant } from './numbers-meant.ts'
import { pageId } from './schemas/text.ts'
import { swappedCoordinates } from './swapped-coordinates.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { isRemovable } from './tried-edits.ts'
import { typeFix, unionFix } from './type-fix.ts'
import { isLanguage } from './unlisted-languages.ts'

/** Reports an issue at its own place, or at `at`. */
type Report = (code: ProblemCode, message: string, fix: string, at?: Path, what?: 'key' | 'value') => Problem

/** What an issue of the schema means for the author of the file. */
export function explain(issue: Issue, file: InvalidFile): Problem[] {
  const { source, original, editFor } = file
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(source.value, path)
  const report: Report = (code, message, fix, at = path, what = 'value') =>
    problem(code, locate(source, at, what), message, fix, [editFor(issue, at)])

  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, file, report)
    case 'invalid_key':
      return issue.issues.map((inner) =>
        coded(inner.message, `the key "${String(path.at(-1))}"`, path.at(-1), (code, message, fix) =>
          report(code, message, fix, path, 'key'),
        ),
      )
    case 'too_small':
    case 'too_big':
      return [swappedCoordinates(source, path) ?? outOfRange(issue, file, report)]
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      // missingFields reports other fields.
      if (value === undefined)
        return path.at(-1) === original ? [missingText(original, locate(source, path.slice(0, -1)))] : []
      return [wrongValue(issue, file, report)]
    default:
      return [
        coded(ruleOf(issue, value), isScalar(value) ? `${name} (${quoted(String(value))})` : name, value, report, () =>
          withoutQuotes(editFor(issue, path)?.text),
        ),
      ]
  }
}

function unknownKeys(
  { path, keys }: Extract<Issue, { code: 'unrecognized_keys' }>,
  file: InvalidFile,
  report: Report,
): Problem[] {
  const { schema, source, original, meant } = file
  const free = freeKeys(schema, path, source.value)
  const hidden = typeof path.at(-1) === 'number' ? keyInComment(lineAbove(source, path)) : undefined
  const besideList = hidden === undefined ? [] : knownAt(schema, path.slice(0, -2), source.value).keys
  if (hidden !== undefined && besideList.includes(hidden.key.slice(0, -1))) {
    const message = `"${hidden.key}" above this entry is commented out, so it counts as ${fieldName(path)}`
    return [report('UNKNOWN_KEY', message, `Remove the "#" before "${hidden.key}".`, path)]
  }
  if (path.at(-1) === 'path' && keys.includes(original)) return [ownAddress(original, report, path)]
  const fix = (key: string) =>
    mergeKey(key) ??
    inLanguage(key, free, original) ??
    elsewhere(key, path, file) ??
    inGroup(key, path, free, file) ??
    (free.length === 0 ? 'Remove it: this group already has all its keys.' : suggestKey([...path, key], free, meant))
  return keys.flatMap((key) => {
    const at = [...path, key]
    const cut = cutText(source, at, free)
    if (cut === undefined) return [report('UNKNOWN_KEY', `unknown key "${key}"`, fix(key), at, 'key')]
    // The edit for the first part joins all of them.
    return cut.parts[0] === key ? [cutOff(cut, key, file, at, report)] : []
  })
}

function lineAbove(source: Source, path: Path): string {
  const end = source.text.lastIndexOf('\n', rangeAt(source, path)?.start)
  return source.text.slice(source.text.lastIndexOf('\n', end - 1) + 1, Math.max(0, end))
}

/** In braces a comma ends a text or number, so the rest of it becomes a key. */
function cutOff(
  { path, whole }: CutText,
  key: string,
  { schema, source }: InvalidFile,
  at: Path,
  report: Report,
): Problem {
  const numbers = numbersMeant(whole, schema, path, source.value)
  return report(
    'UNKNOWN_KEY',
    `unknown key "${key}": the comma before it ended the ${numbers === undefined ? 'text' : 'number'} of ${fieldName(path)}`,
    numbers === undefined ? `Put the whole text in quotes: "${whole}".` : numberFix(whole, numbers),
    at,
    'key',
  )
}

/** In the first language a page gets its address from its file. Only other languages may have another. */
const ownAddress = (original: Language, report: Report, path: Path): Problem =>
  report(
    'UNKNOWN_KEY',
    `the ${englishName(original)} address comes from the path of the file: ${englishName(original)} is the first language`,
    `Remove "${original}:" from "path:", or rename the file.`,
    [...path, original],
    'key',
  )

/** In YAML 1.1, this key merges another group into its own. */
const mergeKey = (key: string) =>
  key === '<<' ? 'Remove it, and write out here what it should repeat: "<<" is not read.' : undefined

/** What to do with words in a language that the site does not have, if those in its first language are missing. */
const inLanguage = (key: string, free: readonly string[], original: Language) =>
  free.includes(original) && isLanguage(key)
    ? `Write the ${englishName(original)} words, under "${original}:". Or add ${englishName(key)} to languages.yaml.`
    : undefined

/** What to do with a key that is not a typo: other kinds of pages have it. */
function elsewhere(key: string, path: Path, { schema, source }: InvalidFile): string | undefined {
  const { kind } = asGroup(source.value)
  if (path.length === 0 && typeof kind === 'string' && knownAt(schema, path, undefined).keys.includes(key))
    return `Remove it: pages of the kind "${kind}" have no "${key}".`
  return undefined
}

/** What to do with a key that belongs in a group next to it, which may have any key or has this one. */
function inGroup(key: string, path: Path, free: readonly string[], { below, schema, source }: InvalidFile) {
  const group = below([...path, key])
  if (group !== undefined) return `Move it under "${group}:", indented like the entries there.`
  if (nearest(key, free) !== undefined) return undefined
  const home = Object.entries(asGroup(valueAt(source.value, path))).find(
    ([other, value]) =>
      isGroup(value) && !(key in value) && knownAt(schema, [...path, other], source.value).keys.includes(key),
  )
  return home && `Move it under "${home[0]}:", indented like the keys there.`
}

/** What to write instead of an unknown key. */
function suggestKey(path: Path, free: readonly string[], meant: KeysMeant): string {
  const name = likelyKey(path, free, meant)
  if (name !== undefined) return `Did you mean "${name}"?`
  // Something without a key may not belong here at all, such as a second office.
  return free.length > mostListed
    ? 'Remove it: none of the keys that REFERENCE.md lists is similar.'
    : `Remove it, or use one of: ${free.join(', ')}.`
}

function wrongValue(
  issue: Extract<Issue, { code: 'invalid_type' | 'invalid_value' | 'invalid_union' }>,
  file: InvalidFile,
  report: Report,
): Problem {
  const { schema, source } = file
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(source.value, path)
  const notOneOf = (allowed: readonly string[]) =>
    report('UNKNOWN_VALUE', `${name} cannot be ${spelled(value)}`, suggest(String(value), allowed))
  const wrongType = (wanted: string, fix: string) =>
    report('WRONG_TYPE', `${name} must be ${wanted}, but is ${kindOf(value)}`, fix)

  if (issue.code === 'invalid_value') return notOneOf(issue.values.map(String))
  if (issue.code === 'invalid_type') return wrongType(typeName(issue.expected), typeFix(issue, file))
  const { keys, values } = knownAt(schema, path, source.value)
  if (values.length > 0) return notOneOf(values)
  const shapes = keys.length === 0 ? 'a group of keys' : `one of ${keys.map((key) => `${key}:`).join(', ')}`
  return wrongType(`text or ${shapes}`, unionFix(value, keys, path, file))
}

type OutOfRange = Extract<Issue, { code: 'too_small' | 'too_big' }>

function outOfRange(issue: OutOfRange, file: InvalidFile, report: Report): Problem {
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(file.source.value, path)
  if (Array.isArray(value)) return wrongLength(issue, name, value.length, report)
  if (typeof value === 'string' && value.trim() === '') return emptyText(path, name, file, report)
  const limit = limitOf(issue)
  return typeof value === 'string'
    ? report(
        'BAD_VALUE',
        `${name} must have ${limit} characters, but has ${value.length}`,
        `Write ${limit} characters.`,
      )
    : report('BAD_VALUE', `${name} must be ${limit}, but is ${String(value)}`, `Write a value of ${limit}.`)
}

function emptyText(path: Path, name: string, { schema, source }: InvalidFile, report: Report): Problem {
  const thing = typeof path.at(-1) === 'number' ? 'entry' : 'key'
  const other = isRemovable(schema, source, path) ? `, or remove the ${thing}` : ''
  const meaning = ownValue(meanings, String(path.at(-1)))
  return report('EMPTY_TEXT', `${name} is empty`, meaning ?? `Write the text${other}.`)
}

function wrongLength(issue: OutOfRange, name: string, length: number, report: Report): Problem {
  const wanted = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const quantity = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  return report(
    'WRONG_LENGTH',
    `${name} must have ${quantity} ${entries(wanted)}, but has ${length}`,
    `${length < wanted ? 'Add' : 'Remove'} ${entries(Math.abs(wanted - length))}.`,
  )
}

/** The limit that a value breaks: a price must be more than 0. */
function limitOf(issue: OutOfRange): string {
  const isIncluded = issue.inclusive ?? true
  return issue.code === 'too_small'
    ? `${isIncluded ? 'at least' : 'more than'} ${issue.minimum}`
    : `${isIncluded ? 'at most' : 'less than'} ${issue.maximum}`
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** The library's own rules, worded like ours. */
function ruleOf(issue: Issue, value: unknown): string {
  if (issue.code !== 'invalid_format' || issue.format !== 'date') return issue.message
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? 'must be a day of the calendar, such as 2026-03-14'
    : 'must be a date such as 2026-03-14'
}

/** A rule from our own schemas: its message reads `CODE: must be ...`, or is a plain sentence. */
function coded(
  text: string,
  subject: string,
  value: unknown,
  report: (code: ProblemCode, message: string, fix: string) => Problem,
  written: () => string | undefined = () => undefined,
): Problem {
  const match = /^([A-Z_]+): (.*)$/s.exec(text)
  const code = match !== null && isProblemCode(match[1]!) ? match[1] : 'BAD_VALUE'
  const rule = match?.[2] ?? text
  if (!rule.startsWith('must')) return report(code, `${subject}: ${rule}`, `Change it: ${rule}.`)
  const better = corrected(code, String(value)) ?? written()
  const otherwise = /^must be (?:removed|left out)/.test(rule) ? 'Remove it.' : `Change it: it ${rule}.`
  return report(code, `${subject} ${rule}`, better === undefined ? otherwise : `Write "${better}".`)
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
