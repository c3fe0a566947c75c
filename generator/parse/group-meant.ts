/**
 * The group with some of these keys that a single value stands for, as YAML: a point as maps give it, or the name of a
 * file. Undefined for any other value.
 */
export function groupMeant(value: unknown, keys: readonly string[]): string | undefined {
  if (keys.includes('lat') && keys.includes('lon')) return pointMeant(Array.isArray(value) ? value.join() : value)
  const isFile = typeof value === 'string' && /^[\w./-]+\.[a-z]+$/i.test(value)
  return isFile && keys.includes('file') ? `{ file: ${value} }` : undefined
}

/** West of Greenwich, only the longitude is negative, whichever of the two comes first. */
function pointMeant(value: unknown): string | undefined {
  const [, first, second] = /^\s*(-?\d+\.\d+)[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(String(value)) ?? []
  if (first === undefined || second === undefined || first.startsWith('-') === second.startsWith('-')) return undefined
  const [lat, lon] = second.startsWith('-') ? [first, second] : [second, first]
  return `{ lat: ${lat}, lon: ${lon} }`
}
