import type * as z from 'zod'
import { nearest } from '../problems/nearest.ts'
import { type Path, valueAt } from '../read/raw-values.ts'
import { knownAt } from './known-keys.ts'

export type Issue = z.core.$ZodIssue

/**
 * Selects the schema issues to report to the author, `reported`: one mistake often breaks several rules. `all` has every
 * issue, so that later checks can skip the same places.
 */
export function selectIssues(
  raw: readonly Issue[],
  schema: z.ZodType,
  root: unknown,
): { reported: Issue[]; all: Issue[] } {
  const all = firstOfEach(raw.flatMap(unfold))
  const meant = misspelt(all, schema, root)
  return { reported: all.filter(({ path }) => !meant.has(path.join('\n'))), all }
}

/** The keys that are allowed at `path` and not present yet. */
export function freeKeys(schema: z.ZodType, path: Path, root: unknown): string[] {
  const value = valueAt(root, path)
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return knownAt(schema, path, root).keys.filter((key) => !present.includes(key))
}

/** For a value that fits none of several shapes, returns its issues against the closest one. */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const closest = issue.errors
    .filter(
      (errors) => errors.some(({ path, code }) => path.length > 0 || code !== 'invalid_type') || errors.length === 0,
    )
    .map((errors) => ({
      errors,
      unknownKeys: errors.filter(({ code, path }) => code === 'unrecognized_keys' && path.length === 0).length,
    }))
    .sort((a, b) => a.unknownKeys - b.unknownKeys || a.errors.length - b.errors.length)[0]
  if (closest === undefined || closest.unknownKeys > 0) return [issue]
  return closest.errors.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Keeps the first issue of each value. A rule about a whole group waits until the group's parts are valid. */
function firstOfEach(issues: Issue[]): Issue[] {
  const seen = new Set<string>()
  const isBroken = (group: Path) =>
    issues.some(({ path }) => path.length > group.length && group.every((step, index) => path[index] === step))
  return issues.filter(({ code, path }) => {
    if (code === 'unrecognized_keys') return true
    if (code === 'custom' && isBroken(path)) return false
    const place = path.join('\n')
    return !seen.has(place) && seen.add(place)
  })
}

/**
 * The paths of keys that are missing only because they are misspelled: the unknown key beside them is already reported.
 */
function misspelt(issues: Issue[], schema: z.ZodType, root: unknown): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const free = freeKeys(schema, issue.path, root)
    return issue.keys.flatMap((key) => {
      const meant = nearest(key, free)
      return meant === undefined ? [] : [[...issue.path, meant].join('\n')]
    })
  })
  return new Set(paths)
}
