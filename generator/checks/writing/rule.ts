import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Place } from './each-text.ts'

/** Where a text is, with what rules need to know about it. What takes time is looked up only on request. */
export interface Where extends Place {
  /** The locale of its language, such as `es-US`. */
  locale: () => string | undefined
  /** The names that may be used in curly braces here. */
  fillIns: () => readonly string[]
  /** The ids in sources.yaml. */
  sources: ReadonlySet<string>
  /** The text as written in the file, including its quotes. */
  written: () => string
}

/** One mistake in a text. */
export interface Finding {
  code: ProblemCode
  /** The letters that are wrong, which locate the problem in the text. */
  found: string
  message: string
  fix: string
  /** The whole text without this mistake, if it can be fixed without asking. */
  mended?: string
}

export interface Rule {
  /** Whether a file may contain the mistake, judging by its raw text. For rules whose `find` takes long. */
  isSuspect?: (written: string) => boolean
  find: (text: string, where: Where) => readonly Finding[]
}

/** Makes an `isSuspect` from a pattern, which is fast if each of its branches starts with a rare character. */
export const matching =
  (pattern: RegExp) =>
  (written: string): boolean =>
    pattern.test(written)
