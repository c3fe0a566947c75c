import { catalogue, type ProblemCode } from './catalogue.ts'

/** A place in a manifest file: 1-based, as editors count. `file` is relative to the manifest folder. */
export interface Place {
  file: string
  line: number
  column: number
}

/** The place of the character at an offset in a file. */
export type PlaceAt = (offset: number) => Place

/** The place of a problem with a file as a whole. */
export const topOf = (file: string): Place => ({ file, line: 1, column: 1 })

/** A manifest file as it is written. `file` is relative to the manifest folder. */
export interface FileText {
  file: string
  text: string
}

/** A change to one file: replaces the characters from `start` up to `end`, UTF-16 offsets in its text, with `text`. */
export interface Edit {
  file: string
  start: number
  end: number
  text: string
}

/** An author's mistake. Authors' mistakes are returned, all of a run at once; programming errors throw. */
export interface Problem extends Place {
  code: ProblemCode
  severity: 'error' | 'warning'
  /** What is wrong, in terms the author knows. */
  message: string
  /** What to do about it: an imperative. */
  fix: string
  /** The fix as edits, where it needs no decision: applying them removes the problem and causes no other. */
  edits?: readonly Edit[]
}

/**
 * Makes a problem with this code at `place`. `edits` are its fix. The problem gets all of them, or none if any is
 * undefined because it cannot be made.
 */
export function problem(
  code: ProblemCode,
  { file, line, column }: Place,
  message: string,
  fix: string,
  edits: readonly (Edit | undefined)[] = [],
): Problem {
  const made = edits.filter((edit) => edit !== undefined)
  const isWhole = made.length > 0 && made.length === edits.length
  return { code, severity: catalogue[code].severity, file, line, column, message, fix, ...(isWhole && { edits: made }) }
}

export const isError = (problem: Pick<Problem, 'severity'>) => problem.severity === 'error'

/** Identifies a problem without its line: when an edit above moves it, it is still the same problem. */
export const keyOf = ({ code, file, message }: Problem) => [code, file, message].join('\n')
