/** A line of the specification and what proves it. */
export interface Line {
  section: '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
  /** The whole line, or a part of it that is unique in the section. */
  says: string
  /** Tests, each as `file > name`, with `%s` or `…` for the parts of a name that are filled in. */
  provedBy: readonly string[]
  /** How we read a line that is silent, contradicts another one or would do harm if taken literally. */
  reading?: string
}

/** A line, or a part of one, with the reason why no test proves it. */
export interface Unproved {
  section: Line['section']
  says: string
  because: string
}
