import type { CareLevel } from '../parse/schemas/care.ts'
import type { InlineContent, Link } from './inline.ts'

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

export interface NoticedGroup {
  heading: string
  signs: readonly NoticedSign[]
}

export interface NoticedSign extends Reason {
  level: CareLevel
  /** The conditions it may be a sign of. */
  pages: readonly Link[]
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
