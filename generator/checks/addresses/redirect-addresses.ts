import { editValue } from '../../edit/edit-value.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { mayBeMade } from '../../emit/own-files.ts'
import { isOutside } from '../../expand/redirects.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { isPageId, webAddress } from '../../parse/schemas/text.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { decoded } from '../../redirect-rules.ts'
import { isReserved, slugsOf } from '../../urls.ts'
import { isPage, isPageAddress, type Names } from '../names.ts'

/** An old address that no host could redirect. */
export function badOldAddress(entry: LooseEntry, from: string, { practice }: LooseManifest): Problem[] {
  const better = asPath(from, practice.url)
  if (better !== undefined && mayBeMade(better)) {
    const { source, path } = entry
    const message = `"${from}" cannot be an old address of this site: a file of the site itself is there`
    const place = locate(source, [...path, 'from'])
    return [problem('BAD_REDIRECT', place, message, 'Remove the redirect.', [removeAt(source, path)])]
  }
  if (from === better && isRedirectable(from)) return []
  const message = `"${from}" cannot be an old address of this site: ${faultOf(from)}`
  const fix = 'Write what comes after the host: /old.html, /page.php?id=7, or /blog/* for everything below.'
  const meant = better !== undefined && isRedirectable(better) ? better : undefined
  return [problemAt('BAD_REDIRECT', entry, 'from', message, fix, meant)]
}

/**
 * A target that is written neither as a page of this site nor as an https address elsewhere. Whether the page exists is
 * not checked here.
 */
export function badTarget(entry: LooseEntry, to: string, { practice }: LooseManifest, names: Names): Problem[] {
  if (isPageId(to)) return []
  const path = asPath(to, practice.url)
  if (isOutside(to) && path === undefined && webAddress.safeParse(to).success) return []
  if (/^\w+:/.test(to) && path === undefined) {
    const message = `"${to}" is neither a page of this site nor an address that starts with https://`
    return [problemAt('BAD_URL', entry, 'to', message, 'Write a page, such as /about, or an https address.')]
  }
  const parts = slugsOf((path ?? to).replace(/\.html?$/, ''))
  const better = `/${parts.join('/')}`
  const isThere = !parts.includes('') && (isPage(better, names) || isPageAddress(better, names))
  const message = `"to" ("${to}") must be a page of this site, such as /conditions/dry-eye, or an https address`
  const fix = 'Write the path of the page that replaced it.'
  return [problemAt('BAD_PAGE_ID', entry, 'to', message, fix, isThere ? better : undefined)]
}

/** A problem of one of a redirect's two addresses, whose fix is to write `better`, if that is known. */
function problemAt(
  code: ProblemCode,
  { source, path }: LooseEntry,
  key: 'from' | 'to',
  message: string,
  fix: string,
  better?: string,
): Problem {
  const place = locate(source, [...path, key])
  if (better === undefined) return problem(code, place, message, fix)
  return problem(code, place, message, `Write "${better}".`, [editValue(source, [...path, key], better)])
}

/** The part of an address of this site after the host; undefined for an address of another site. */
function asPath(address: string, ownUrl: unknown): string | undefined {
  const [, scheme, host = '', rest = ''] = /^((?:https?:)?\/\/)?([^/?#]*)(.*)$/i.exec(address) ?? []
  const [, own] = /^https:\/\/([^/]*)/.exec(String(ownUrl)) ?? []
  const withoutWww = (name: string) => name.toLowerCase().replace(/^www\./, '')
  if (own !== undefined && withoutWww(host) === withoutWww(own)) return normalized(rest)
  return scheme !== undefined || startsWithHost.test(address) ? undefined : normalized(address)
}

/** `mailto:...`, and `www.old-practice.com/...` as the address bar of a browser shows it. */
const startsWithHost = /^(\w+:|www\.)/i

/** The path as hosts see it: with a leading slash and no trailing one, without a #hash, percent-encoded. */
function normalized(address: string): string {
  const [path, ...query] = address.replace(/#.*$/, '').split('?')
  const tidy = `/${path!.replace(/^\/+|\/+$/g, '')}`
  return [tidy, ...query].join('?').replace(/[^!-~]+/g, encodeURIComponent)
}

const isRedirectable = (address: string) => faultOf(address) === undefined

/** Why no host could redirect the address. */
function faultOf(address: string): string | undefined {
  if (startsWithHost.test(address) || address.startsWith('//')) return 'it must start with the slash after the host'
  const [path = '', ...query] = address.split('?')
  if (/\*./.test(path) || /[^/]\*/.test(path)) return 'a * must come after a slash, at the end of the path'
  if (path.endsWith('/*') && isReserved(path)) return 'the scripts and pictures of the site itself are there'
  if (path.includes(':')) return 'a colon has a special meaning there'
  if (query.length > 1) return 'it has a second question mark'
  if (query.length === 1 && (path.endsWith('*') || !/^[^=&]+=[^=&]+(&[^=&]+=[^=&]+)*$/.test(query[0]!)))
    return 'a query must be written name=value, without a *'
  if (!/^\/[!-~]*$/.test(address) || address.includes('#'))
    return 'it must start with a slash, and have no spaces, accents or #'
  if (path !== '/' && path.endsWith('/')) return 'it must not end with a slash'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
  if (/[\0-\x1f\x7f\\]/.test(decoded(address))) return 'hosts refuse addresses with control characters or backslashes'
  // Caddy replaces them before it compares anything.
  if (/[{}]/.test(decoded(address))) return 'some hosts replace what is in braces'
  const parts = decoded(path).slice(1).split('/')
  return path !== '/' && parts.some((part) => ['', '.', '..'].includes(part))
    ? 'browsers and hosts leave out empty parts, "." and ".."'
    : undefined
}
