export type Section = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** Lines of a section that the same tests prove. */
export interface Entry {
  /** Each the whole line, or a part of it that is unique in the section. */
  says: string | readonly string[]
  /** Tests, each as `file > name`, with `%s` or `…` for the parts of a name that are filled in. */
  provedBy: string | readonly string[]
  /** How we read a line that is silent, contradicts another one or would do harm if taken literally. */
  reading?: string
}

/** A line, or a part of one, with the reason why no test proves it. */
export interface Unproved {
  section: Section
  says: string
  because: string
}
