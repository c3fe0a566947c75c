import { startOfLine } from '../edit/lines.ts'
import { nearest } from '../problems/nearest.ts'
import { rangeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { groupMeant } from './group-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import { joinedKey } from './joined-key.ts'
import { knownAt } from './known-keys.ts'
import type { Remedy } from './remedy.ts'

/** What to write instead of a single value, or a list of two numbers, that stands for a group. */
export function groupInstead(value: unknown, path: Path, file: InvalidFile): Remedy | undefined {
  const { schema, source, tried } = file
  const { keys } = knownAt(schema, path, source.value)
  const joined = typeof value === 'string' ? joinedKey(value) : undefined
  if (joined !== undefined && (keys.length === 0 || nearest(joined.key, keys) !== undefined)) {
    if (isInLine(path, source)) return remedyOf(`{ ${joined.key}: ${joined.rest} }`, path, file)
    const yaml = `${joined.key}: ${joined.rest}`
    const fix = `Write "${yaml}", with a ${joined.isSpaced ? 'plain ' : ''}space after the colon.`
    return { fix, edit: tried.yaml(path, yaml) }
  }
  const group = groupMeant(value, keys, isInLine(path, source))
  return group === undefined ? undefined : remedyOf(group, path, file)
}

/** Without an edit, the group needs more keys. */
function remedyOf(group: string, path: Path, { tried }: InvalidFile): Remedy {
  const edit = tried.yaml(path, group)
  return { fix: `Write "${group}"${edit === undefined ? ', and add the other keys it needs' : ''}.`, edit }
}

/** Whether the value at `path` follows a key on its line, where a group has to be in braces: "a: b: c" is not YAML. */
function isInLine(path: Path, source: Source): boolean {
  if (typeof path.at(-1) === 'number') return false
  const start = rangeAt(source, path)?.start ?? 0
  return source.text.slice(startOfLine(source.text, start), start).trim() !== ''
}
