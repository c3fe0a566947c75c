import type { RedirectRule } from '../redirect-rules.ts'

// What a host is, and what it is given. Each host has its own file in this folder.

/** A place that serves a published folder to visitors. */
export interface Host {
  /** Its name in `host:` of practice.yaml, and after --host. */
  name: string
  /** Its official name. */
  title: string
  can: Abilities
  limits: readonly Limit[]
  /** How it treats URLs that are not quite those of a page. `preview` answers the same way. */
  urlHandling: UrlHandling
  /** The names of its configuration files: they are not pages, and must not be served to visitors. */
  configuration: readonly string[]
  /** Makes the configuration files and, where the host redirects by pages, those pages. */
  files: (rules: HostRules) => HostFile[]
  /** Files of public/ that it would not find, and why. */
  misses?: { isMissed: (file: string) => boolean; because: string }
  /** What its own tool keeps at the top of the folder it deploys, but neither deploys nor serves. Never removed. */
  toolFiles?: readonly string[]
  /** It renders pages on request: none is published as a file. */
  rendersPages?: true
  /** The path at which it tells a visitor's place: the geo gate asks there, so no third party sees the visitor. */
  place?: string
}

/** A text file of the published folder. `file` is its path. */
export interface HostFile {
  file: string
  text: string
}

/** What hosts differ in: `true`, or a phrase for people on what happens instead. */
export type Abilities = Record<keyof typeof abilities, true | string>

/** The abilities every host is judged by, worded for `sightline hosts`. */
export const abilities = {
  headers: 'sends our headers with every file',
  headersOnRedirects: 'sends our headers with redirects',
  notFoundByLanguage: 'shows the not-found page of the language',
  redirects: 'redirects with a status code',
  redirectsBelow: 'redirects all addresses below one',
  filesFirst: 'shows a file below an address that it redirects',
  keepsQuery: 'keeps the query when it redirects',
  redirectsByQuery: 'redirects by the query',
  hidesRules: 'hides its configuration files',
  takesPosts: 'accepts what forms post, and delivers it to the practice',
}

/** For hosts that only serve files. A host's function may still answer a path, or a service elsewhere a URL. */
export const noPosts = 'needs an external service'

/** Something a host counts, and the most it accepts. */
export interface Limit {
  of: keyof typeof counted
  atMost: number
  /** The plan it applies to, or what happens beyond it. */
  note?: string
  /** Where the host documents it. */
  source: string
}

export const counted = {
  files: 'files',
  filesInFolder: 'files in one folder',
  bytes: 'bytes',
  redirects: 'redirects',
  singleRedirects: 'redirects of single addresses',
  redirectsBelow: 'redirects of all addresses below one',
  redirectLength: 'characters in the longest redirect',
  headerRules: 'header rules',
  headerLength: 'characters in the longest header',
  functionBytes: 'bytes in the redirect function',
}

/** The status of a redirect to the page, or `page` where the host answers with a page. */
interface UrlHandling {
  /** `/about/`, where the page is `/about`. */
  slash: 301 | 308 | 'page'
  /** `/about.html`. */
  html: 301 | 308 | 'page'
  /** The status for redirects of old URLs; `page` for a page that sends visitors on. */
  redirect: 301 | 308 | 'page'
  /**
   * How it matches `/old-page/`, where `/old-page` is the old address: it ignores the slash, or compares it too. Either
   * way, a slash or `.html` is stripped only where that leads to a page. If unset, both are stripped from any address, the
   * slash before old addresses are looked up.
   */
  oldSlash?: 'ignored' | 'compared'
}

/** Everything a host must know about a site besides its files. Made by rules.ts; the same for every host. */
export interface HostRules {
  /** The host name of the site. */
  hostname: string
  /** Among the rules that match a URL, the last one to name a header wins. The first matches every URL. */
  headers: readonly [HeaderRule, ...HeaderRule[]]
  /** The first rule that matches a URL wins. Only those with a query match the URL of a page. */
  redirects: readonly RedirectRule[]
  /** Which page answers for a missing URL: the first whose folder contains it. The last one matches everything. */
  notFound: readonly NotFound[]
  /** The URLs of all pages. Only the home page's ends in a slash. Made on demand, as there may be many. */
  pages: () => Iterable<string>
}

export interface HeaderRule {
  /** `/sw.js` for one file, `/assets/*` for everything below a folder. */
  path: string
  headers: Readonly<Record<string, string>>
}

export interface NotFound {
  /** `/es`; empty for the whole site. */
  under: string
  /** The URL of the page: `/es/404`. */
  page: string
}
