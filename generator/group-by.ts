import type { NonEmpty } from './non-empty.ts'

/** The list in groups; groups and items keep their order. (`Map.groupBy` needs a newer Node than ours.) */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (each: T) => K): Map<K, NonEmpty<T>> {
  const groups = new Map<K, NonEmpty<T>>()
  for (const each of list) addTo(groups, keyOf(each), each)
  return groups
}

/** How many items have each key. */
export const countBy = <T, K>(list: Iterable<T>, keyOf: (each: T) => K): Map<K, number> =>
  new Map(Array.from(groupBy(list, keyOf), ([key, { length }]) => [key, length]))

/** The first item with each key, in the order of the list. */
export function firstBy<T, K>(list: Iterable<T>, keyOf: (each: T) => K): Map<K, T> {
  const firsts = new Map<K, T>()
  for (const each of list) {
    const key = keyOf(each)
    if (!firsts.has(key)) firsts.set(key, each)
  }
  return firsts
}

/** Adds an item to the group of its key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [item])
  else group.push(item)
}

/** Adds all of `more` to a list. As arguments of `push`, 120,000 are too many. */
export function addAll<T>(list: T[], more: readonly T[]): void {
  for (const each of more) list.push(each)
}

/** Each item whose key an earlier item has too, with the first that has it. An item without a key is never a repeat. */
export function repeats<T>(list: readonly T[], keyOf: (each: T) => unknown): [each: T, first: T][] {
  const firsts = new Map<unknown, T>()
  return list.flatMap((each): [T, T][] => {
    const key = keyOf(each)
    const first = firsts.get(key)
    if (first !== undefined) return [[each, first]]
    if (key !== undefined) firsts.set(key, each)
    return []
  })
}
