import { countActions } from './counts.ts'
import type { Plan, PlannedPage } from './plan.ts'

/** The whole plan, one object per line: the counts first, then every change separately, nothing folded or cut. */
export function printJson(plan: Plan, out: string): string {
  const { published, pages, added, newPages, changed, removed, redirects, pairs, files, proposals, instead } = plan
  const summary = {
    event: 'plan',
    out,
    published,
    pages,
    added: added.length,
    newPages,
    changed: changed.length,
    removed: removed.length,
    ...countActions(plan),
    proposals: proposals.length,
  }
  const lines: object[] = [
    summary,
    ...added.map((page) => ({ event: 'page', action: 'added', ...plain(page) })),
    ...changed.map((page) => ({ event: 'page', action: 'changed', ...plain(page), change: page.change })),
    ...removed.map(({ inCity: _, ...page }) => ({ event: 'page', action: 'removed', ...page })),
    ...redirects.map((each) => ({ event: 'redirect', ...each })),
    ...pairs.map((each) => ({ event: 'pair', ...each })),
    ...files.map((each) => ({ event: 'file', ...each })),
    ...proposals.map((each) => ({ event: 'proposal', ...each })),
    ...instead.map((each) => ({ event: 'instead', ...each })),
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

/** A page in the same form as `sightline routes --json` prints it. */
function plain({ url, kind, language, title, place: { file, line } }: PlannedPage) {
  return { url, kind, language, title, source: `${file}:${line}` }
}
