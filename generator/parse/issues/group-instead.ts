import { startOfLine } from '../../edit/lines.ts'
import { nearest } from '../../problems/nearest.ts'
import { rangeAt } from '../../read/document.ts'
import { written } from '../../read/locate.ts'
import { asGroup, asList, type Group, isGroup, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { knownAt, requiredAt } from '../known-keys.ts'
import { groupMeant } from './group-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import { joinedKey } from './joined-key.ts'
import { fieldName, listed } from './name-value.ts'
import type { Remedy } from './remedy.ts'
import { inQuotes } from './text-instead.ts'
import { parsedYaml } from './tried-edits.ts'

/** What to write instead of a single value or a list that stands for a group. */
export function groupInstead(value: unknown, path: Path, file: InvalidFile): Remedy | undefined {
  const { source, tried } = file
  const entries = asList(value) ?? []
  if (typeof path.at(-1) === 'string' && entries.length > 0 && entries.every(isGroup))
    return withoutDashes(entries, path)
  const { keys } = knownAt(path, file)
  if (typeof value === 'string' && isQuotedGroup(value, written(source, path), keys))
    return { fix: 'Remove the quotes around it.', edit: tried.yaml(path, value) }
  const joined = typeof value === 'string' ? joinedKey(value) : undefined
  if (joined !== undefined && (keys.length === 0 || nearest(joined.key, keys) !== undefined)) {
    if (isInLine(path, source)) return remedyOf(`{ ${joined.key}: ${inBraces(joined.rest)} }`, path, file)
    const yaml = `${joined.key}: ${joined.rest}`
    const fix = `Write "${yaml}", with a ${joined.isSpaced ? 'plain ' : ''}space after the colon.`
    return { fix, edit: tried.yaml(path, yaml) }
  }
  const group = groupMeant(value, keys, isInLine(path, source))
  return group === undefined ? undefined : remedyOf(group, path, file)
}

/** Whether quotes turned a group into a text: `"name: Irvine"`. */
function isQuotedGroup(text: string, asWritten: string, keys: readonly string[]): boolean {
  const group = /^["']/.test(asWritten) ? parsedYaml(text) : undefined
  return isGroup(group) && Object.keys(group).every((key) => keys.includes(key))
}

/** For a list whose entries are one group in parts, or several groups where there can be only one. */
function withoutDashes(entries: readonly Group[], path: Path): Remedy {
  const keys = entries.flatMap((entry) => Object.keys(entry))
  const first = entries.flatMap((entry) => Object.keys(entry).slice(0, 1))
  if (new Set(keys).size < keys.length)
    return { fix: `Keep one of them, without its dash: there is only one ${fieldName(path)}.` }
  const dashes = first.length === 1 ? 'a space instead of the dash' : 'spaces instead of the dashes'
  return { fix: `Write ${dashes} before ${listed(first)}, so that all its keys start in the same column.` }
}

function remedyOf(group: string, path: Path, file: InvalidFile): Remedy {
  const present = asGroup(parsedYaml(group))
  const absent = requiredAt(path, file).filter((key) => !(key in present))
  const more = absent.length === 0 ? '' : `, and add ${listed(absent)}`
  const yaml = group.startsWith('{') ? group : `"${group}"`
  return { fix: `Write ${yaml}${more}.`, edit: file.tried.yaml(path, group) }
}

/** In braces, a comma or a bracket ends a text without quotes. */
const inBraces = (text: string) => (/^[^"'].*[,[\]{}]/.test(text) ? inQuotes(text) : text)

/** Whether the value at `path` follows a key on its line, where a group has to be in braces: "a: b: c" is not YAML. */
function isInLine(path: Path, source: Source): boolean {
  if (typeof path.at(-1) === 'number') return false
  const start = rangeAt(source, path)?.start ?? 0
  return source.text.slice(startOfLine(source.text, start), start).trim() !== ''
}
