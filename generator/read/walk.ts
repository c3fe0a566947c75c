import type { Path } from './raw-values.ts'

/**
 * Visits a value of a tree. `path` leads to it from the root and changes with the next value: copy it to keep it.
 * `under` is the group or list that contains it, nothing for the root. Returning `false` skips the value's contents.
 */
export type Look = (value: unknown, path: Path, under: object | undefined) => false | undefined

/**
 * Looks at every value of what the YAML says, each before what is inside it. One path serves all values, as most are
 * passed by: to make one for each, or to hand values out one by one, takes twice as long for the thousands there are.
 */
export function walk(root: unknown, look: Look): void {
  const path: PropertyKey[] = []
  const visit = (value: unknown, under: object | undefined) => {
    if (look(value, path, under) === false || typeof value !== 'object' || value === null) return
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      path.push(key)
      visit((value as Record<PropertyKey, unknown>)[key], value)
      path.pop()
    }
  }
  visit(root, undefined)
}
