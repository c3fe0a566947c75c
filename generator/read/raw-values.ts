// YAML values before validation: check the type of each before using it.

export type Group = Record<string, unknown>

/** The keys and list indexes that lead to a value. */
export type Path = readonly PropertyKey[]

/** Keys with values under them: not a list, and not null. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is a group, or else an empty one: a mistake is reported where the file is checked. */
export const asGroup = (value: unknown): Group => (isGroup(value) ? value : {})

/** The value if it is a list. */
export const asList = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined)

/** The key that the value at `path`, or the list it is in, belongs to. */
export const fieldOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'))

/** The value at `path`; undefined where there is none, for example below a text or null. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    root,
  )
}

/** A copy with another value at `path`. Everything off the path is shared, not copied. */
export function withValueAt(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<PropertyKey, unknown>
  copy[step] = withValueAt(copy[step], rest, value)
  return copy
}

/** The places that these paths lead to or through, as the path to each, joined by line ends. */
export const placesOn = (paths: readonly Path[]): Set<string> =>
  new Set(paths.flatMap((path) => [...path.keys(), path.length].map((depth) => path.slice(0, depth).join('\n'))))

/** Whether a path leads to the value at `start` or into it. */
export const isAtOrBelow = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)
