import type { Link } from './inline.ts'

/** Six parts of a city, each reading `City - Area`, under the sentence that introduces them. */
export interface Areas {
  lead: string
  lines: readonly string[]
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
