import type { PageKind } from './page.ts'
import type { HubName } from './parse/schemas/vertical.ts'
import type { pageIds } from './urls.ts'

/** What people call groups of pages, in the order of the sitemap. Each is a word under `group:` of the interface. */
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

/** All that the code knows of a page by its kind, besides its content and its template. */
export interface KindTraits {
  /** Where search, the sitemap for people and the picture for shared links file it. */
  group: Group
  /** The group of its pages about a treatment, where that is another. */
  groupOfTreatments?: Group
  /** The page that stands above it where none does by its path. */
  parent: keyof typeof pageIds | HubName
  /** schema.org's type of the page. */
  schemaType: 'WebPage' | 'MedicalWebPage' | 'CollectionPage' | 'ContactPage'
  /** Search engines and sitemaps may name it. A page they may not is open to every visitor, wherever they are. */
  isListed: boolean
  /** Patients act on it: it is not released before a clinician has read it. */
  needsReview: boolean
  /** Its template shows the pages of its hub. */
  isInHub: boolean
  /** Having read it says something of the reader's health. When in doubt, it does. */
  isAboutHealth: boolean
  /** What an appointment asked for on it is about: nothing in particular, or what one of its titles says. */
  appointmentFor: 'nothing' | 'name' | 'heading'
  sharePicture: {
    /** Drawn for each page, once for the pages under one parent, or once for all of the kind. */
    drawnFor: 'page' | 'parent' | 'kind'
    /** On light ground stands what people read, on dark ground what the practice offers. */
    ground: 'light' | 'dark'
    /** The practice's mark large, in halves or in a pin on a map. */
    emblem: 'plain' | 'halves' | 'pin'
  }
  /** The visitor sees the practice's rating on it: only there may JSON-LD state it. */
  showsRating: boolean
  /**
   * Readers find it through the page above it, which lists all of its sort: of such pages there may be tens of thousands,
   * and no list of pages, no search and no picture of its own is made of them.
   */
  isFoundThroughParent: boolean
  /** It lists all cities: only there does JSON-LD, or a new city would change every page of the site. */
  listsCities: boolean
}

/** A page about nothing in particular. */
const plain: KindTraits = {
  group: 'practice',
  parent: 'home',
  schemaType: 'WebPage',
  isListed: true,
  needsReview: false,
  isInHub: false,
  isAboutHealth: false,
  appointmentFor: 'nothing',
  sharePicture: { drawnFor: 'page', ground: 'dark', emblem: 'plain' },
  showsRating: false,
  isFoundThroughParent: false,
  listsCities: false,
}

/** A page of medical facts. */
const medical: KindTraits = {
  ...plain,
  schemaType: 'MedicalWebPage',
  isInHub: true,
  isAboutHealth: true,
  appointmentFor: 'name',
  sharePicture: { ...plain.sharePicture, ground: 'light' },
}

/**
 * A page of the staff, or one for visitors who are turned away or lost. It counts as about health: the address of a page
 * that was not found may say why it was asked for.
 */
const unlisted: KindTraits = { ...plain, isListed: false, isAboutHealth: true }

const place: KindTraits = {
  ...plain,
  isAboutHealth: true,
  appointmentFor: 'name',
  sharePicture: { drawnFor: 'kind', ground: 'dark', emblem: 'pin' },
}

const service: KindTraits = { ...plain, group: 'services', isInHub: true, isAboutHealth: true, appointmentFor: 'name' }

/** The only list of kinds: a kind that is not in it does not compile. */
export const kinds: Readonly<Record<PageKind, KindTraits>> = {
  home: { ...plain, showsRating: true, listsCities: true },
  prose: { ...plain, isInHub: true },
  services: { ...plain, schemaType: 'CollectionPage', isAboutHealth: true },
  conditions: { ...plain, schemaType: 'CollectionPage', isAboutHealth: true },
  contact: { ...plain, schemaType: 'ContactPage', listsCities: true },
  eyewear: { ...plain, appointmentFor: 'name' },
  condition: {
    ...medical,
    group: 'conditions',
    groupOfTreatments: 'treatments',
    parent: 'conditions',
    needsReview: true,
  },
  topic: { ...medical, group: 'topics', parent: 'topics', needsReview: true },
  guide: { ...medical, group: 'guides' },
  faq: { ...medical, group: 'questions' },
  comparison: {
    ...medical,
    group: 'comparisons',
    sharePicture: { ...medical.sharePicture, emblem: 'halves' },
  },
  location: { ...place, group: 'cities' },
  neighborhood: { ...place, group: 'neighborhoods' },
  service,
  'service-city': {
    ...service,
    // Its short name is the city's: only the heading says what the visit is for.
    appointmentFor: 'heading',
    isFoundThroughParent: true,
    sharePicture: { ...service.sharePicture, drawnFor: 'parent' },
  },
  referral: { ...plain, isInHub: true, isAboutHealth: true, appointmentFor: 'name' },
  'out-of-area': { ...unlisted, isAboutHealth: false },
  sitemap: { ...plain, schemaType: 'CollectionPage' },
  qr: { ...unlisted, appointmentFor: 'name' },
  tools: unlisted,
  'not-found': unlisted,
}

/** Whether what a file names as its kind is one. */
export const isKind = (value: unknown): value is PageKind => typeof value === 'string' && Object.hasOwn(kinds, value)
