import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Edit, Problem } from '../../problems/problems.ts'
import type { Path } from '../../read/raw-values.ts'

/** What to do about a mistake: in words and, where that needs no decision, as the edit that does it. */
export interface Remedy {
  fix: string
  edit?: Edit | undefined
}

/** Reports an issue at its own place, or at `at`. */
export type Report = (code: ProblemCode, message: string, remedy: Remedy, at?: Path, what?: 'key' | 'value') => Problem
