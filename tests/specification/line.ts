/** A line of the specification and what proves it. */
export interface Line {
  section: '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
  /** The whole line, or a part of it that no other line of the section has. */
  says: string
  /** Tests, each as `file > name`; what a name is filled in with is written `%s` or `…`. */
  provedBy: readonly string[]
  /** How the line is read where it is silent, disagrees with another one or would do harm as it stands. */
  reading?: string
}

/** A line, or a part of one, with the reason why no test proves it. */
export interface Unproved {
  section: Line['section']
  says: string
  because: string
}
