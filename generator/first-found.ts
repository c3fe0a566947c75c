/** What `find` finds for the first item for which it finds anything. The items after that are not looked at. */
export function firstFound<T, Found>(list: Iterable<T>, find: (each: T) => Found | undefined): Found | undefined {
  for (const each of list) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}
