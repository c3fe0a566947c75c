/**
 * `stored` as an absolute URL on `origin`, or nothing if it leads anywhere else: storage cannot be trusted. Absolute,
 * because a path that starts with two slashes would lead to another host.
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
