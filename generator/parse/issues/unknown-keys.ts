import type { Language } from '../../../src/shared/languages.ts'
import { renameKey } from '../../edit/rename-key.ts'
import { pointAsYaml } from '../../edit/spell-point.ts'
import { englishName } from '../../languages.ts'
import type { Problem } from '../../problems/problems.ts'
import { rangeAt } from '../../read/document.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { keyInComment } from '../../read/slips/comments.ts'
import { knownAt, takesList, takesText } from '../known-keys.ts'
import { gluedKey } from './glued-key.ts'
import type { InvalidFile } from './invalid-file.ts'
import { freeKeys, type Issue } from './issues.ts'
import { inBrackets, listRemedy } from './list-meant.ts'
import { fieldName } from './name-value.ts'
import { numberRemedy, numbersMeant } from './numbers-meant.ts'
import { pointInBraces } from './point-in-braces.ts'
import type { Remedy, Report } from './remedy.ts'
import { type CutText, cutText } from './text-cut-at-comma.ts'
import { inQuotes } from './text-instead.ts'
import { groupsIn, unknownKeyRemedy } from './unknown-key-remedy.ts'

type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>

/** What is wrong with an unknown key, and what to do about it. */
type Explained = [message: string, remedy: Remedy]

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
  const unknown = (key: string, [message, remedy]: Explained) =>
    report('UNKNOWN_KEY', message, remedy, [...path, key], 'key')
  const [first = ''] = keys
  const point = pointWithoutKeys(path, first, file)
  if (point !== undefined) return [unknown(first, point)]
  if (path.at(-1) === 'path' && keys.includes(original)) return [unknown(original, ownAddress(original, path))]
  const groups = groupsIn(path, file)
  return keys.flatMap((key) => {
    const at = [...path, key]
    const glued = valueAt(source.value, at) === null ? gluedKey(key, free) : undefined
    if (glued !== undefined) return [unknown(key, withoutSpace(glued, at, source))]
    const cut = cutText(source, at, free)
    // The edit for the first part joins all of them.
    if (cut !== undefined) return cut.parts[0] === key ? [unknown(key, cutOff(cut, file))] : []
    return [unknown(key, [`unknown key "${key}"`, unknownKeyRemedy({ path: at, key, free, groups, file })])]
  })
}

/** For coordinates in braces without their keys. */
function pointWithoutKeys(path: Path, first: string, { source, tried }: InvalidFile): Explained | undefined {
  const point = pointInBraces(source.value, path)
  const edit = point && tried.yaml(path, pointAsYaml(point))
  if (point === undefined || edit === undefined) return undefined
  const message = `"${first}" has no key: it must say which number is the latitude and which the longitude`
  return [message, { fix: `Write ${pointAsYaml(point)}.`, edit }]
}

function withoutSpace({ name, rest }: { name: string; rest: string }, at: Path, source: Source): Explained {
  const spaced = `${name}: ${rest}`
  const edit = renameKey(source, at, name)
  const message = `the colon after "${name}" has no space after it, so YAML reads both as a key`
  return [message, { fix: `Write "${spaced}" with a space.`, edit: edit && { ...edit, text: spaced } }]
}

function lineAbove(source: Source, path: Path): string {
  const end = source.text.lastIndexOf('\n', rangeAt(source, path)?.start)
  return source.text.slice(source.text.lastIndexOf('\n', end - 1) + 1, Math.max(0, end))
}

/** In braces a comma ends a text, a number or a list without brackets, so the rest of it becomes a key. */
function cutOff(cut: CutText, file: InvalidFile): Explained {
  const [what, remedy] = wholeOf(cut, file)
  return [`unknown key "${cut.parts[0]}": the comma before it ended the ${what} of ${fieldName(cut.path)}`, remedy]
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

/** In the first language a page gets its address from its file, or from its entry. Only others may have another. */
function ownAddress(original: Language, path: Path): Explained {
  const name = englishName(original)
  const [origin, instead] =
    path.length === 1 ? ['path of the file', 'rename the file'] : ['slug', 'give the entry another "slug:"']
  const message = `the ${name} address comes from the ${origin}: ${name} is the first language`
  return [message, { fix: `Remove "${original}:" from "path:", or ${instead}.` }]
}
