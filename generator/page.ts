import type { Graph } from 'schema-dts'
import type { Language } from '../src/shared/languages.ts'
import type { Article } from './page/article.ts'
import type {
  ComparisonContent,
  ConditionContent,
  ConditionsContent,
  ContactContent,
  EyewearContent,
  HomeContent,
  HowSoonContent,
  IndexContent,
  ListContent,
  LocationContent,
  NeighborhoodContent,
  NotFoundContent,
  NoticesContent,
  OutOfAreaContent,
  QrContent,
  ReferralContent,
  ServiceCityContent,
  ServiceContent,
  SitemapContent,
  ToolsContent,
  VisitPackContent,
} from './page/contents.ts'
import type { Head } from './page/head.ts'
import type { Link } from './page/inline.ts'
import type { Phone } from './page/practice.ts'

// Types only: the vocabulary that generator and templates share. Templates import nothing else from this room.

export type { Language } from '../src/shared/languages.ts'
export type * from './page/article.ts'
export type * from './page/care.ts'
export type * from './page/contents.ts'
export type * from './page/frames.ts'
export type * from './page/head.ts'
export type * from './page/inline.ts'
export type * from './page/layout.ts'
export type * from './page/maps.ts'
export type * from './page/photo.ts'
export type * from './page/places.ts'
export type * from './page/practice.ts'
export type { Shield } from './parse/schemas/area.ts'
export type { CareLevel } from './parse/schemas/care.ts'
export type { EyePart } from './parse/schemas/eye-parts.ts'
export type { FrameShape } from './parse/schemas/frames.ts'
export type { IconName } from './parse/schemas/icon-names.ts'
export type { Flag } from './parse/schemas/languages.ts'
export type { ServiceDrawingName } from './parse/schemas/service-drawings.ts'
export type { ViewName } from './parse/schemas/views.ts'
export type { Problem } from './problems/problems.ts'

/**
 * Where a page's words come from: `original` (first written in this language), `translated` (a true translation of an
 * original), `fallback` (one language's layout around a body in the default language) or `mirror` (a second address of
 * a page that lives elsewhere).
 */
export type PageState = 'original' | 'translated' | 'fallback' | 'mirror'

/** All kinds of pages, with the content that each one's template receives. */
export interface ContentByKind {
  home: HomeContent
  prose: Article
  services: IndexContent
  conditions: ConditionsContent
  contact: ContactContent
  eyewear: EyewearContent
  condition: ConditionContent
  topic: Article
  guide: Article
  faq: Article
  comparison: ComparisonContent
  'how-soon': HowSoonContent
  'visit-pack': VisitPackContent
  notices: NoticesContent
  location: LocationContent
  neighborhood: NeighborhoodContent
  service: ServiceContent
  'service-city': ServiceCityContent
  referral: ReferralContent
  'out-of-area': OutOfAreaContent
  sitemap: SitemapContent
  list: ListContent
  qr: QrContent
  tools: ToolsContent
  'not-found': NotFoundContent
}

export type PageKind = keyof ContentByKind

/** The content of a page of any kind. */
export type AnyContent = ContentByKind[PageKind]

/** Everything a template may know about the page it renders. */
export type Page<K extends PageKind = PageKind> = {
  [P in K]: {
    kind: P
    url: string
    /** The language of the layout: header, footer, `<html lang>`. */
    language: Language
    /** The language of the body: differs from `language` on a fallback page. */
    bodyLanguage: Language
    state: PageState
    heading: string
    /** The subject of an appointment requested from the page: `''` for none in particular. */
    appointmentFor: string
    /**
     * Reading the page reveals something about the reader's health: most outside tools are kept off it, even with
     * consent.
     */
    isAboutHealth: boolean
    head: Head
    structuredData: Graph
    crumbs: readonly Link[]
    phone: Phone
    /** What the appointment dialog starts with: `''` leaves the choice open. */
    visitType: string
    /** The subject of an appointment request written from the page; the usual one when missing. */
    emailSubject?: string
    /** The addresses kept on the visitor's device for offline use. Only set on those pages themselves. */
    keptOffline?: readonly string[]
    /** The geo gate applies to it. */
    isGated: boolean
    /**
     * Where the language switch leads: this page in each other language, or its nearest ancestor that is written there.
     */
    otherLanguages: readonly Link[]
    content: ContentByKind[P]
  }
}[K]
