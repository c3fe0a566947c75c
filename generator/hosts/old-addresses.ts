import { firstBy } from '../group-by.ts'
import { decoded, type RedirectRule, splitQuery } from '../redirect-rules.ts'

/** A redirect in the form needed by hosts that match patterns. */
export interface OldAddress {
  /** As the host sees it: decoded. With `isBelow`, the folder, which ends in a slash. */
  path: string
  isBelow: boolean
  /** The names and values that the query must have, if any. The visitor's query is then dropped. */
  query: [name: string, value: string][] | undefined
  to: string
}

/** An old address that includes a query. */
export type OldAddressWithQuery = OldAddress & { query: NonNullable<OldAddress['query']> }

const hasQuery = (old: OldAddress): old is OldAddressWithQuery => old.query !== undefined

interface OldAddresses {
  byQuery: OldAddressWithQuery[]
  single: OldAddress[]
  below: OldAddress[]
}

/**
 * The redirects by what they match, in the order in which hosts must look: those with a query apply even where there is
 * a page. Only the first rule for an address is kept, as servers refuse to start with two.
 */
export function oldAddresses(redirects: readonly RedirectRule[]): OldAddresses {
  const all = redirects.map(oldAddress)
  const plain = all.filter((old) => !hasQuery(old))
  const first = [...firstBy(plain, ({ path }) => path).values()]
  return {
    byQuery: all.filter(hasQuery),
    single: first.filter(({ isBelow }) => !isBelow),
    below: first.filter(({ isBelow }) => isBelow),
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

/** The addresses. Each that `ownPath` does not match is followed by its form with a slash at the end. */
export const withSlash = (addresses: readonly OldAddress[]): OldAddress[] =>
  addresses.flatMap((each) => (isOwnPath.test(each.path) ? [each] : [each, { ...each, path: `${each.path}/` }]))

/**
 * A pattern that matches only that text. Special characters are written as hex escapes: servers differ in how they read
 * a quote, a space or a brace in their configuration.
 */
export const exactly = (text: string) =>
  text.replace(/[^\w/~\-\u0080-\uffff]/g, (char) => `\\x${hex(char.charCodeAt(0))}`)

/**
 * A pattern that matches a query with this name and value: servers compare it as the visitor's browser wrote it, where
 * any character but letters and digits may be percent-encoded.
 */
export const inQuery = ([name, value]: [name: string, value: string]) =>
  `(?:^|&)${anySpelling(name)}=${anySpelling(value)}(?:&|$)`

const anySpelling = (text: string) =>
  text.replace(/[^\w~-]/gu, (char) =>
    [exactly(char), encoded(char), ...(char === ' ' ? ['\\+'] : [])].join('|').replace(/.*/, '(?:$&)'),
  )

/** The character as a percent-encoded pattern, in uppercase or lowercase hex digits. */
const encoded = (char: string) =>
  [...new TextEncoder().encode(char)]
    .map((byte) => `%${hex(byte).replace(/[a-f]/g, (digit) => `[${digit.toUpperCase()}${digit}]`)}`)
    .join('')

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * Matches what comes after a folder in the address as it was sent, up to its query or one of the characters in `end`.
 * Decoded, it could not be part of a new address.
 */
export const restAsWritten = (folder: string, end = '') =>
  `/+${'[^/?]+/+'.repeat(folder.split('/').length - 2)}([^?${end}]*)`

/**
 * Matches the paths of our URLs, but none that begins with a character that would lead to another host, such as a
 * second slash, a backslash or a tab. Every path that is echoed as a redirect target has matched it.
 */
export const ownPath = '[\\w.~-][\\w.~/-]*?'

const isOwnPath = new RegExp(`^/${ownPath}$`)
