/** The list in groups; groups and items keep their order. (`Map.groupBy` needs a newer Node than ours.) */
export function groupBy<T>(list: readonly T[], nameOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const name = nameOf(each)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [each])
    else group.push(each)
  }
  return groups
}
