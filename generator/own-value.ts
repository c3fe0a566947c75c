/** What a group holds under a name that an author gave: nothing for those that all objects have, as `constructor`. */
export const ownValue = <Value>(group: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(group, name) ? group[name] : undefined
