import type { Language } from '../../src/shared/languages.ts'
import { renameKey } from '../edit/rename-key.ts'
import { englishName } from '../languages.ts'
import type { Problem } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { keyInComment } from '../read/slips/comments.ts'
import { gluedKey } from './glued-key.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys, type Issue } from './issues.ts'
import { knownAt, takesList, takesText } from './known-keys.ts'
import { inBrackets, listRemedy } from './list-meant.ts'
import { fieldName } from './name-value.ts'
import { numberRemedy, numbersMeant } from './numbers-meant.ts'
import { pointAsYaml, pointInBraces } from './point-in-braces.ts'
import type { Remedy, Report } from './remedy.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { inQuotes } from './text-instead.ts'
import { groupsIn, unknownKeyRemedy } from './unknown-key-remedy.ts'

type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>

/** The problems of keys that their group does not have. */
export function unknownKeys({ path, keys }: UnknownKeys, file: InvalidFile, report: Report): Problem[] {
  const { source, original } = file
  const free = freeKeys(path, file)
  const hidden = typeof path.at(-1) === 'number' ? keyInComment(lineAbove(source, path)) : undefined
  const besideList = hidden === undefined ? [] : knownAt(path.slice(0, -2), file).keys
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
    // The edit for the first part joins all of them.
    if (cut !== undefined) return cut.parts[0] === key ? [cutOff(cut, key, file, at, report)] : []
    const remedy = unknownKeyRemedy({ path: at, key, free, groups, file })
    return [report('UNKNOWN_KEY', `unknown key "${key}"`, remedy, at, 'key')]
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
  const { tried } = file
  const { path, whole } = cut
  const numbers = numbersMeant(whole, path, file)
  if (numbers !== undefined)
    return ['number', numberRemedy(whole, numbers, (number) => tried.whole(cut, String(number)))]
  if (takesList(path, file) && !takesText(path, file)) {
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
