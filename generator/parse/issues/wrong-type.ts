import { written } from '../../read/locate.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import { knownAt, requiredAt } from '../known-keys.ts'
import { emptyFix, hiddenFix } from './empty-value.ts'
import { groupInstead } from './group-instead.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { listRemedy } from './list-meant.ts'
import { listed, typeName } from './name-value.ts'
import { numberRemedy, numbersMeant } from './numbers-meant.ts'
import { rangeInOne } from './range-in-one.ts'
import type { Remedy } from './remedy.ts'
import { rewritten } from './rewritten.ts'
import { textInstead } from './text-instead.ts'

type Instead = (value: unknown, path: Path, file: InvalidFile) => Remedy | undefined

/** What to write instead of a value of another type. */
export function wrongType({ expected, path }: Extract<Issue, { code: 'invalid_type' }>, file: InvalidFile): Remedy {
  const value = valueAt(file.source.value, path)
  if (value === null) return { fix: hiddenFix(path, file.source) ?? emptyFix(path, file, expected) }
  return instead[expected]?.(value, path, file) ?? { fix: `Write ${typeName(expected)} here${withKeys(path, file)}.` }
}

/** As many keys as a sentence can list. */
const few = 4

/** The keys that a group at `path` must have, or those it may have if they are few, in words that end a sentence. */
function withKeys(path: Path, file: InvalidFile): string {
  const needed = requiredAt(path, file)
  if (needed.length > 0) return `, with ${listed(needed)}`
  const { keys } = knownAt(path, file)
  if (keys.length === 0 || keys.length > few) return ''
  return `, with ${listed(keys, 'or')}`
}

const listInstead: Instead = (value, path, file) => {
  if (typeof value === 'string') {
    // A bullet, or a dash without a space.
    if (/^(?:[•·▪◦‣●\uf000-\uf0ff]|-\S|[–—] )/.test(value))
      return { fix: 'Put each entry on its own line, starting with "- ", a dash and a space.' }
    const text = written(file.source, path)
    const write = (yaml: string) => file.tried.yaml(path, yaml)
    const onOneLine = text.includes('\n') ? undefined : listRemedy(text, value, path, file, write)
    if (onOneLine !== undefined) return onOneLine
  }
  return { fix: `Put each entry on its own line, starting with "- "${withKeys([...path, 0], file)}.` }
}

const numberInstead: Instead = (value, path, file) => {
  if (typeof value !== 'string') return undefined
  const numbers = numbersMeant(value, path, file)
  const write = (number: number) => file.tried.value(path, number)
  return rangeInOne(value, path, file) ?? numberRemedy(value, numbers, write, isQuoted(path, file))
}

const isQuoted = (path: Path, { source }: InvalidFile) => /^["']/.test(written(source, path))

const switchInstead: Instead = (_, path, file) => {
  const better = rewritten(path, file)
  if (better === undefined) return { fix: 'Write true or false, without quotes.' }
  return { fix: `Write ${better.value}${isQuoted(path, file) ? ', without quotes' : ''}.`, edit: better.edit }
}

/** By the type that the schema expects. */
const instead: Partial<Record<string, Instead>> = {
  object: groupInstead,
  array: listInstead,
  string: textInstead,
  number: numberInstead,
  boolean: switchInstead,
}
