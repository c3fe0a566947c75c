import type { Graph } from 'schema-dts'
import type { PrivateField } from '../src/shared/appointment.ts'
import type { PageViews } from '../src/shared/events.ts'
import type { Language } from '../src/shared/languages.ts'
import type { Vendor } from '../src/shared/vendors.ts'
import type { Shield } from './parse/schemas/area.ts'
import type { EyePart } from './parse/schemas/eye-parts.ts'
import type { FrameBridge, FrameFinish, FrameRim, FrameShape, LensTint } from './parse/schemas/frames.ts'
import type { IconName } from './parse/schemas/icon-names.ts'
import type { Flag } from './parse/schemas/languages.ts'
import type { ServiceDrawingName } from './parse/schemas/service-drawings.ts'
import type { Mark } from './parse/schemas/vertical.ts'
import type { ViewName } from './parse/schemas/views.ts'
import type { Problem } from './problems/problems.ts'

// Types only: the vocabulary that generator and templates share. Templates import nothing else from this room.

export type { EyePart, Flag, FrameShape, IconName, Language, Problem, ServiceDrawingName, Shield, ViewName }

export type PageKind =
  | 'home'
  | 'prose'
  | 'services'
  | 'conditions'
  | 'contact'
  | 'eyewear'
  | 'condition'
  | 'topic'
  | 'guide'
  | 'faq'
  | 'comparison'
  | 'how-soon'
  | 'visit-pack'
  | 'notices'
  | 'location'
  | 'neighborhood'
  | 'service'
  | 'service-city'
  | 'referral'
  | 'out-of-area'
  | 'sitemap'
  | 'list'
  | 'qr'
  | 'tools'
  | 'not-found'

/**
 * Where a page's words come from: `original` (first written in this language), `translated` (a true translation of an
 * original), `fallback` (one language's layout around a body in the default language) or `mirror` (a second address of
 * a page that lives elsewhere).
 */
export type PageState = 'original' | 'translated' | 'fallback' | 'mirror'

/** Text with links and emphasis already resolved: a plain string, or its pieces in order. */
export type InlineContent = string | readonly Inline[]
export type Inline = string | { strong: string } | Link | Note

/** The number of one of the page's sources, set beside the claim it supports. */
export interface Note {
  note: number
  /** The source's first mention on the page: the source's back link leads here. */
  isFirst: boolean
}

export interface Link {
  label: string
  href: string
  /** The language of the target page, when it differs from the language of the page with the link. */
  language?: Language
}

/** How far a city is, in the three classes the map distinguishes. */
export type DriveMark = 'near' | 'middle' | 'far'

/** A link to a page about a city, with the drive time from there to the practice where it is known. */
export interface CityLink extends Link {
  minutes?: string
  mark?: DriveMark
  /** Where it is on the small map. */
  spot?: { x: number; y: number } | undefined
}

/** The background shared by the small maps on city cards. */
export interface MiniMap {
  width: number
  height: number
  sea?: string | undefined
  roads: string
  office: { x: number; y: number }
}

/** A map of the service area with every place and label laid out: a template only draws it. */
export interface MapLayout {
  width: number
  height: number
  /** The outline of the sea, as a path. */
  sea?: string | undefined
  seaName?: MapText | undefined
  roads: readonly { line: string; name?: MapText | undefined }[]
  office: { x: number; y: number; label?: MapLabel | undefined }
  cities: readonly MapCity[]
  /** The longest drives, in minutes, that are still marked near and middle. */
  limits: { near: number; middle: number }
}

/** Text on a sign, centered on its position. */
export interface MapBoard extends MapText {
  width: number
  height: number
  /** The shield of a numbered road. */
  shield?: Shield | undefined
}

/** Text centered on its position. */
export interface MapText {
  text: string
  x: number
  y: number
}

/** Text beside the thing it labels, starting at `x` and `y`. */
export interface MapLabel extends MapText {
  side: 'right' | 'left' | 'above' | 'below'
  isBold?: boolean
  /** There is no room for it at the larger type size of a phone's map. */
  wide?: boolean
}

export interface MapCity {
  name: string
  x: number
  y: number
  minutes?: string
  mark?: DriveMark
  /** Only for a city off the map: the angle of the arrow at the edge, in degrees clockwise from the right. */
  beyond?: number
  /** Its name, or a number when the name fits nowhere. */
  label?: MapLabel | undefined
}

/** A map of the route from a place to the office, or of the area served, laid out: a template only draws it. */
export interface WayMap {
  width: number
  height: number
  sea?: string | undefined
  seaName?: MapText | undefined
  /** The radius of the area served, around the office. */
  edge?: number
  /** Circles around the office at whole-mile distances. */
  rings: readonly { radius: number; label?: MapText | undefined }[]
  /** The main roads and the streets, each as one path. */
  roads: string
  streets: string
  streetNames: readonly MapText[]
  boards: readonly MapBoard[]
  /** The route: solid where roads are known, dotted elsewhere. Missing when the place is the office's own. */
  way?: { solid: string; dotted: string; minutes?: MapBoard | undefined } | undefined
  place?: { x: number; y: number; label?: MapLabel | undefined }
  office: { x: number; y: number; label?: MapLabel | undefined }
  towns: readonly (MapLabel & { dot: { x: number; y: number } })[]
}

/** A link with a sentence about where it leads. */
export interface Card extends Link {
  summary: string
  /** A comparison's verdict in one line. */
  inShort?: string
  icon?: IconName
  /** The parts of the eye the page is about. */
  eye?: readonly EyePart[]
  drawing?: ServiceDrawingName
  /** Set on the first card under each letter of a long list. */
  letter?: string
}

export type CareLevel = 'emergency' | 'urgent' | 'routine'

export type Block =
  | { type: 'paragraph'; text: InlineContent }
  | { type: 'list' | 'steps'; items: readonly InlineContent[] }
  | { type: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly InlineContent[])[] }
  | ({ type: 'care' } & Care)
  | { type: 'photo'; photo: Photo }
  | { type: 'calendar'; timeZone: string; place: string; phone: string }

/** A card that says how soon to act, and on what signs. */
export interface Care {
  level: CareLevel
  heading: InlineContent
  reasons: readonly Reason[]
  /** What to do while the practice is closed. */
  closed?: InlineContent | undefined
}

/** One sign, or a reason as free text. */
export interface Reason {
  text: InlineContent
  /** What to do about it first. */
  note?: InlineContent | undefined
}

/** A photo in every width and format it is published in. */
export interface Photo {
  alt: string
  caption?: string | undefined
  /** The width of the widest copy, in pixels. */
  width: number
  height: number
  /** A tiny preview as a `data:` URL; none for a photo with transparency. */
  blur?: string | undefined
  /** The widest copy, and all copies, in a format every browser can read. */
  src: string
  srcset: string
  /** The same copies in formats with smaller files, the smallest first. */
  sources: readonly { type: string; srcset: string }[]
}

/** A brand, shown by its logo if it has one. */
export interface Partner {
  name: string
  logo?: Logo | undefined
}

/** The people of the practice, with portraits and photos if the practice has them. */
export interface Team {
  /** Name and credentials. */
  doctor: string
  portrait?: Photo | undefined
  staff: readonly Photo[]
  office?: Photo | undefined
}

export interface Logo {
  src: string
  /** In CSS pixels, as displayed. */
  width: number
  height: number
}

export interface Section {
  id: string
  heading: string
  blocks: readonly Block[]
}

export interface Question {
  /** Its #hash, the same in every language. Only set where people link to single questions. */
  id?: string
  question: string
  answer: InlineContent
}

/** One row of the key facts box. */
export interface Fact {
  term: string
  text: InlineContent
}

/** When the page was last checked against its sources or read by a clinician. Dates are formatted for readers. */
export interface Review {
  on: string
  next: string
  /** Name and credentials of the clinician who read it; missing until one has. */
  by?: string
  /** `on` in machine-readable form. */
  day: string
}

/** Pages that belong together, in reading order. */
export interface Hub {
  heading: string
  links: readonly Link[]
  /** The address of the link that leads to this page itself. */
  current: string
}

/** One option of a comparison and who it suits: `Choose drops if:` with its reasons. With a level it is a care card. */
export interface Choice {
  level?: CareLevel | undefined
  choice: string
  when: readonly Reason[]
  closed?: InlineContent | undefined
}

/** Where a fact comes from. Its position in the page's list is its number. */
export interface Source {
  title: string
  publisher: string
  year?: number | undefined
  url: string
  /** The language it is written in, if not the page's. */
  language?: Language | undefined
  /** The page's text refers to it by its number. */
  isCited: boolean
}

export interface Testimonial {
  quote: string
  /** The language of the quote, if not the page's. */
  language?: Language
  author: string
  location: string
  /** True: an example for the preview, not a patient's words. */
  sample: boolean
}

export interface Phone {
  /** As people read it: (714) 555-0100. */
  text: string
  /** As telephones read it: tel:+17145550100. */
  href: string
}

/** A page's `<head>` as data, in the order it is printed. */
export interface Head {
  title: string
  description: string
  canonical?: string
  robots?: string
  /** hreflang -> absolute URL, x-default included. */
  alternates: readonly { language: string; href: string }[]
  openGraph: readonly { property: string; content: string }[]
}

/** The body shared by every written page. */
export interface Article {
  intro: InlineContent
  facts: readonly Fact[]
  /** The photo at the top of the page. */
  photo?: Photo | undefined
  sections: readonly Section[]
  questions: readonly Question[]
  sources: readonly Source[]
  /** `none`: the page gives medical advice that nobody has read or checked. */
  review?: Review | 'none' | undefined
  hub?: Hub | undefined
  related: readonly Card[]
  partners: readonly Partner[]
  /** The sheets about the page's subject to bring to a visit. */
  visitPack?: Link | undefined
  /** Who works here, on a page that introduces them. */
  team?: Team | undefined
  /** The parts of the eye the page is about. */
  eye?: readonly EyePart[]
  /** How the world looks with the condition the page is about. */
  view?: ViewName
}

export interface HomeContent extends Article {
  stats: readonly { value: string; label: string }[]
  results: readonly { name: string; before: string; after: string }[]
  services: readonly Card[]
  conditions: readonly Card[]
  testimonials: readonly Testimonial[]
  cities: readonly CityLink[]
  /** Links to all cities, when `cities` holds only the nearest. */
  letters?: Letters | undefined
  miniMap?: MiniMap | undefined
}

export interface IndexContent extends Article {
  groups: readonly { id: string; heading: string; cards: readonly Card[] }[]
}

interface ConditionsContent extends IndexContent {
  /** The conditions by the part of the eye they are about. */
  eyeMap: readonly EyeMapPart[]
  /** Signs that few conditions share, grouped by what they concern. */
  noticed: readonly NoticedGroup[]
}

export interface NoticedGroup {
  heading: string
  signs: readonly NoticedSign[]
}

export interface NoticedSign extends Reason {
  level: CareLevel
  /** The conditions it may be a sign of. */
  pages: readonly Link[]
}

export interface EyeMapPart {
  part: EyePart
  links: readonly Link[]
}

export interface ConditionContent extends Article {
  medicalName?: string
}

interface ComparisonContent extends Article {
  /** In short: which option suits whom. */
  verdict: readonly Choice[]
}

/** When the office is open, for a drawing. Hours are counted from midnight: 9.5 is half past nine. */
export interface Week {
  /** The days from Monday on, by short name. Days that are closed or by appointment have no `open`. */
  columns: readonly { name: string; open?: readonly [from: number, to: number] }[]
  /** The ends of the scale, and the hours marked on it: each hour at which the office opens or closes. */
  from: number
  to: number
  hours: readonly { at: number; text: string }[]
  /** The whole week in words, and only the days without hours. */
  lines: readonly string[]
  closed: readonly string[]
}

export interface ContactContent extends Article {
  week: Week
  cities: readonly CityLink[]
  /** Links to all cities, when `cities` holds only the nearest. */
  letters?: Letters | undefined
  map?: MapLayout | undefined
  /** What visitors should look for when they arrive. */
  office?: Photo | undefined
  /** The notices that the law requires here. */
  notices: readonly Notice[]
}

interface EyewearContent extends Article {
  /** Frames drawn from their sizes; none on a page that names none. */
  wall?: FrameWall | undefined
}

export interface FrameWall {
  /** What visitors compare: how frames fit, or how they look. */
  by: 'fit' | 'style'
  /** The frames the page opens with. */
  opening: readonly Frame[]
  frames: readonly Frame[]
  /** In millimeters: below `narrow` a front is narrow and above `wide` it is wide, and above `high` a lens is high. */
  limits: { narrow: number; wide: number; high: number }
}

export type FrameWidth = 'narrow' | 'middle' | 'wide'

/** A shape of frame, measured in millimeters: never the product of a brand. */
export interface Frame {
  /** The id under which a page draws it once and then shows it in several places. */
  id: string
  shape: FrameShape
  finish: FrameFinish
  material: 'acetate' | 'metal'
  rim: FrameRim
  nose: FrameBridge
  tint: LensTint
  /** As printed inside a temple: `52-18-140`. */
  size: string
  /** The width of one lens. */
  lens: number
  height: number
  /** Between the lenses. */
  bridge: number
  temple: number
  /** From hinge to hinge. */
  width: number
  widthClass: FrameWidth
  isHigh: boolean
}

interface OutOfAreaContent extends Article {
  /** The area served, if known. */
  map?: WayMap | undefined
}

/** A notice that the law requires. */
export interface Notice {
  /** Its #hash. */
  id: string
  name: string
  text: readonly InlineContent[]
  /** The address of the official document. */
  document?: string
  /** Nobody responsible for its wording has confirmed it yet: only previews show it. */
  isDraft: boolean
  /** The language of its text, if not the page's. */
  language?: Language
}

interface NoticesContent extends Article {
  notices: readonly Notice[]
}

/** Six parts of a city, each reading `City - Area`, under the sentence that introduces them. */
export interface Areas {
  lead: string
  lines: readonly string[]
}

/** A direction of the compass, under `compass:` in ui/. */
export type Wind = 'north' | 'northeast' | 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest'

export interface Drive {
  city: string
  /** `12-15`. */
  minutes: string
  /** The minutes are estimated from the distance, because nobody has stated them. */
  isEstimate: boolean
  /** Where the city lies from the practice: in whole miles as the crow flies, and in which direction. */
  distance?: { miles: number; wind: Wind } | undefined
  route?: string
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
  neighborhoods: readonly Link[]
  nearby: readonly CityLink[]
  miniMap?: MiniMap | undefined
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
}

/** What a service's hub and its city pages share: one object for all of them, so that it is rendered once. */
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

interface ServiceContent {
  service: ServiceBody
  drive: Drive
  areas: Areas
}

/** A service's hub: the service in its first city, with links to the others. */
export interface ServiceHubContent extends ServiceContent {
  related: readonly Card[]
  first: Link
  cities: readonly CityLink[]
  /** Links to all cities, when `cities` holds only the nearest. */
  letters?: Letters | undefined
  hub?: Hub | undefined
  visitPack?: Link | undefined
}

/** A service in a city: what is true there, and only as much of the service as a visitor from there needs. */
export interface ServiceCityContent extends ServiceContent {
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
  /** Parts of the city that have pages of their own. */
  neighborhoods: readonly Link[]
  /** The service's hub, which has the rest. */
  more: Link
  related: readonly Card[]
  /** The city's own page, where it has one. */
  location?: Link
}

/** The section for one group of a page's readers. */
export interface Way {
  heading: string
  blocks: readonly Block[]
}

export interface ReferralContent extends Article {
  patients: Way
  /** `subject` is the subject of the e-mail they write. */
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

export interface SignLevel extends Omit<Care, 'reasons'> {
  groups: readonly { heading: string; signs: readonly Sign[] }[]
}

export interface Sign extends Reason {
  /** Its #hash. */
  id: string
  /** Pages with more about it. */
  pages: readonly Link[]
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
  /** A sentence saying that there are more signs. */
  moreSigns?: string | undefined
  bring: { heading: string; items: readonly string[] }
  arrive: { heading: string; hours: readonly string[]; ways: readonly string[] }
  ask: { heading: string; questions: readonly string[] }
}

export interface SitemapContent {
  intro: InlineContent
  groups: readonly { id: string; heading: string; links: readonly Link[]; letters?: Letters | undefined }[]
}

/** The parts of a list that is too long for one page, by the first letters of their places. */
export interface Letters {
  /** Distinguishes them from other letters on the page. */
  id: string
  heading: string
  links: readonly Link[]
  /** The address of the current page, if it is one of these parts. */
  current?: string
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

interface NotFoundContent {
  intro: InlineContent
  links: readonly Link[]
}

/** Which content each kind's template receives. */
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
  service: ServiceHubContent
  'service-city': ServiceCityContent
  referral: ReferralContent
  'out-of-area': OutOfAreaContent
  sitemap: SitemapContent
  list: ListContent
  qr: QrContent
  tools: ToolsContent
  'not-found': NotFoundContent
}

/** Everything a template may know about the page it renders. */
export type Page<K extends PageKind = PageKind> = {
  [P in K]: {
    kind: P
    /** The same in every language: the path in the default language, or in the page's only language. */
    id: string
    url: string
    /** The language of the layout: header, footer, `<html lang>`. */
    language: Language
    /** The language of the body: differs from `language` on a fallback page. */
    bodyLanguage: Language
    state: PageState
    /** What menus call the page. */
    name: string
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

/**
 * Interface words by key, with `{name}` filled from `values`. A number named `count` chooses the plural form; so does
 * `amount`, where the browser fills the number in.
 */
export type Words = (key: string, values?: Record<string, string | number>, amount?: number) => string

/** A language of the site, named in that language. */
export interface NamedLanguage {
  code: Language
  name: string
  direction: 'ltr' | 'rtl'
  flag?: Flag | undefined
  /** The offer shown, in this language, to visitors who prefer it but are on a page in the default language. */
  offer: { text: string; accept: string; decline: string }
}

/** What is the same on every page of a language. */
export interface LayoutData {
  language: Language
  /** All languages of the site, the default one first. */
  languages: readonly NamedLanguage[]
  words: Words
  practice: {
    name: string
    doctor: string
    email: string
    address: { street: string; city: string; state: string; zip: string }
    mapUrl: string
    phone: Phone
    /** One line per group of days: `Mon-Thu 9am-6pm`. */
    hours: readonly string[]
    bookingUrl: string
    insurers: readonly { id: string; icon: IconName; plans: readonly string[] }[]
    /** What a message may be about: the options of the contact form. */
    contactReasons: readonly string[]
    /**
     * The practice's mark: its name, and its drawing as the inside of a 40-unit SVG. Its light parts have the class
     * `logo-light`.
     */
    mark: { name: Mark; drawing: string }
    /** The practice's own logo, if it has one: it replaces the mark. */
    logo?: (Logo & { holdsName: boolean }) | undefined
    /** Missing until there is one that somebody has confirmed. */
    rating?: { value: number; count: number } | undefined
    area: string
    /** Where the contact form posts messages. Without it, they are sent with the visitor's mail app. */
    contact: { endpoint?: string }
    /** The same for the appointment dialog, and the fields it asks for beyond the usual ones. */
    appointment: { endpoint?: string; asksFor: readonly PrivateField[] }
  }
  navigation: {
    home: Link
    header: readonly Link[]
    /** The header's entry that holds the services menu. */
    services: Link
    servicesMenu: readonly Link[]
    footer: readonly { id: string; heading: string; links: readonly Link[] }[]
    contact: Link
    /** The list of all pages. */
    sitemap: Link
    /** The page of notices, then the notices that must be named in the footer. None while there are no notices. */
    notices: readonly Link[]
  }
  /** Outside tools, loaded only after the visitor has consented. */
  vendors: readonly Vendor[]
  /** Whose page views are recorded. The records stay on the visitor's own device. */
  pageViews: PageViews
  /** Where the browser looks up the visitor's location, and what it does with visitors from elsewhere. */
  geo: {
    lookup: string
    mode: 'redirect' | 'banner' | 'off'
    previewHosts: readonly string[]
    /** The page for visitors from elsewhere; a site without a gate may lack it. */
    outOfArea?: Link
  }
  /** True while the manifest has placeholders for facts only the owner knows. */
  preview: boolean
}

/** The built files a document refers to, as site paths. */
export interface Assets {
  script: string
  /** The hash by which browsers verify the script; missing in development, where every save changes it. */
  integrity?: string
  /** Code, not an address: the one inline script, which starts the geo gate before anything is painted. */
  boot: string
  /** The content policy, for hosts that send no headers. */
  policy?: string
  /** The stylesheets of every page. */
  styles: readonly string[]
  /** Further ones that only some kinds of pages link, by name: see templates/registry.ts. */
  sheets: Readonly<Record<string, string>>
  /** The fonts the stylesheets need: preloaded with them, since text waits for them. */
  fonts: readonly string[]
}
