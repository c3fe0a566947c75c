/**
 * A key of a group in braces and its value, if there is no space after its colon: YAML reads `{ from:/old }` as one key
 * without a value. `known` are the keys that the group could still have.
 */
export function gluedKey(key: string, known: readonly string[]): { name: string; rest: string } | undefined {
  const [, name, rest] = /^([\w-]+):(\S.*)$/.exec(key) ?? []
  return name === undefined || rest === undefined || !known.includes(name) ? undefined : { name, rest }
}
