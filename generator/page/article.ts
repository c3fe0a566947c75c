import type { Language } from '../../src/shared/languages.ts'
import type { CareLevel } from '../parse/schemas/care.ts'
import type { EyePart } from '../parse/schemas/eye-parts.ts'
import type { ViewName } from '../parse/schemas/views.ts'
import type { Care, Reason } from './care.ts'
import type { Card, InlineContent, Link } from './inline.ts'
import type { Photo } from './photo.ts'
import type { Partner, SpecialHours, Team } from './practice.ts'

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
  /** The way to get a visit that comes first. */
  via: Via
  /** The parts of the eye the page is about. */
  eye?: readonly EyePart[]
  /** How the world looks with the condition the page is about. */
  view?: ViewName
}

/** A way to get a visit: a call, the request of an appointment, or the practice's booking site. */
export type Via = 'call' | 'schedule' | 'book'

export interface Section {
  id: string
  heading: string
  blocks: readonly Block[]
}

export type Block =
  | { type: 'paragraph'; text: InlineContent }
  | { type: 'list' | 'steps'; items: readonly InlineContent[] }
  | { type: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly InlineContent[])[] }
  | ({ type: 'care' } & Care)
  | { type: 'photo'; photo: Photo }
  | { type: 'calendar'; timeZone: string; place: string; phone: string }
  | ({ type: 'special-hours' } & SpecialHours)

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

/** The section for one group of a page's readers. */
export interface Way {
  heading: string
  blocks: readonly Block[]
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
