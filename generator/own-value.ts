/** The value under a name that an author wrote; undefined for inherited names such as `constructor`. */
export const ownValue = <Value>(group: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(group, name) ? group[name] : undefined
