import type { RedirectRule } from '../redirect-rules.ts'

// Cloudflare Pages matches an old address exactly, and strips a trailing slash only where that leads to a page. The
// addresses of most content management systems end in a slash, so both forms get rules there.

/** The rules. Each one for a single address is followed by one for that address with a trailing slash. */
export const withSlashForms = (redirects: readonly RedirectRule[]): RedirectRule[] =>
  redirects.flatMap((rule) => (hasSlashForm(rule) ? [rule, { ...rule, from: `${rule.from}/` }] : [rule]))

/** The inverse: the rules that were written by hand. */
export function withoutSlashForms(redirects: readonly RedirectRule[]): RedirectRule[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.filter(({ from, to }) => !from.endsWith('/') || targets.get(from.slice(0, -1)) !== to)
}

/** A name with an extension is that of a file: `/Old.html`, `/page.php?id=7`. */
const hasSlashForm = ({ from }: RedirectRule) => !/(\.\w+|\/\*|\/)$|\?/.test(from)
