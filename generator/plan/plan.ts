import type { Language, PageKind } from '../page.ts'
import type { Place } from '../problems/problems.ts'

// Types only: what publishing the manifest as it stands would do to what is published.

export interface Plan {
  /** False: nothing is published yet, so every page is new. */
  published: boolean
  /** How many pages the site would have. */
  pages: number
  /** How many cities it would have. */
  cities: number
  added: PlannedPage[]
  changed: ChangedPage[]
  removed: RemovedPage[]
  redirects: RedirectChange[]
  pairs: PairChange[]
  /** What is no page: sitemaps, scripts, pictures. */
  files: FileChange[]
  /** Redirects an author may want to add. */
  proposals: Proposal[]
}

export interface PlannedPage {
  url: string
  language: Language
  kind: PageKind
  title: string
  /** The entry of the manifest it comes from. */
  place: Place
  /** Of a page about a service in a city: the slugs, and where the service stands. */
  inCity?: InCity & { servicePlace: Place }
}

export interface InCity {
  service: string
  city: string
}

export interface ChangedPage extends PlannedPage {
  change: PageChange
}

/** In the order they are told. `frame` is what stands around the text; `markup` is none of the others. */
export const areas = [
  'title',
  'description',
  'keywords',
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

/** What of a page would change, and from what to what where that can be said in few words. */
export interface PageChange {
  areas: Area[]
  title?: Change
  description?: Change
  canonical?: Change
  /** Addresses in the text of the page. */
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

export interface Redirect {
  from: string
  to: string
}

export interface RedirectChange extends Redirect {
  action: 'added' | 'removed' | 'changed'
  /** Where it leads now, when that would change. */
  before?: string
}

export interface PairChange {
  action: 'appears' | 'breaks'
  /** The page in the default language, and the same in `language`. */
  original: string
  translation: string
  language: Language
  /** True: both pages come or go with it. */
  whole: boolean
}

export interface FileChange {
  action: 'added' | 'removed' | 'changed'
  file: string
  /** What can be said of the change in a few words. */
  note?: string
}

/** A line for redirects.yaml: the page of `to` has taken the place of `from`. */
export interface Proposal extends Redirect {
  yaml: string
}
