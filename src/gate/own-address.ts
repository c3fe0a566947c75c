/**
 * `stored` as a whole address on `origin`, or nothing when it leads anywhere else: storage is not to be trusted.
 * Whole, as a path that starts with two slashes would lead to another host.
 */
export function ownAddress(stored: string | undefined, origin: string): string | undefined {
  if (stored === undefined || !stored.startsWith('/')) return undefined
  try {
    const url = new URL(stored, origin)
    return url.origin === origin ? url.href : undefined
  } catch {
    return undefined
  }
}
