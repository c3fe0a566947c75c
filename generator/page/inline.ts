import type { Language } from '../../src/shared/languages.ts'
import type { EyePart } from '../parse/schemas/eye-parts.ts'
import type { IconName } from '../parse/schemas/icon-names.ts'
import type { ServiceDrawingName } from '../parse/schemas/service-drawings.ts'

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
  /** The language of the label, and of a card's words, when it differs from that of the text around the link. */
  labelLanguage?: Language
  /** Calls somebody other than the practice, such as Poison Control: not counted as a call to the practice. */
  isOthers?: true
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
