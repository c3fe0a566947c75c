// What the YAML says before anything is known to be as it should: every look at it asks first.

export type Group = Record<string, unknown>

/** The keys and the places in lists that lead to a value. */
export type Path = readonly PropertyKey[]

/** Keys with values under them: no list, and not nothing. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asGroup = (value: unknown): Group => (isGroup(value) ? value : {})

export const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined)

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    root,
  )
}
