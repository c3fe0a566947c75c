import type { PageKind } from './page.ts'
import type { ParentName } from './parse/schemas/vertical.ts'
import type { pageIds } from './urls.ts'

/** The groups of pages that visitors see, in sitemap order. Each is a key under `group:` in the interface words. */
export const groups = [
  'practice',
  'conditions',
  'treatments',
  'topics',
  'questions',
  'guides',
  'comparisons',
  'cities',
  'neighborhoods',
  'services',
] as const

export type Group = (typeof groups)[number]

/** Everything the code knows about a page by its kind, apart from its content and its template. */
export interface KindTraits {
  /** The group it is filed under in search, in the HTML sitemap and on the picture for shared links. */
  group: Group
  /** The group for pages of this kind about a treatment, where it differs. */
  groupOfTreatments?: Group
  /** The page above it when its path gives none. */
  parent: keyof typeof pageIds | ParentName
  /** schema.org's type of the page. */
  pageType: 'WebPage' | 'MedicalWebPage' | 'CollectionPage' | 'ContactPage'
  /** Search engines and sitemaps may list it. */
  isListed: boolean
  /** Open to every visitor, wherever they are, whatever the geo gate says. */
  isAlwaysOpen: boolean
  /** Patients act on it, so it is not released until a clinician has read it. */
  needsReview: boolean
  /** It consists of questions and answers, rather than ending with some. */
  isAboutQuestions: boolean
  /** Its template shows the pages of its hub. */
  isInHub: boolean
  /** Reading it reveals something about the reader's health. True when in doubt. */
  isAboutHealth: boolean
  /** The subject of an appointment requested from it: nothing in particular, its name or its heading. */
  appointmentFor: 'nothing' | 'name' | 'heading'
  sharePicture: {
    /** One for each page, one for all pages under the same parent, or one for the whole kind. */
    drawnFor: 'page' | 'parent' | 'kind'
    /** Light for what people read, dark for what the practice offers. */
    ground: 'light' | 'dark'
    /** The practice's mark, large: plain, in halves, or in a pin on a map. */
    emblem: 'plain' | 'halves' | 'pin'
  }
  /**
   * Readers find it through its parent, which lists all pages of its kind. There may be tens of thousands of them, so
   * they are left out of page lists and search, and have no share picture of their own.
   */
  isFoundThroughParent: boolean
  /** Its words are those of another page, where a missing translation is reported. */
  repeatsWords: boolean
  /**
   * The factor for its search score: the practice's own facts come before services and conditions, these before
   * articles, and places come last unless the query names them.
   */
  searchWeight: number
  /**
   * It lists the cities. Only its JSON-LD lists them too: anywhere else, a new city would change every page of the
   * site.
   */
  listsCities: boolean
  /**
   * It lists, counts or maps cities or neighborhoods; links in its text do not count. True when in doubt: if false, the
   * page is assumed to be unchanged when a city changes, and is not built to be compared.
   */
  showsPlaces: boolean
  /**
   * It is about a place: search also finds it by the words of its address. When there are very many places, lists of
   * them are divided by letter.
   */
  isPlace: boolean
  /** It consists of the practice's legal notices: the footer links to it, and without notices it would be empty. */
  isOfNotices: boolean
  /** It lists the practice's signs by level: links may lead to each list by the name of its level. */
  listsSigns: boolean
  /** Readers may have the signs themselves: what cannot wait comes first, unless the page is about a treatment. */
  startsWithCare: boolean
  /** Its subject is a reason for a visit, so it comes with a sheet of questions to bring. */
  hasVisitPack: boolean
}

/** A page about no particular subject. */
const plain: KindTraits = {
  group: 'practice',
  parent: 'home',
  pageType: 'WebPage',
  isListed: true,
  isAlwaysOpen: false,
  needsReview: false,
  isAboutQuestions: false,
  isInHub: false,
  isAboutHealth: false,
  appointmentFor: 'nothing',
  sharePicture: { drawnFor: 'page', ground: 'dark', emblem: 'plain' },
  isFoundThroughParent: false,
  repeatsWords: false,
  searchWeight: 1.2,
  listsCities: false,
  showsPlaces: true,
  isPlace: false,
  isOfNotices: false,
  listsSigns: false,
  startsWithCare: false,
  hasVisitPack: false,
}

/** A page of medical facts. */
const medical: KindTraits = {
  ...plain,
  pageType: 'MedicalWebPage',
  needsReview: true,
  isInHub: true,
  isAboutHealth: true,
  appointmentFor: 'name',
  searchWeight: 1,
  showsPlaces: false,
  sharePicture: { ...plain.sharePicture, ground: 'light' },
}

/**
 * A page for staff, or for visitors who are turned away or lost. It counts as being about health: the address of a page
 * that was not found may reveal why it was requested.
 */
const unlisted: KindTraits = { ...plain, isListed: false, isAlwaysOpen: true, isAboutHealth: true }

const place: KindTraits = {
  ...plain,
  isPlace: true,
  isAboutHealth: true,
  appointmentFor: 'name',
  searchWeight: 0.4,
  sharePicture: { drawnFor: 'kind', ground: 'dark', emblem: 'pin' },
}

const service: KindTraits = {
  ...plain,
  group: 'services',
  needsReview: true,
  isInHub: true,
  isAboutHealth: true,
  appointmentFor: 'name',
  searchWeight: 1,
}

/** The only list of kinds: a kind missing here does not compile. */
export const kinds: Readonly<Record<PageKind, KindTraits>> = {
  home: { ...plain, listsCities: true },
  prose: { ...plain, isInHub: true, showsPlaces: false },
  services: { ...plain, pageType: 'CollectionPage', isAboutHealth: true, showsPlaces: false },
  conditions: { ...plain, pageType: 'CollectionPage', isAboutHealth: true, showsPlaces: false },
  contact: { ...plain, pageType: 'ContactPage', searchWeight: 1.5, listsCities: true },
  eyewear: { ...plain, appointmentFor: 'name', showsPlaces: false },
  condition: {
    ...medical,
    group: 'conditions',
    groupOfTreatments: 'treatments',
    parent: 'conditions',
    startsWithCare: true,
    hasVisitPack: true,
  },
  topic: { ...medical, group: 'topics', parent: 'topics', hasVisitPack: true },
  guide: { ...medical, group: 'guides', searchWeight: 0.8 },
  faq: { ...medical, group: 'questions', isAboutQuestions: true, searchWeight: 0.8 },
  comparison: {
    ...medical,
    group: 'comparisons',
    searchWeight: 0.7,
    sharePicture: { ...medical.sharePicture, emblem: 'halves' },
  },
  // The search finds it by the name of the city alone.
  location: { ...place, group: 'cities', searchWeight: 1 },
  neighborhood: { ...place, group: 'neighborhoods' },
  service: { ...service, hasVisitPack: true },
  'service-city': {
    ...service,
    // Its name is just the city's: only the heading names the visit.
    appointmentFor: 'heading',
    isFoundThroughParent: true,
    repeatsWords: true,
    sharePicture: { ...service.sharePicture, drawnFor: 'parent' },
  },
  referral: { ...plain, isInHub: true, isAboutHealth: true, appointmentFor: 'name', showsPlaces: false },
  'how-soon': { ...medical, isAlwaysOpen: true, isInHub: false, appointmentFor: 'nothing', listsSigns: true },
  'visit-pack': {
    ...unlisted,
    // All have the same name: only the heading names the visit.
    appointmentFor: 'heading',
    isFoundThroughParent: true,
    repeatsWords: true,
    showsPlaces: false,
    sharePicture: { ...medical.sharePicture, drawnFor: 'parent' },
  },
  notices: { ...plain, isOfNotices: true, showsPlaces: false },
  'out-of-area': { ...unlisted, isAboutHealth: false },
  sitemap: { ...plain, pageType: 'CollectionPage' },
  // It may list the cities of a service.
  list: {
    ...plain,
    parent: 'sitemap',
    pageType: 'CollectionPage',
    isAboutHealth: true,
    isFoundThroughParent: true,
    sharePicture: { ...plain.sharePicture, drawnFor: 'parent' },
  },
  qr: { ...unlisted, appointmentFor: 'name', showsPlaces: false },
  tools: unlisted,
  'not-found': { ...unlisted, showsPlaces: false },
}

/** Whether a value that a file gives as its kind is a known kind. */
export const isKind = (value: unknown): value is PageKind => typeof value === 'string' && Object.hasOwn(kinds, value)
