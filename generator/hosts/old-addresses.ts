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

/**
 * The redirects by what they match, in the order in which hosts must look: those with a query apply even where there is
 * a page. Only the first rule for an address is kept, as servers refuse to start with two.
 */
export function oldAddresses(redirects: readonly RedirectRule[]): Record<'byQuery' | 'single' | 'below', OldAddress[]> {
  const all = redirects.map(oldAddress)
  const first = new Map<string, OldAddress>()
  for (const each of all) if (each.query === undefined && !first.has(each.path)) first.set(each.path, each)
  const plain = [...first.values()]
  return {
    byQuery: all.filter(({ query }) => query !== undefined),
    single: plain.filter(({ isBelow }) => !isBelow),
    below: plain.filter(({ isBelow }) => isBelow),
  }
}

function oldAddress({ from, to }: RedirectRule): OldAddress {
  const [path, query] = splitQuery(from)
  const isBelow = path.endsWith('/*')
  return {
    path: decoded(isBelow ? path.slice(0, -1) : path),
    isBelow,
    query: query === undefined ? undefined : [...new URLSearchParams(query)],
    to,
  }
}

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
