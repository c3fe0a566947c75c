import { type RedirectRule, splitQuery } from '../redirect-rules.ts'

/** A redirect in the form needed by hosts that match patterns. */
export interface OldAddress {
  /** As the host sees it: decoded. With `isBelow`, the folder, which ends in a slash. */
  path: string
  isBelow: boolean
  /** The names and values that the query must have, if any. The visitor's query is then dropped. */
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

/** Puts rules with a query first: they apply even where there is a page. */
export const byQueryFirst = (redirects: readonly RedirectRule[]): OldAddress[] =>
  redirects.map(oldAddress).sort((a, b) => Number(a.query === undefined) - Number(b.query === undefined))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Escapes a text into a pattern that matches only that text. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|"# -]/g, '\\$&')

/**
 * Matches the paths of our URLs, but none that begins with a character that would lead to another host, such as a
 * second slash, a backslash or a tab. Every path that is echoed as a redirect target has matched it.
 */
export const ownPath = '[\\w.~-][\\w.~/-]*?'
