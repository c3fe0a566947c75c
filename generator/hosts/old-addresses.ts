import { type RedirectRule, splitQuery } from '../redirect-rules.ts'

/** A redirect as hosts that are told by patterns want it. */
export interface OldAddress {
  /** As the host sees it: decoded. Of all addresses below a folder, the folder, which ends in a slash. */
  path: string
  isBelow: boolean
  /** The names and values its query must have, if it asks for any. The query of the visitor is not kept then. */
  query: [name: string, value: string][] | undefined
  to: string
}

export function oldAddress({ from, to }: RedirectRule): OldAddress {
  const [path, query] = splitQuery(from)
  const isBelow = path.endsWith('/*')
  return {
    path: decoded(isBelow ? path.slice(0, -1) : path),
    isBelow,
    query: query === undefined ? undefined : [...new URLSearchParams(query)],
    to,
  }
}

/** Rules for a query stand first: they hold even where there is a page. */
export const byQueryFirst = (redirects: readonly RedirectRule[]): OldAddress[] =>
  redirects.map(oldAddress).sort((a, b) => Number(a.query === undefined) - Number(b.query === undefined))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A text as a pattern that fits it and nothing else. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"# -]/g, '\\$&')

/**
 * The letters of an address of ours, as a pattern that begins with none of those that would lead to another host, such as
 * a second slash, a backslash or a tab: whatever is sent back as the place to go to has fitted it.
 */
export const ownPath = '[\\w.~-][\\w.~/-]*?'
