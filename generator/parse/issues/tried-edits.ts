import { parse } from 'yaml'
import { editValue } from '../../edit/edit-value.ts'
import { nestKey } from '../../edit/nest-key.ts'
import { renameKey } from '../../edit/rename-key.ts'
import type { ScalarValue } from '../../edit/spell.ts'
import { splitValue } from '../../edit/split-value.ts'
import type { Edit } from '../../problems/problems.ts'
import { rangeAt } from '../../read/document.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import type { Issue } from './issues.ts'
import type { CutText } from './text-cut-at-comma.ts'

/** Edits of one file, each tried against its schema: undefined unless it leaves fewer issues and adds none. */
export interface TriedEdits {
  /** Replaces the value at `path`. */
  value: (path: Path, value: ScalarValue) => Edit | undefined
  /** Replaces the value at `path` with YAML of one line. */
  yaml: (path: Path, yaml: string) => Edit | undefined
  /** Renames the key at the end of `path`. */
  key: (path: Path, name: string) => Edit | undefined
  /** Puts the key at the end of `path` in a new group next to it. */
  nested: (path: Path, group: string) => Edit | undefined
  /** Replaces the value at `path` with `first`, and adds `key` with `second` after it: both are YAML of one line. */
  split: (path: Path, first: string, key: string, second: string) => Edit | undefined
  /** Replaces a text or number and the keys that are parts of it with YAML of one line. */
  whole: (cut: CutText, yaml: string) => Edit | undefined
  /** Whether the key or entry at `path` can be left out. Makes no edit: the author decides. */
  isRemovable: (path: Path) => boolean
}

/**
 * How many edits of a file are tried at once: each try validates the whole file. The others have to wait until these
 * are applied.
 */
const maxTries = 100

/** Tries edits of a file in which its schema found these `issues`. */
export function tryEdits(issues: readonly Issue[], file: CheckedFile): TriedEdits {
  const { source } = file
  let tries = 0
  const helps = (path: Path, change: Change) => {
    tries += 1
    return tries <= maxTries && isBetter(issues, path, change, file)
  }
  return {
    value: (path, value) => (helps(path, put(value)) ? editValue(source, path, value, isTime(value)) : undefined),
    yaml: (path, yaml) => {
      const range = rangeAt(source, path)
      const value = parsedYaml(yaml)
      if (range === undefined || value === undefined || !helps(path, put(value))) return undefined
      return { file: source.file, ...range, text: yaml }
    },
    key: (path, name) => (helps(path, rename(name)) ? renameKey(source, path, name) : undefined),
    nested: (path, group) => (helps(path, nest(group)) ? nestKey(source, path, group) : undefined),
    split: (path, first, key, second) =>
      helps(path, divide(parsedYaml(first), key, parsedYaml(second)))
        ? splitValue(source, path, first, key, second)
        : undefined,
    whole: (cut, yaml) =>
      helps(cut.path, join(cut, parsedYaml(yaml)))
        ? { file: source.file, start: cut.start, end: cut.end, text: yaml }
        : undefined,
    isRemovable: (path) => isBetter(issues, path, remove, file),
  }
}

/** Programs that read YAML 1.1 take 09:00 without quotes for a number. */
const isTime = (value: ScalarValue) => typeof value === 'string' && /^\d\d:\d\d$/.test(value)

type Parent = Record<PropertyKey, unknown>
type Change = (parent: Parent, step: PropertyKey) => void

const put =
  (value: unknown): Change =>
  (parent, step) => {
    parent[step] = value
  }

const join =
  ({ parts }: CutText, whole: unknown): Change =>
  (parent, step) => {
    for (const part of parts) delete parent[part]
    parent[step] = whole
  }

const rename =
  (name: string): Change =>
  (parent, step) => {
    if (name in parent) return
    parent[name] = parent[step]
    delete parent[step]
  }

const nest =
  (group: string): Change =>
  (parent, step) => {
    parent[group] = { [step]: parent[step] }
    delete parent[step]
  }

const divide =
  (first: unknown, key: string, second: unknown): Change =>
  (parent, step) => {
    parent[step] = first
    parent[key] = second
  }

const remove: Change = (parent, step) => {
  if (Array.isArray(parent)) parent.splice(Number(step), 1)
  else delete parent[step]
}

/** Whether a change leaves fewer issues and adds none. */
function isBetter(issues: readonly Issue[], path: Path, change: Change, { schema, source }: CheckedFile): boolean {
  const last = path.at(-1)
  if (last === undefined) return false
  const root = structuredClone(source.value)
  change(valueAt(root, path.slice(0, -1)) as Parent, last)
  const known = new Set(issues.flatMap(namesOf))
  const left = (schema.safeParse(root).error?.issues ?? []).flatMap(namesOf)
  return left.length < known.size && left.every((name) => known.has(name))
}

function namesOf(issue: Issue): string[] {
  const { code, path, message } = issue
  const names = code === 'unrecognized_keys' ? issue.keys : [message]
  return names.map((each) => JSON.stringify([code, path.map(String), each]))
}

/** What a piece of YAML says; undefined where it is not valid. */
export function parsedYaml(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch {
    return undefined
  }
}
