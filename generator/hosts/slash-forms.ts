import type { RedirectRule } from '../redirect-rules.ts'

// Cloudflare Pages compares an old address as it is written, and takes a slash off its end only where it finds a page.
// The addresses of most systems that write websites end in one, so both forms are rules of their own there.

/** The rules, and after each of a single address that of the same address with a slash at the end. */
export const withSlashForms = (redirects: readonly RedirectRule[]): RedirectRule[] =>
  redirects.flatMap((rule) => (hasSlashForm(rule) ? [rule, { ...rule, from: `${rule.from}/` }] : [rule]))

/** The inverse: the rules that were written by hand. */
export function withoutSlashForms(redirects: readonly RedirectRule[]): RedirectRule[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.filter(({ from, to }) => !from.endsWith('/') || targets.get(from.slice(0, -1)) !== to)
}

/** A name with an extension is that of a file: `/Old.html`, `/page.php?id=7`. */
const hasSlashForm = ({ from }: RedirectRule) => !/(\.\w+|\/\*|\/)$|\?/.test(from)
