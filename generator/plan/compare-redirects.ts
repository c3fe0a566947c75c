import type { RedirectRule } from '../redirect-rules.ts'
import type { RedirectChange } from './plan.ts'

/** The changes to `_redirects`, address by address. */
export function compareRedirects(before: readonly RedirectRule[], after: readonly RedirectRule[]): RedirectChange[] {
  const [old, now] = [firstOf(before), firstOf(after)]
  const changes: RedirectChange[] = []
  for (const [from, to] of now) {
    const oldTarget = old.get(from)
    if (oldTarget === undefined) changes.push({ action: 'added', from, to })
    else if (oldTarget !== to) changes.push({ action: 'changed', from, to, before: oldTarget })
  }
  for (const [from, to] of old) if (!now.has(from)) changes.push({ action: 'removed', from, to })
  return changes
}

/** The first rule for each address: only that one counts. */
function firstOf(redirects: readonly RedirectRule[]): Map<string, string> {
  const first = new Map<string, string>()
  for (const { from, to } of redirects) if (!first.has(from)) first.set(from, to)
  return first
}
