import type { Redirect, RedirectChange } from './plan.ts'

/** The changes to `_redirects`, address by address. */
export function compareRedirects(before: readonly Redirect[], after: readonly Redirect[]): RedirectChange[] {
  const [old, now] = [firstOf(before), firstOf(after)]
  const changes: RedirectChange[] = []
  for (const [from, to] of now) {
    const led = old.get(from)
    if (led === undefined) changes.push({ action: 'added', from, to })
    else if (led !== to) changes.push({ action: 'changed', from, to, before: led })
  }
  for (const [from, to] of old) if (!now.has(from)) changes.push({ action: 'removed', from, to })
  return changes
}

/** For each address, only its first rule counts. */
function firstOf(redirects: readonly Redirect[]): Map<string, string> {
  const first = new Map<string, string>()
  for (const { from, to } of redirects) if (!first.has(from)) first.set(from, to)
  return first
}

/** The file hosts read them from. */
export const redirectsFile = '_redirects'

/** The rules of a published `_redirects`. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/)
    return from === undefined || to === undefined || from.startsWith('#') ? [] : [{ from, to }]
  })
}

/** Where these redirects lead a visitor to `url`, as on a host: by the first rule that matches. */
export function redirectFor(url: string, redirects: readonly Redirect[]): string | undefined {
  for (const { from, to } of redirects) {
    if (from === url) return to
    if (from.endsWith('/*') && url.startsWith(from.slice(0, -1)))
      return to.replace(':splat', url.slice(from.length - 1))
  }
  return undefined
}
