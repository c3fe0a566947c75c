import type { Group, Path } from './raw-values.ts'

/**
 * Visits a value of a tree. `path` leads to it from the root and is reused for the next value: copy it to keep it.
 * `under` is the group or list that contains it, undefined for the root. Returning `false` skips the value's contents.
 */
export type Look = (value: unknown, path: Path, under: object | undefined) => false | undefined

/**
 * Visits every value of parsed YAML, each before its contents. All visits share one path, because most do not use it: a
 * new path for each value, or a generator, takes twice as long for the thousands of values there are. So does an iterator
 * of indexes or a list of keys.
 */
export function walk(root: unknown, look: Look): void {
  const path: PropertyKey[] = []
  const visit = (value: unknown, under: object | undefined) => {
    if (look(value, path, under) === false || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) enter(value[index], index, value)
    else for (const key in value) enter((value as Group)[key], key, value)
  }
  const enter = (value: unknown, key: PropertyKey, under: object) => {
    path.push(key)
    visit(value, under)
    path.pop()
  }
  visit(root, undefined)
}

/** What `find` finds in the values of a tree: at most one thing in each, in their order. It is called as `walk` calls. */
export function findBelow<Found>(root: unknown, find: (value: unknown, path: Path) => Found | undefined): Found[] {
  const all: Found[] = []
  walk(root, (value, path) => {
    const found = find(value, path)
    if (found !== undefined) all.push(found)
  })
  return all
}
