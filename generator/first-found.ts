/** The first result of `find` that is not undefined. Later items are not visited. */
export function firstFound<T, Found>(list: Iterable<T>, find: (each: T) => Found | undefined): Found | undefined {
  for (const each of list) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}
