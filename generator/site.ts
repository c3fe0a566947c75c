import type { Links } from './expand/links.ts'
import type { Texts } from './languages.ts'
import type { ContentByKind, IconName, Language, LayoutData, PageKind, PageState, Phone } from './page.ts'
import type { Manifest, Placed, PlacedCity } from './parse/manifest.ts'
import type { Service } from './parse/schemas/services.ts'
import type { Place } from './problems/problems.ts'

// Types only: what expand returns. The page table, `routes`, is the only truth about URLs.

/** The words about a page that other pages and search engines show. */
export interface Title {
  title: string
  description: string
  heading: string
  name: string
  summary: string
  /** Of an appointment request written from the page; the usual one when missing. */
  emailSubject?: string
  keywords?: string
}

/** A page before it has a language: what it is about, and how to write it in one. */
export interface PageSource<K extends PageKind = PageKind> {
  id: string
  kind: K
  place: Place
  /** The id of the page above it in the breadcrumbs. */
  parent?: string
  /** The name of its number in practice.yaml. */
  phone: string
  /** What the appointment dialog starts with: `''` leaves the choice open. */
  visitType: string
  /** Its addresses in languages where that is not its id under the language's prefix. */
  paths?: Texts<string>
  /** True: opens to visitors from everywhere, whatever the geo gate says. */
  isOpen?: boolean
  /** False: kept from search engines and from the sitemaps. */
  indexed: boolean
  /** The words in `language`, or nothing while they are unwritten. */
  title: (language: Language) => Title | undefined
  /** The body in the view's language. Called only for a language that has words. */
  content: (context: Context) => ContentByKind[K]
  /** The pictogram on cards that lead to it. */
  icon?: IconName
  /** What the page is about, for structured data. */
  about?: About
  /** The entries of the manifest that it is made of, where a page is made of one or two. */
  madeOf?: { service?: Placed<Service>; city?: PlacedCity }
}

export type About =
  | { type: 'MedicalCondition' | 'MedicalProcedure' | 'MedicalTherapy' | 'Service'; city?: string }
  | { type: 'City' | 'Place'; place: string }

/** What a body needs to know to be written. */
export interface Context {
  site: Site
  /** Of the page's layout: links lead to pages in this language. */
  language: Language
  /** Of the words. */
  bodyLanguage: Language
  /** What `{name}` marks stand for on this page. */
  values: Readonly<Record<string, string>>
  /** The number that `{phone}` stands for. */
  phone: Phone
}

/** One line of the page table: a URL and what stands there. */
export interface Route {
  source: PageSource
  language: Language
  bodyLanguage: Language
  url: string
  state: PageState
  /** The URL search engines should keep: its own, except on a fallback or a mirror. */
  canonical: string
  /** The URLs of the page in all languages that it is truly written in, its own among them, when there are several. */
  translations?: Translations
}

/** The URLs of one page by language, in the order of the languages. */
export type Translations = Readonly<Record<Language, string>>

/** All pages there are, in a fixed order. The only truth about URLs. */
export interface PageTable extends Iterable<Route> {
  length: number
  /** `index` from 0 to `length` - 1. */
  at: (index: number) => Route
  /** The page of `id` in `language`, wherever its address is; never a mirror. */
  find: (id: string, language: Language) => Route | undefined
  findUrl: (url: string) => Route | undefined
  /** The routes of some kinds alone. Those of others are not made, of which there may be tens of thousands. */
  ofKinds: (isWanted: (kind: PageKind) => boolean) => Iterable<Route>
  /**
   * What the page takes from the manifest besides what any page may draw on, where its family says so: as long as both are
   * the same, so is the page.
   */
  dependsOn: (route: Route) => unknown
}

export interface Site {
  manifest: Manifest
  routes: PageTable
  links: Links
  /** What is equal on every page of a language, the default one first. */
  layouts: Record<Language, LayoutData>
  /** The layout of one of the site's languages. */
  layout: (language: Language) => LayoutData
  redirects: readonly { from: string; to: string }[]
}
