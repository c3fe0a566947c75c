import type { NewPages } from '../audit/new-pages.ts'
import type { Language, PageKind } from '../page.ts'
import type { Place } from '../problems/problems.ts'
import type { RedirectRule } from '../redirect-rules.ts'

// What publishing the current manifest would change.

export interface Plan {
  /** False: nothing has been published yet, so every page is new. */
  published: boolean
  /** How many pages the site would have. */
  pages: number
  /** How many cities it would have. */
  cities: number
  added: PlannedPage[]
  /** What the audit says about the added pages. */
  newPages: NewPages
  changed: ChangedPage[]
  removed: RemovedPage[]
  redirects: RedirectChange[]
  pairs: PairChange[]
  /** Files that are not pages: sitemaps, scripts, pictures. */
  files: FileChange[]
  /** Redirects an author may want to add. */
  proposals: Proposal[]
  /** The same for pages that nothing replaces: only a person can tell whether they fit. */
  instead: Proposal[]
}

export interface PlannedPage {
  url: string
  language: Language
  kind: PageKind
  title: string
  /** The manifest entry it comes from. */
  place: Place
  /** For a page about a service in a city: the slugs, and the service's place. */
  inCity?: InCity & { servicePlace: Place }
}

export interface InCity {
  service: string
  city: string
}

export interface ChangedPage extends PlannedPage {
  change: PageChange
}

/** In the order they are reported. `frame` is everything around the text; `markup` is any other difference. */
export const areas = [
  'title',
  'description',
  'canonical',
  'robots',
  'languages',
  'sharing',
  'structured data',
  'links',
  'body',
  'frame',
  'assets',
  'markup',
] as const

export type Area = (typeof areas)[number]

/** What would change on a page, with the old and new values where they are short. */
export interface PageChange {
  areas: Area[]
  title?: Change
  description?: Change
  canonical?: Change
  /** Addresses linked in the page's text. */
  links?: Difference
  /** Texts of the page. */
  body?: Difference
  /** The types of the nodes that would differ. */
  structuredData?: string[]
}

export interface Change {
  before: string
  after: string
}

export interface Difference {
  removed: string[]
  added: string[]
}

export interface RemovedPage {
  url: string
  language: Language
  title: string
  /** Where a redirect would lead its visitors. */
  leadsTo?: string
  inCity?: InCity
}

export interface RedirectChange extends RedirectRule {
  action: 'added' | 'removed' | 'changed'
  /** Where it leads now, if that would change. */
  before?: string
}

export interface PairChange {
  action: 'appears' | 'breaks'
  /** The page in the default language, and its translation in `language`. */
  original: string
  translation: string
  language: Language
  /** True: both its pages are added or removed with it. */
  whole: boolean
}

export interface FileChange {
  action: 'added' | 'removed' | 'changed'
  file: string
  /** A short description of the change, where there is one. */
  note?: string
}

/** A line for redirects.yaml: the page at `to` has replaced the page at `from`. */
export interface Proposal extends RedirectRule {
  yaml: string
}
