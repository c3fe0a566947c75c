import type { ProblemCode } from '../../problems/problems.ts'
import type { Place } from './each-text.ts'

/** Where a text stands, and what is looked up for those who ask. */
export interface Where extends Place {
  /** The names that may stand in curly braces here. */
  fillIns: () => readonly string[]
  /** The letters of the file that YAML reads as this text, with their quotes. */
  written: () => string
}

/** One mistake in a text. */
export interface Finding {
  code: ProblemCode
  /** The letters that are wrong: they say where in the text. */
  found: string
  message: string
  fix: string
  /** The whole text without this mistake, where that needs no question. */
  mended?: string
}

export interface Rule {
  /**
   * Whether a file may hold the mistake, from its letters as written and its path. Nearly all files hold none: to ask
   * every rule of every text takes longer than all other checks.
   */
  isSuspect: (written: string, file: string) => boolean
  find: (text: string, where: Where) => readonly Finding[]
}

/**
 * A rule's suspicion by a pattern, for files with one of these characters: to look for a character takes no time. A
 * pattern is fast when each of its branches starts with a rare one.
 */
export const matching = (pattern: RegExp, characters?: string) => {
  const rare = [...(characters ?? '')]
  return (written: string): boolean =>
    (rare.length === 0 || rare.some((each) => written.includes(each))) && pattern.test(written)
}
