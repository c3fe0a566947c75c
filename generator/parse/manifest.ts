import type { Language } from '../../src/shared/languages.ts'
import type { Languages } from '../languages.ts'
import type { LogoFile } from '../logos/read-logos.ts'
import type { PhotoFile } from '../photos/read-photos.ts'
import type { Place } from '../problems/problems.ts'
import type { WordTree } from '../text/words.ts'
import type { Area } from './schemas/area.ts'
import type { Navigation } from './schemas/navigation.ts'
import type { Notice } from './schemas/notices.ts'
import type { WrittenPage } from './schemas/page.ts'
import type { Partner } from './schemas/partners.ts'
import type { Audience, City, DriveTimes, Neighborhood } from './schemas/places.ts'
import type { Practice } from './schemas/practice.ts'
import type { Price } from './schemas/prices.ts'
import type { Redirect } from './schemas/redirects.ts'
import type { SearchEntry } from './schemas/search.ts'
import type { Service } from './schemas/services.ts'
import type { ServiceInCity } from './schemas/services-in-cities.ts'
import type { Sign } from './schemas/signs.ts'
import type { Source } from './schemas/sources.ts'
import type { Member } from './schemas/team.ts'
import type { Testimonial } from './schemas/testimonials.ts'
import type { Theme } from './schemas/theme.ts'
import type { Vertical } from './schemas/vertical.ts'
import type { VisitPack } from './schemas/visit-pack.ts'

/** What place pages are made from: everything but the written pages. */
export type PlacesManifest = Omit<Manifest, 'pages'>

/** A checked entry and its place, for `routes` and for problems that name it. */
export type Placed<T> = T & { place: Place }

/** `slug` is derived from the name where the author left it out. */
export type PlacedCity = Placed<City & { slug: string }>

export type PlacedNeighborhood = Placed<Neighborhood & { slug: string }>

/** Everything the YAML says, checked. */
export interface ParsedManifest {
  languages: Languages
  /** What sort of practice it is. */
  vertical: Vertical
  /** What it looks like; empty for a practice without theme.yaml. */
  theme: Theme
  practice: Practice
  services: Placed<Service>[]
  audiences: Audience[]
  cities: PlacedCity[]
  neighborhoods: PlacedNeighborhood[]
  driveTimes: DriveTimes
  /** What the map of the service area shows besides the cities. */
  area: Area
  /** What a service says to visitors from one city, by city slug and then by service slug. */
  servicesInCities: Readonly<Record<string, Readonly<Record<string, Placed<ServiceInCity>>>>>
  signs: Sign[]
  /** Where medical facts come from, and the language that each document is written in. */
  sources: (Source & { language: Language })[]
  /** Notices that the law requires. A site contains only those that a visitor may see. */
  notices: Notice[]
  /** What visitors search for in their own words. */
  search: SearchEntry[]
  prices: Price[]
  /** What the sheets for a visit say about every visit; without it there are no sheets. */
  visitPack?: VisitPack | undefined
  team: Member[]
  testimonials: Testimonial[]
  partners: Partner[]
  navigation: Navigation
  redirects: Redirect[]
  /** The interface words in each language, and always in English. Sightline's own stand in for those that are missing. */
  words: Record<Language, WordTree>
  pages: Placed<{ id: string; page: WrittenPage }>[]
}

/** The input of expand: what the YAML says, as it is published, and with its pictures. */
export interface Manifest extends ParsedManifest {
  /** The photos it refers to, by their path below photos/. */
  photos: ReadonlyMap<string, PhotoFile>
  /** The logos it refers to, by their path below logos/. */
  logos: ReadonlyMap<string, LogoFile>
  /** It shows what nobody has confirmed, and is not meant for search engines. */
  isPreview: boolean
  /** Hash of the design of the pictures for shared links, part of their URLs. */
  pictureDesign: string
}
