import { isNode } from 'yaml'
import { nearest } from '../problems/nearest.ts'
import { nodeAt } from '../read/document.ts'
import { written } from '../read/locate.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { groupMeant } from './group-meant.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { joinedKey } from './joined-key.ts'
import { knownAt, requiredAt } from './known-keys.ts'
import { listed, typeName } from './name-value.ts'
import { numberFix, numbersMeant } from './numbers-meant.ts'
import { isOptional } from './schemas/index.ts'
import { isRemovable } from './tried-edits.ts'

type WrongType = Extract<Issue, { code: 'invalid_type' }>

/** What to write instead of a value of another type. */
export function typeFix(issue: WrongType, file: InvalidFile): string {
  const { expected, path } = issue
  const { source, asText, editFor } = file
  const value = valueAt(source.value, path)
  const group = expected === 'object' ? (nameFix(value, path, file) ?? groupFix(value, issue, file)) : undefined
  if (group !== undefined) return group
  const slip = typeof value === 'string' ? slipFix(expected, value) : undefined
  if (slip !== undefined) return slip
  if (value === null) return hiddenFix(path, source) ?? emptyFix(path, file, expected)
  const rule = expected === 'string' ? asText(value, path) : undefined
  if (rule !== undefined) return `Change it: it ${rule}.`
  if (expected === 'string' && typeof value !== 'object') return `Put it in quotes: "${written(source, path)}".`
  if (expected === 'string')
    return 'Put the whole text in double quotes: a colon in it, or a bracket or brace at its start, turned it into something else.'
  const list = expected === 'array' ? editFor(issue, path)?.text : undefined
  if (list?.startsWith('['))
    return list === `[${written(source, path)}]` ? `Put it in brackets: ${list}.` : `Write ${list}.`
  if (expected === 'array') return `Put each entry on its own line, starting with "- "${withKeys([...path, 0], file)}.`
  if (expected === 'boolean') return 'Write true or false, without quotes.'
  if (expected === 'number' && typeof value === 'string')
    return numberFix(value, numbersMeant(value, file.schema, path, source.value))
  return `Write ${typeName(expected)} here${withKeys(path, file)}.`
}

/** The keys that a group at `path` must have, in words that end a sentence. */
function withKeys(path: Path, { schema, source }: InvalidFile): string {
  const keys = requiredAt(schema, path, source.value)
  return keys.length === 0 ? '' : `, with ${listed(keys)}`
}

/** For an entry written as only its name. */
function nameFix(value: unknown, path: Path, { schema }: InvalidFile): string | undefined {
  if (typeof value !== 'string' || value.includes(':')) return undefined
  return knownAt(schema, path, undefined).keys.includes('name') ? `Write "name: ${value}".` : undefined
}

/** For a single value that stands for a group. Without an edit, the group needs more keys. */
function groupFix(value: unknown, issue: WrongType, { schema, source, editFor }: InvalidFile): string | undefined {
  const group = groupMeant(value, knownAt(schema, issue.path, source.value).keys)
  if (group === undefined) return undefined
  return editFor(issue, issue.path) === undefined
    ? `Write "${group}", and add the other keys it needs.`
    : `Write "${group}".`
}

/** For a value that YAML reads as a comment, because of a # at its start, or as an anchor: one word after an &. */
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

/** What to do about a text that lacks a space or dash that YAML needs. */
function slipFix(expected: string, text: string): string | undefined {
  const joined = expected === 'object' ? joinedKey(text) : undefined
  if (joined !== undefined)
    return `Write "${joined.key}: ${joined.rest}", with a ${joined.isSpaced ? 'plain ' : ''}space after the colon.`
  if (expected === 'array' && /^(?:[•·▪◦‣●\uf000-\uf0ff]|-\S|[–—] )/.test(text))
    return 'Put each entry on its own line, starting with "- ", a dash and a space.'
  return undefined
}

function emptyFix(path: Path, { schema, source }: InvalidFile, expected?: string): string {
  if (path.length === 0)
    return `Write the entries, or ${isOptional(source.file) ? 'remove the file' : 'restore the file from an earlier version'}.`
  const isEntry = typeof path.at(-1) === 'number'
  const inKey = expected === 'array' ? 'its entries below it, starting with "- "' : 'a value after the colon'
  const other = isRemovable(schema, source, path) ? `, or remove the ${isEntry ? 'dash' : 'key'}` : ''
  return `Write ${isEntry ? 'the entry after the dash' : inKey}${other}.`
}

/** What to write instead of a value that is neither a text nor one of several groups, whose `keys` are these. */
export function unionFix(value: unknown, keys: readonly string[], path: Path, file: InvalidFile): string {
  if (value === null) return emptyFix(path, file)
  if (typeof value !== 'object') return `Put it in quotes: "${written(file.source, path)}".`
  if (Array.isArray(value))
    return 'Remove the extra dash, or put the whole text in double quotes if it starts with a bracket.'
  const present = Object.keys(value)
  const own = present.filter((key) => keys.includes(key))
  if (own.length > 1) return `Give each of ${listed(own)} its own dash.`
  if (own.length === 1)
    return `Remove "${present.find((key) => !keys.includes(key))}:", or indent it under "${own[0]}:".`
  const meant = nearest(present[0] ?? '', keys)
  return meant === undefined
    ? 'Put the whole text in double quotes: the colon in it turned it into a key.'
    : `Did you mean "${meant}"?`
}
