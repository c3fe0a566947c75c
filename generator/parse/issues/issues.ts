import type * as z from 'zod'
import { type Path, placesOn, valueAt } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import { knownAt } from '../known-keys.ts'

export type Issue = z.core.$ZodIssue

/** The keys that are allowed at `path` and not present yet. */
export function freeKeys(path: Path, file: CheckedFile): string[] {
  const value = valueAt(file.source.value, path)
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return knownAt(path, file).keys.filter((key) => !present.includes(key))
}

/** For a value that fits none of several shapes, returns its issues against the closest one. */
export function unfold(issue: Issue): Issue[] {
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

/** The places on the way to every value that does not fit. */
export const brokenPlaces = (schema: z.ZodType, root: unknown): ReadonlySet<string> =>
  placesOn((schema.safeParse(root).error?.issues ?? []).flatMap(unfold).map(({ path }) => path))
