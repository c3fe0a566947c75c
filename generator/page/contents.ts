import type { Language } from '../../src/shared/languages.ts'
import type { PageKind, PageState } from '../page.ts'
import type { EyePart } from '../parse/schemas/eye-parts.ts'
import type { IconName } from '../parse/schemas/icon-names.ts'
import type { ServiceDrawingName } from '../parse/schemas/service-drawings.ts'
import type { Article, Block, Choice, Hub, Question, Review, Section, Source, Way } from './article.ts'
import type { Care, NoticedGroup, SignLevel } from './care.ts'
import type { FrameWall } from './frames.ts'
import type { Card, InlineContent, Link } from './inline.ts'
import type { CityLink, Drive, MapLayout, MiniMap, WayMap } from './maps.ts'
import type { Photo } from './photo.ts'
import type { Areas, Letters } from './places.ts'
import type { Notice, Partner, Phone, SpecialHours, Testimonial, Week } from './practice.ts'

/** Links to the cities, on a page that shows them all or, if they are too many, the nearest. */
export interface CityLinks {
  cities: readonly CityLink[]
  /** Links to all cities, when `cities` holds only the nearest. */
  letters?: Letters | undefined
}

export interface HomeContent extends Article, CityLinks {
  stats: readonly { value: string; label: string }[]
  results: readonly { name: string; before: string; after: string }[]
  services: readonly Card[]
  conditions: readonly Card[]
  testimonials: readonly Testimonial[]
  miniMap?: MiniMap | undefined
}

export interface IndexContent extends Article {
  groups: readonly { id: string; heading: string; cards: readonly Card[] }[]
}

export interface ConditionsContent extends IndexContent {
  /** The conditions by the part of the eye they are about. */
  eyeMap: readonly EyeMapPart[]
  /** Signs that few conditions share, grouped by what they concern. */
  noticed: readonly NoticedGroup[]
}

export interface EyeMapPart {
  part: EyePart
  links: readonly Link[]
}

export interface ConditionContent extends Article {
  medicalName?: string
}

export interface ComparisonContent extends Article {
  /** In short: which option suits whom. */
  verdict: readonly Choice[]
}

export interface ContactContent extends Article, CityLinks {
  week: Week
  special: SpecialHours | undefined
  map?: MapLayout | undefined
  /** What visitors should look for when they arrive. */
  office?: Photo | undefined
  /** The notices that the law requires here. */
  notices: readonly Notice[]
}

export interface EyewearContent extends Article {
  /** Frames drawn from their sizes; none on a page that names none. */
  wall?: FrameWall | undefined
}

export interface OutOfAreaContent extends Article {
  /** The area served, if known. */
  map?: WayMap | undefined
}

export interface NoticesContent extends Article {
  notices: readonly Notice[]
}

export interface LocationContent {
  city: string
  intro: InlineContent
  /** What matters in the city in particular. */
  local?: InlineContent
  drive: Drive
  /** What visitors should look for when they arrive. */
  office?: Photo | undefined
  /** The route to the practice, for cities whose coordinates are known. */
  map?: WayMap | undefined
  areas: Areas
  services: readonly Card[]
  nearby: readonly CityLink[]
  miniMap?: MiniMap | undefined
  sources: readonly Source[]
}

export interface NeighborhoodContent {
  name: string
  intro: InlineContent
  /** What the place is like; missing until someone has written it. */
  place: InlineContent | undefined
  drive: Drive
  /** The route to the practice from there, or from its city, if the coordinates of either are known. */
  map?: WayMap | undefined
  questions: readonly Question[]
  services: readonly Card[]
  nearby: readonly Link[]
  sources: readonly Source[]
}

/** What a service's own page and its city pages share: one object for all of them, so that it is rendered once. */
export interface ServiceBody {
  name: string
  intro: InlineContent
  icon: IconName
  drawing?: ServiceDrawingName | undefined
  benefits: readonly InlineContent[]
  expertise: readonly InlineContent[]
  visit: readonly InlineContent[]
  questions: readonly Question[]
  sources: readonly Source[]
  review?: Review | 'none' | undefined
  readMore: readonly Card[]
  testimonials: readonly Testimonial[]
  partners: readonly Partner[]
}

interface AnyServiceContent {
  service: ServiceBody
  drive: Drive
  areas: Areas
}

/** A service's own page: the service in its first city, with links to the others. */
export interface ServiceContent extends AnyServiceContent, CityLinks {
  related: readonly Card[]
  first: Link
  hub?: Hub | undefined
  visitPack?: Link | undefined
}

/** A service in a city: what is true there, and only as much of the service as a visitor from there needs. */
export interface ServiceCityContent extends AnyServiceContent {
  city: string
  /** The route to the practice, for cities whose coordinates are known. */
  map?: WayMap | undefined
  intro: InlineContent
  /** The first paragraph on the practice's expertise. */
  expertise: InlineContent
  /** Text about this service that only this city's page has. */
  own?: { heading: string; blocks: readonly Block[] } | undefined
  /** What matters in the city in particular, when the service has no text of its own for the city. */
  local?: InlineContent
  /** The city's own questions, or else the service's. */
  questions: readonly Question[]
  sources: readonly Source[]
  /** The service's own page, which has the rest. */
  more: Link
  related: readonly Card[]
  /** The city's own page, where it has one. */
  location?: Link
}

export interface ReferralContent extends Article {
  patients: Way
  /** `subject` is the subject of the email they write. */
  colleagues: Way & { subject: string }
}

/** The signs that need care, the most urgent first. */
export interface HowSoonContent extends Article {
  levels: readonly SignLevel[]
  /** Only the emergencies, on one sheet, large. */
  isPoster: boolean
  /** The link to the poster or, on the poster, to the whole list. */
  other?: Link | undefined
}

/** Two sheets of paper to bring to a visit, in one language or in two side by side. */
export interface VisitPackContent {
  intro: string
  columns: readonly VisitPackColumn[]
}

/** What a sheet says in one language. */
export interface VisitPackColumn {
  language: Language
  direction: 'ltr' | 'rtl'
  title: string
  /** As many of the signs that call for care today as there is room for. */
  signs: readonly Care[]
  /** A sentence saying that there are more signs, and leading to them. */
  moreSigns?: InlineContent | undefined
  bring: { heading: string; items: readonly string[] }
  arrive: { heading: string; hours: readonly string[]; ways: readonly string[] }
  ask: { heading: string; questions: readonly string[] }
}

export interface SitemapContent {
  intro: InlineContent
  groups: readonly { id: string; heading: string; links: readonly Link[]; letters?: Letters | undefined }[]
}

/** One part of a list that is too long for one page. */
export interface ListContent {
  intro: string
  /** Its first and last place. */
  range: string
  /** Its sibling parts, itself included. */
  beside: Letters
  /** Its own parts, if it is divided further. */
  parts?: Letters | undefined
  places: readonly CityLink[]
  previous?: Link | undefined
  next?: Link | undefined
}

export interface QrContent {
  intro: InlineContent
  sections: readonly Section[]
  /** The target's address, as people type it. */
  address: string
  /** The address in the code, with any parameters that distinguish its visits from others. */
  opens: string
  /** The code, quiet zone included. */
  svg: string
  /** The name of the page it opens. */
  target: string
  /** For visitors who would rather call. */
  phone: Phone
  /** Where the code can be downloaded, as site paths. */
  pictures: { svg: string; png: string }
}

export interface ToolsContent {
  intro: InlineContent
  sections: readonly Section[]
  /** Where the site is published, without a slash at the end. */
  site: string
  pages: readonly {
    url: string
    kind: PageKind
    language: Language
    state: PageState
    /** For a service: how many pages present it in a city. */
    inCities: number
    /** How many more pages of its kind this line stands for. */
    more: number
  }[]
  total: number
}

export interface NotFoundContent {
  intro: InlineContent
  links: readonly Link[]
  /** The same in each of the other languages. */
  others: readonly { language: Language; heading: string; intro: InlineContent; links: readonly Link[] }[]
}
