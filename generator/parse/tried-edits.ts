import { parse } from 'yaml'
import type * as z from 'zod'
import { editValue } from '../edit/edit-value.ts'
import { renameKey } from '../edit/rename-key.ts'
import type { ScalarValue } from '../edit/spell.ts'
import type { Edit } from '../problems/problems.ts'
import { rangeAt } from '../read/document.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'

/** Edits of one file that its schema has been asked about: each is nothing when the schema would refuse what it makes. */
export interface TriedEdits {
  /** Gives the value at `path` another. */
  value: (path: Path, value: ScalarValue) => Edit | undefined
  /** Writes other YAML, of one line, in place of the value at `path`. */
  yaml: (path: Path, yaml: string) => Edit | undefined
  /** Gives the key at the end of `path` another name. */
  key: (path: Path, name: string) => Edit | undefined
}

/** So many edits of a file are tried at once, as each is a look at the whole file. The others have their turn after these. */
const mostTries = 100

/** Tries edits of `source`, in which `schema` has found these `issues`. */
export function tryEdits(schema: z.ZodType, source: Source, issues: readonly z.core.$ZodIssue[]): TriedEdits {
  let tries = 0
  const helps = (path: Path, change: Change) => {
    tries += 1
    return tries <= mostTries && isBetter(schema, source, issues, path, change)
  }
  return {
    value: (path, value) => (helps(path, put(value)) ? editValue(source, path, value) : undefined),
    yaml: (path, yaml) => {
      const range = rangeAt(source, path)
      const value = readYaml(yaml)
      if (range === undefined || value === undefined || !helps(path, put(value))) return undefined
      return { file: source.file, ...range, text: yaml }
    },
    key: (path, name) => (helps(path, rename(name)) ? renameKey(source, path, name) : undefined),
  }
}

/** Whether `source` would be as good without the key or entry at `path`, or better. */
export function isSpare(schema: z.ZodType, source: Source, path: Path): boolean {
  const issues = schema.safeParse(source.value).error?.issues ?? []
  return isBetter(schema, source, issues, path, (parent, step) => {
    if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else delete parent[step]
  })
}

type Parent = Record<PropertyKey, unknown>
type Change = (parent: Parent, step: PropertyKey) => void

const put =
  (value: unknown): Change =>
  (parent, step) => {
    parent[step] = value
  }

const rename =
  (name: string): Change =>
  (parent, step) => {
    if (name in parent) return
    parent[name] = parent[step]
    delete parent[step]
  }

/** Whether fewer issues are left after a change, and none that is new. */
function isBetter(
  schema: z.ZodType,
  { value }: Source,
  issues: readonly z.core.$ZodIssue[],
  path: Path,
  change: Change,
): boolean {
  const last = path.at(-1)
  if (last === undefined) return false
  const root = structuredClone(value)
  const parent = path.slice(0, -1).reduce<unknown>((each, step) => (each as Parent)[step], root)
  change(parent as Parent, last)
  const known = new Set(issues.flatMap(namesOf))
  const left = (schema.safeParse(root).error?.issues ?? []).flatMap(namesOf)
  return left.length < known.size && left.every((name) => known.has(name))
}

function namesOf(issue: z.core.$ZodIssue): string[] {
  const { code, path, message } = issue
  const told = code === 'unrecognized_keys' ? issue.keys : [message]
  return told.map((each) => JSON.stringify([code, path.map(String), each]))
}

function readYaml(yaml: string): unknown {
  try {
    return parse(yaml)
  } catch {
    return undefined
  }
}
