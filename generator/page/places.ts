import type { Link } from './inline.ts'

/** The parts of a city that patients come from. */
export interface Areas {
  /** The sentence that introduces them. */
  lead: string
  /** Six of them, each reading `City - Area`: a link if that part has a page. */
  lines: readonly (string | Link)[]
  /** The pages of other parts. */
  others: readonly Link[]
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
