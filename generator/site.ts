import type { Family } from './expand/family.ts'
import type { Links } from './expand/links.ts'
import type { LongList } from './expand/long-lists.ts'
import type { Notes } from './expand/notes.ts'
import type { Texts } from './languages.ts'
import type {
  ContentByKind,
  EyePart,
  IconName,
  Language,
  LayoutData,
  PageKind,
  PageState,
  Phone,
  ServiceDrawingName,
  Words,
} from './page.ts'
import type { Manifest, Placed, PlacedCity, PlacedNeighborhood, PlacesManifest } from './parse/manifest.ts'
import type { Service } from './parse/schemas/services.ts'
import type { NamedPlace } from './place-name.ts'
import type { Place } from './problems/problems.ts'
import type { RedirectRule } from './redirect-rules.ts'

// Types only: what expand returns. The page table, `routes`, is the single source of truth about URLs.

/** The words that other pages and search engines show about a page. */
export interface Title {
  title: string
  description: string
  heading: string
  name: string
  summary: string
  /** A comparison's verdict in one line. */
  inShort?: string
  /** The subject of an appointment request written from the page; the usual one when missing. */
  emailSubject?: string
  keywords?: string
}

/** A page before it has a language: its subject, and how to write it in each language. */
export interface PageSource<K extends PageKind = PageKind> {
  id: string
  kind: K
  place: Place
  /** The id of the page above it in the breadcrumbs. */
  parent?: string
  /** The key of its phone number in practice.yaml. */
  phone: string
  /** What the appointment dialog starts with: `''` leaves the choice open. */
  visitType: string
  /** Its addresses in the languages where the address is not just its id under the language's prefix. */
  paths?: Texts<string>
  /** True: open to visitors from everywhere, whatever the geo gate says. */
  isOpen?: boolean
  /** True: kept on the visitor's device, to open without a network. */
  isKeptOffline?: boolean
  /** False: kept from search engines and from the sitemaps in that language. */
  isIndexed: (language: Language) => boolean
  /** The title in `language`; undefined while the page is not written in that language. */
  title: (language: Language) => Title | undefined
  /** The group of interface words with the patterns of its title and description, if those make many pages. */
  titleWords?: string
  /**
   * Whether it has a title in `language`. Set where that is known without making a title: there are thousands of
   * sources.
   */
  isWritten?: (language: Language) => boolean
  /** The body in the context's language. Called only for languages that have a title. */
  content: (context: Context) => ContentByKind[K]
  /**
   * What its pages take from the manifest, as data, beyond what any page may draw on: see render/fast-path for the
   * latter. As long as neither changes, the pages do not change. Without this, they are compared as a whole.
   */
  dependsOn?: () => unknown
  /** Its words in each language, for the sheets to bring to a visit. Only for kinds that have them. */
  visitPackText?: VisitPackText
  /** The icon on cards that lead to it, and the drawing that replaces the icon. */
  icon?: IconName
  drawing?: ServiceDrawingName | undefined
  /** The parts of the eye it is about, for the small eye on those cards. */
  eye?: readonly EyePart[]
  /** What the page is about, for structured data. */
  about?: About
  /** The manifest entries behind the page, when it is made from one or two. */
  madeOf?: { service?: Placed<Service>; city?: PlacedCity; neighborhood?: PlacedNeighborhood }
}

/** Questions that a patient may ask about a page's subject, by language. */
export type VisitPackText = Texts<{ ask: readonly string[] }>

export type About =
  | { type: 'MedicalCondition' | 'MedicalProcedure' | 'MedicalTherapy' }
  | { type: 'Service'; city?: NamedPlace }
  | { type: 'City' | 'Place'; place: NamedPlace }

/** Everything needed to write a page's body. */
export interface Context {
  site: Site
  /** The language of the layout: links lead to pages in this language. */
  language: Language
  /** The language of the body's words. */
  bodyLanguage: Language
  /** The values of `{name}` placeholders on this page. */
  values: Readonly<Record<string, string>>
  /** The number that `{phone}` stands for. */
  phone: Phone
  /** Set when the body lists its sources: its texts refer to them by number. Otherwise the marks are left out. */
  notes?: Notes
}

/** One line of the page table: a URL and the page at it. */
export interface Route {
  source: PageSource
  language: Language
  bodyLanguage: Language
  url: string
  state: PageState
  /** The URL search engines should keep: its own, except on a fallback or a mirror. */
  canonical: string
  /** False: kept from search engines and from the sitemaps. */
  indexed: boolean
  /** The URLs of the page that are indexed, by language, its own included. Only set when there are several. */
  translations?: Translations
}

/** The URLs of one page by language, in the order of the languages. */
export type Translations = Readonly<Record<Language, string>>

/** All pages, in a fixed order: the single source of truth about URLs. */
export interface PageTable extends Iterable<Route>, Pick<Family, 'length' | 'at' | 'find' | 'findUrl'> {
  /** The families it consists of, in its order. */
  families: readonly Family[]
  /** The routes of these kinds only. Routes of other kinds are never made: there may be tens of thousands. */
  ofKinds: (isWanted: (kind: PageKind) => boolean) => Iterable<Route>
}

/** The interface words of one of the site's languages. */
export type WordsIn = (language: Language) => Words

/** The pages of cities, and everything they are made of. */
export interface Places {
  manifest: PlacesManifest
  wordsIn: WordsIn
  locations: readonly Family[]
  servicesInCities: Family
}

export interface Site {
  manifest: Manifest
  places: Places
  routes: PageTable
  links: Links
  /** The lists that are divided because one page cannot show them whole. */
  lists: readonly LongList[]
  /** What is the same on every page of a language, by language, the default one first. */
  layouts: Record<Language, LayoutData>
  /** The layout of one of the site's languages. */
  layout: (language: Language) => LayoutData
  redirects: readonly RedirectRule[]
}
