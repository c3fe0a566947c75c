import type { RedirectRule } from '../redirect-rules.ts'

// Types only: what a host is, and what it is given. The hosts themselves stand in files of their own beside this one.

/** Where a published folder is put, so that visitors can read it. One file of this folder describes one host. */
export interface Host {
  /** As in `host:` of practice.yaml, and after --host. */
  name: string
  /** As its own people call it. */
  title: string
  can: Abilities
  limits: readonly Limit[]
  /** What it does with addresses that are not quite those of a page: `preview` answers in the same way. */
  manner: Manner
  /** The names of the files it reads its configuration from: no page, and nothing that visitors are to see. */
  configuration: readonly string[]
  /** These files and, where the host redirects by pages, those pages. */
  files: (rules: HostRules) => HostFile[]
  /** Makes pages when they are asked for: none is published as a file. */
  rendersPages?: true
  /** Where it tells a visitor's place itself: the geo gate asks there, and nobody else learns of the visitor. */
  place?: string
}

/** A text file of the published folder. `file` is its path. */
export interface HostFile {
  file: string
  text: string
}

/** What hosts differ in: `true`, or what happens instead, as a sentence for people. */
export type Abilities = Record<keyof typeof abilities, true | string>

/** What is asked of every host, as `sightline hosts` says it. */
export const abilities = {
  headers: 'sends our headers with every file',
  headersOnRedirects: 'sends our headers with redirects',
  notFoundByLanguage: 'shows the not-found page of the language',
  redirects: 'redirects with a status',
  redirectsBelow: 'redirects all addresses below one',
  keepsQuery: 'keeps the query when it redirects',
  redirectsByQuery: 'redirects by the query',
  hidesRules: 'keeps its configuration to itself',
  takesPosts: 'takes what forms post, and brings it to the practice',
}

/** Of a host for files alone. A function of the host may still answer a path, and a service elsewhere an address. */
export const noPosts = 'needs a service elsewhere'

/** What a host counts, and how much of it it takes. */
export interface Limit {
  of: keyof typeof counted
  atMost: number
  /** For which plan it is, or what becomes of more. */
  note?: string
  /** Where the host says so. */
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
  headerRules: 'rules for headers',
  headerLength: 'characters in the longest header',
  functionBytes: 'bytes of the function that redirects',
}

/** The status of a redirect to the page, or what else the host answers. */
export interface Manner {
  /** `/about/`, where the page is `/about`. */
  slash: 301 | 308 | 'page'
  /** `/about.html`. */
  html: 301 | 308 | 'page'
  /** By which status old addresses are redirected; `page` for a page that sends visitors on. */
  redirect: 301 | 308 | 'page'
}

/** All that a host has to know of a site besides its files. Made by rules.ts; the same for every host. */
export interface HostRules {
  /** Of the rules that fit an address, the last to name a header decides. */
  headers: readonly HeaderRule[]
  /** The first that fits an address decides. Pages come before all but those for a query. */
  redirects: readonly RedirectRule[]
  /** Which page answers for what is not there: the first whose folder the address is in. The last one answers for all. */
  notFound: readonly NotFound[]
  /** The address of every page, none of which ends in a slash. Made when asked for: there may be many. */
  pages: () => Iterable<string>
}

export interface HeaderRule {
  /** `/sw.js` for one file, `/assets/*` for all below a folder. */
  path: string
  headers: Readonly<Record<string, string>>
}

export interface NotFound {
  /** `/es`; empty for the whole site. */
  under: string
  /** The address of the page: `/es/404`. */
  page: string
}
