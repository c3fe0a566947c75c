import { firstBy } from '../group-by.ts'
import type { RedirectRule } from '../redirect-rules.ts'
import type { RedirectChange } from './plan.ts'

/** The changes to `_redirects`, address by address. */
export function compareRedirects(before: readonly RedirectRule[], after: readonly RedirectRule[]): RedirectChange[] {
  // Only the first rule for an address counts.
  const [old, now] = [firstBy(before, fromOf), firstBy(after, fromOf)]
  const changes: RedirectChange[] = []
  for (const { from, to } of now.values()) {
    const oldTarget = old.get(from)?.to
    if (oldTarget === undefined) changes.push({ action: 'added', from, to })
    else if (oldTarget !== to) changes.push({ action: 'changed', from, to, before: oldTarget })
  }
  for (const { from, to } of old.values()) if (!now.has(from)) changes.push({ action: 'removed', from, to })
  return changes
}

const fromOf = ({ from }: RedirectRule) => from
