import type { Language } from '../../src/shared/languages.ts'
import type { CareLevel } from '../parse/schemas/care.ts'
import type { EyePart } from '../parse/schemas/eye-parts.ts'
import type { ViewName } from '../parse/schemas/views.ts'
import type { Care, Reason } from './care.ts'
import type { Card, InlineContent, Link } from './inline.ts'

export type Block =
  | { type: 'paragraph'; text: InlineContent }
  | { type: 'list' | 'steps'; items: readonly InlineContent[] }
  | { type: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly InlineContent[])[] }
  | ({ type: 'care' } & Care)
  | { type: 'photo'; photo: Photo }
  | { type: 'calendar'; timeZone: string; place: string; phone: string }
  | ({ type: 'special-hours' } & SpecialHours)

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
  /** When it was given, as the page's language writes dates. */
  day?: string | undefined
  /** True: an example for the preview, not a patient's words. */
  sample: boolean
}

export interface Phone {
  /** As people read it: (714) 555-0100. */
  text: string
  /** As telephones read it: tel:+17145550100. */
  href: string
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

export interface EyeMapPart {
  part: EyePart
  links: readonly Link[]
}

/** When the office is open, for a drawing. Hours are counted from midnight: 9.5 is half past nine. */
export interface Week {
  /** The days from Monday on, by short name. Days that are closed or by appointment are never open. */
  columns: readonly { name: string; open: readonly (readonly [from: number, to: number])[] }[]
  /** The ends of the scale, and the hours marked on it: each hour at which the office opens or closes. */
  from: number
  to: number
  hours: readonly { at: number; text: string }[]
  /** The whole week in words, and only the days without hours. */
  lines: readonly string[]
  closed: readonly string[]
  /** Of the language of its words: the week begins where its readers begin. */
  direction: 'ltr' | 'rtl'
}

/** The days on which the office is closed or has other hours, in their order. */
export interface SpecialHours {
  heading: string
  /** `when` is as readers write it: `Thursday, November 26, 2026`. `through` is the last day: `2026-11-26`. */
  days: readonly { when: string; text: string; through: string }[]
  /** The last day of all. */
  through: string
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

/** Six parts of a city, each reading `City - Area`, under the sentence that introduces them. */
export interface Areas {
  lead: string
  lines: readonly string[]
}

/** The section for one group of a page's readers. */
export interface Way {
  heading: string
  blocks: readonly Block[]
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
