import type { Language } from '../../src/shared/languages.ts'
import { called } from '../called.ts'
import { renameKey } from '../edit/rename-key.ts'
import { englishName } from '../languages.ts'
import { mostListed, nearest } from '../problems/nearest.ts'
import type { Problem } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import { asGroup, type Group, isGroup, type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { keyInComment } from '../read/slips/comments.ts'
import { addressRemedy } from './address-key.ts'
import { gluedKey } from './glued-key.ts'
import { indentBelow } from './group-below.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys, type Issue } from './issues.ts'
import { likelyKey } from './keys-meant.ts'
import { knownAt, takesList, takesText } from './known-keys.ts'
import { inBrackets, listRemedy } from './list-meant.ts'
import { fieldName } from './name-value.ts'
import { numberRemedy, numbersMeant } from './numbers-meant.ts'
import { certainKey, otherName } from './other-names.ts'
import { pointAsYaml, pointInBraces } from './point-in-braces.ts'
import type { Remedy, Report } from './remedy.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { inQuotes } from './text-instead.ts'
import { isLanguage } from './unlisted-languages.ts'

type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>

/** The problems of keys that their group does not have. */
export function unknownKeys({ path, keys }: UnknownKeys, file: InvalidFile, report: Report): Problem[] {
  const { schema, source, original } = file
  const free = freeKeys(schema, path, source.value)
  const hidden = typeof path.at(-1) === 'number' ? keyInComment(lineAbove(source, path)) : undefined
  const besideList = hidden === undefined ? [] : knownAt(schema, path.slice(0, -2), source.value).keys
  if (hidden !== undefined && besideList.includes(hidden.key.slice(0, -1))) {
    const message = `"${hidden.key}" above this entry is commented out, so it counts as ${fieldName(path)}`
    return [report('UNKNOWN_KEY', message, { fix: `Remove the "#" before "${hidden.key}".` }, path)]
  }
  const point = pointWithoutKeys(path, keys, file, report)
  if (point !== undefined) return [point]
  if (path.at(-1) === 'path' && keys.includes(original)) return [ownAddress(original, report, path)]
  const groups = groupsIn(path, file)
  return keys.flatMap((key) => {
    const at = [...path, key]
    const glued = valueAt(source.value, at) === null ? gluedKey(key, free) : undefined
    if (glued !== undefined) return [withoutSpace(glued, at, source, report)]
    const cut = cutText(source, at, free)
    if (cut === undefined)
      return [report('UNKNOWN_KEY', `unknown key "${key}"`, keyRemedy(at, free, groups, file), at, 'key')]
    // The edit for the first part joins all of them.
    return cut.parts[0] === key ? [cutOff(cut, key, file, at, report)] : []
  })
}

/** For coordinates in braces without their keys. */
function pointWithoutKeys(
  path: Path,
  keys: readonly string[],
  { source, tried }: InvalidFile,
  report: Report,
): Problem | undefined {
  const point = pointInBraces(source.value, path)
  const edit = point && tried.yaml(path, pointAsYaml(point))
  if (point === undefined || edit === undefined) return undefined
  const message = `"${keys[0]}" has no key: it must say which number is the latitude and which the longitude`
  return report('UNKNOWN_KEY', message, { fix: `Write ${pointAsYaml(point)}.`, edit }, [...path, keys[0]!], 'key')
}

function withoutSpace(
  { name, rest }: { name: string; rest: string },
  at: Path,
  source: Source,
  report: Report,
): Problem {
  const spaced = `${name}: ${rest}`
  const edit = renameKey(source, at, name)
  return report(
    'UNKNOWN_KEY',
    `the colon after "${name}" has no space after it, so YAML reads both as a key`,
    { fix: `Write "${spaced}" with a space.`, edit: edit && { ...edit, text: spaced } },
    at,
    'key',
  )
}

function lineAbove(source: Source, path: Path): string {
  const end = source.text.lastIndexOf('\n', rangeAt(source, path)?.start)
  return source.text.slice(source.text.lastIndexOf('\n', end - 1) + 1, Math.max(0, end))
}

/** In braces a comma ends a text, a number or a list without brackets, so the rest of it becomes a key. */
function cutOff(cut: CutText, key: string, file: InvalidFile, at: Path, report: Report): Problem {
  const [what, remedy] = wholeOf(cut, file)
  const message = `unknown key "${key}": the comma before it ended the ${what} of ${fieldName(cut.path)}`
  return report('UNKNOWN_KEY', message, remedy, at, 'key')
}

/** What a comma ended, and what to write instead. */
function wholeOf(cut: CutText, file: InvalidFile): [what: string, remedy: Remedy] {
  const { schema, source, tried } = file
  const { path, whole } = cut
  const numbers = numbersMeant(whole, schema, path, source.value)
  if (numbers !== undefined)
    return ['number', numberRemedy(whole, numbers, (number) => tried.whole(cut, String(number)))]
  if (takesList(schema, path, source.value) && !takesText(schema, path, source.value)) {
    const remedy = listRemedy(whole, whole, path, file, (yaml) => tried.whole(cut, yaml))
    return ['list', remedy ?? { fix: `Put it in brackets: ${inBrackets(whole)}.` }]
  }
  return ['text', { fix: `Put the whole text in quotes: "${whole}".`, edit: tried.whole(cut, inQuotes(whole)) }]
}

/** In the first language a page gets its address from its file. Only other languages may have another. */
const ownAddress = (original: Language, report: Report, path: Path): Problem =>
  report(
    'UNKNOWN_KEY',
    `the ${englishName(original)} address comes from the path of the file: ${englishName(original)} is the first language`,
    { fix: `Remove "${original}:" from "path:", or rename the file.` },
    [...path, original],
    'key',
  )

/** What to do with the unknown key at the end of `path`, whose group could still have the keys `free`. */
function keyRemedy(path: Path, free: readonly string[], groups: readonly KnownGroup[], file: InvalidFile): Remedy {
  return (
    merging(path) ??
    addressRemedy(path, file) ??
    ofOtherOffice(path, file) ??
    inLanguage(path, free, file) ??
    (file.meant(path) === undefined ? elsewhere(path, file) : undefined) ??
    inGroup(path, free, groups, file) ??
    renamed(path, free, file)
  )
}

/** In YAML 1.1, this key merges another group into its own. */
const merging = (path: Path): Remedy | undefined =>
  path.at(-1) === '<<' ? { fix: 'Remove it, and write out here what it should repeat: "<<" is not read.' } : undefined

/** For a list of offices: a manifest describes one. */
const ofOtherOffice = (path: Path, { source }: InvalidFile): Remedy | undefined =>
  source.file === 'practice.yaml' &&
  path.length === 1 &&
  /^(?:locations|offices|addresses|branches)$/i.test(String(path[0]))
    ? {
        fix: `Remove it: a manifest describes one office. For another office, create another: "${called} init ../name".`,
      }
    : undefined

/** For words in a language that the site does not have, if those in its first language are missing. */
function inLanguage(path: Path, free: readonly string[], { original }: InvalidFile): Remedy | undefined {
  const key = String(path.at(-1))
  if (!free.includes(original) || !isLanguage(key) || certainKey(key, free) !== undefined) return undefined
  return {
    fix: `Write the ${englishName(original)} words, under "${original}:". Or add ${englishName(key)} to languages.yaml.`,
  }
}

/** For a key that is not a typo: other kinds of pages have it. */
function elsewhere(path: Path, { schema, source }: InvalidFile): Remedy | undefined {
  const { kind } = asGroup(source.value)
  const [key, ...deeper] = path
  if (deeper.length > 0 || typeof kind !== 'string') return undefined
  if (!knownAt(schema, [], undefined).keys.includes(String(key))) return undefined
  return { fix: `Remove it: pages of the kind "${kind}" have no "${String(key)}".` }
}

/** A group with the keys that it may have. */
interface KnownGroup {
  name: string
  value: Group
  keys: ReadonlySet<string>
}

/** The groups at `path` that have keys of their own: looked up once, as there may be thousands of unknown keys. */
const groupsIn = (path: Path, { schema, source }: InvalidFile): KnownGroup[] =>
  Object.entries(asGroup(valueAt(source.value, path))).flatMap(([name, value]) => {
    if (!isGroup(value)) return []
    const { keys } = knownAt(schema, [...path, name], source.value)
    return keys.length === 0 ? [] : [{ name, value, keys: new Set(keys) }]
  })

/** For a key that belongs in a group next to it, which may have any key or has this one. */
function inGroup(
  path: Path,
  free: readonly string[],
  groups: readonly KnownGroup[],
  file: InvalidFile,
): Remedy | undefined {
  const { below, meant, source } = file
  const key = String(path.at(-1))
  const group = below(path)
  if (group !== undefined)
    return {
      fix: `Move it under "${group}:", indented like the entries there.`,
      edit: indentBelow(source, path, group),
    }
  if (nearest(key, free) !== undefined || meant(path) !== undefined) return undefined
  const homes = groups.filter(({ keys }) => keys.has(key))
  if (homes.length === 0) return inAbsentGroup(path, free, file)
  const home = homes.find(({ value }) => !(key in value))
  return home && { fix: `Move it under "${home.name}:", indented like the keys there.` }
}

/** For a key that belongs in a group which is not there yet, if it is the only such group with that key or its other name. */
function inAbsentGroup(
  path: Path,
  free: readonly string[],
  { schema, source, tried }: InvalidFile,
): Remedy | undefined {
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))]
  const [home, ...others] = free.flatMap((group) => {
    const { keys } = knownAt(schema, [...parent, group], source.value)
    const name = keys.includes(key) ? key : otherName(key, keys)
    return name === undefined ? [] : [{ group, name }]
  })
  if (home === undefined || others.length > 0) return undefined
  const { group, name } = home
  if (name !== key)
    return {
      fix: `Write "${group}:" on the line above it, and below that, indented by two spaces, "${name}:" instead.`,
    }
  return {
    fix: `Write "${group}:" on the line above it, and indent it by two spaces.`,
    edit: tried.nested(path, group),
  }
}

/** What to write instead of an unknown key. */
function renamed(path: Path, free: readonly string[], file: InvalidFile): Remedy {
  const { meant, tried } = file
  const key = String(path.at(-1))
  if (free.length === 0) return { fix: 'Remove it: this group already has all its keys.' }
  const name = likelyKey(path, free, meant)
  if (name !== undefined) {
    const isSure = meant(path)?.isSure ?? certainKey(key, free) === name
    // Without its name, nothing would say that the one key that the group lacks is missing.
    const why = meant(path) === undefined || isSure ? '' : ', which is missing'
    return { fix: `Did you mean "${name}"${why}?`, edit: isSure ? tried.key(path, name) : undefined }
  }
  const others = knownAt(file.schema, path.slice(0, -1), file.source.value).keys.filter((each) => !free.includes(each))
  const taken = certainKey(key, others) ?? others.find((each) => each === key.replace(/[-_]?\d+$/, ''))
  if (taken !== undefined) return { fix: `Remove it: there is only one "${taken}", which this group already has.` }
  // Something without a key may not belong here at all, such as a second office.
  const [only, ...more] = free
  if (more.length === 0) return { fix: `Remove it. The only key left here is "${only}:".` }
  return {
    fix:
      free.length > mostListed
        ? 'Remove it: none of the keys that REFERENCE.md lists is similar.'
        : `Remove it, or use one of: ${free.join(', ')}.`,
  }
}
