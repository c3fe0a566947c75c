import type { Language } from '../../src/shared/languages.ts'
import type { InlineContent } from './inline.ts'
import type { Photo } from './photo.ts'

export interface Phone {
  /** As people read it: (714) 555-0100. */
  text: string
  /** As telephones read it: tel:+17145550100. */
  href: string
}

/** When the office is open, for a drawing. Hours are counted from midnight: 9.5 is half past nine. */
export interface Week {
  /** The days by short name, from the first after the weekend on. Those closed or by appointment are never open. */
  columns: readonly { name: string; open: readonly (readonly [from: number, to: number])[] }[]
  /** The ends of the scale, and the hours marked on it: each hour at which the office opens or closes. */
  from: number
  to: number
  hours: readonly { at: number; text: string }[]
  /** The whole week in words, and only the days without hours. */
  lines: readonly string[]
  closed: readonly string[]
  /** The writing direction of its words: the week begins on the side where readers begin. */
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

/** The people of the practice, with portraits and photos if the practice has them. */
export interface Team {
  /** Name and credentials. */
  doctor: string
  portrait?: Photo | undefined
  members: readonly Member[]
  office?: Photo | undefined
}

/** Somebody who works in the practice besides the doctor. */
export interface Member {
  /** Name and any credentials. */
  name: string
  role: string
  about?: InlineContent | undefined
  portrait?: Photo | undefined
  /** The language of the words about the person, if not the page's. */
  language?: Language | undefined
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

/** A brand, shown by its logo if it has one. */
export interface Partner {
  name: string
  logo?: Logo | undefined
}

export interface Logo {
  src: string
  /** In CSS pixels, as displayed. */
  width: number
  height: number
}
