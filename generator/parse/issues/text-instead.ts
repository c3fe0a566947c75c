import { onOneLine, spell } from '../../edit/spell.ts'
import { nearest } from '../../problems/nearest.ts'
import type { Edit } from '../../problems/problems.ts'
import { rangeAt } from '../../read/document.ts'
import { written } from '../../read/locate.ts'
import { type Group, isGroup, type Path } from '../../read/raw-values.ts'
import { emptyFix } from './empty-value.ts'
import type { InvalidFile } from './invalid-file.ts'
import { listed } from './name-value.ts'
import { certainKey } from './other-names.ts'
import type { Remedy } from './remedy.ts'
import { rewritten } from './rewritten.ts'

/** What to write instead of a value where a text is wanted. */
export function textInstead(value: unknown, path: Path, file: InvalidFile): Remedy {
  if (typeof value !== 'object') return quoted(value, path, file)
  if (Array.isArray(value) && written(file.source, path).startsWith('-')) return withoutDashes(value, path, file)
  return {
    fix: 'Put the whole text in double quotes: a colon in it, or a bracket or brace at its start, turned it into something else.',
    edit: quotedWhole(value, path, file),
  }
}

/** For a text with a dash before it, as in a list. */
function withoutDashes(entries: readonly unknown[], path: Path, { source, tried }: InvalidFile): Remedy {
  if (entries.length > 1) return { fix: 'Write one text, without the dashes: they turned it into a list.' }
  const fix = 'Remove the dash: it turned the text into a list.'
  const list = rangeAt(source, path)
  const entry = rangeAt(source, [...path, 0])
  const text = written(source, [...path, 0])
  if (list === undefined || entry === undefined || typeof entries[0] !== 'string' || text.includes('\n')) return { fix }
  // Without its dash, a text on a line of its own may not be indented far enough: it moves next to its key.
  const start = source.text.slice(0, list.start).trimEnd().length
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const isNext = /^[^#]*[:-]$/.test(before) && /^-\s+$/.test(source.text.slice(list.start, entry.start))
  if (!isNext || tried.yaml(path, text) === undefined) return { fix }
  return { fix, edit: { file: source.file, start, end: entry.start, text: ' ' } }
}

/** What to write instead of a value where a text is wanted, or one of several groups, whose `keys` are these. */
export function textOrGroupInstead(value: unknown, path: Path, keys: readonly string[], file: InvalidFile): Remedy {
  if (value === null) return { fix: emptyFix(path, file) }
  if (isGroup(value)) return otherGroup(value, path, keys, file)
  return Array.isArray(value)
    ? { fix: 'Remove the extra dash, or put the whole text in double quotes if it starts with a bracket.' }
    : quoted(value, path, file)
}

function quoted(value: unknown, path: Path, file: InvalidFile): Remedy {
  const text = written(file.source, path)
  const better = rewritten(path, file)
  if (better !== undefined && better.value !== text) return { fix: `Write "${better.value}".`, edit: better.edit }
  const otherwise = better === undefined ? file.asText(value, path) : undefined
  return { fix: otherwise ?? `Put it in quotes: "${text}".`, edit: better?.edit }
}

/** For a group that has the keys of several, or of none. */
function otherGroup(value: Group, path: Path, keys: readonly string[], file: InvalidFile): Remedy {
  const [first = '', ...more] = Object.keys(value)
  const present = [first, ...more]
  const own = present.filter((key) => keys.includes(key))
  if (own.length > 1) return { fix: `Give each of ${listed(own)} its own dash.` }
  if (own.length === 1)
    return { fix: `Remove "${present.find((key) => !keys.includes(key))}:", or indent it under "${own[0]}:".` }
  const meant = certainKey(first, keys)
  const renamed = more.length === 0 && meant ? file.tried.key([...path, first], meant) : undefined
  if (renamed !== undefined) return { fix: `Did you mean "${meant}"?`, edit: renamed }
  const edit = quotedWhole(value, path, file)
  const near = edit === undefined ? nearest(first, keys) : undefined
  return near === undefined
    ? { fix: 'Put the whole text in double quotes: the colon in it turned it into a key.', edit }
    : { fix: `Did you mean "${near}"?` }
}

export const inQuotes = (text: string) => spell(text, onOneLine('QUOTE_DOUBLE'))

/** Puts a text in quotes that a colon turned into a group: what became its key does not look like one. */
function quotedWhole(value: unknown, path: Path, { source, tried }: InvalidFile): Edit | undefined {
  const [[key, rest] = [], ...others] = isGroup(value) ? Object.entries(value) : []
  if (key === undefined || others.length > 0 || typeof rest !== 'string' || !/^\p{Lu}|\s/u.test(key)) return undefined
  const text = written(source, path).trimEnd()
  return text.includes('\n') ? undefined : tried.yaml(path, inQuotes(text))
}
