import { called } from '../called.ts'
import { catalogue, isProblemCode, type ProblemCode } from './catalogue.ts'
import { nearest } from './nearest.ts'
import { UserError } from './user-error.ts'

/** The problem code that a person typed, whatever its case. */
export function codeFrom(typed: string): ProblemCode {
  const code = typed.toUpperCase()
  if (isProblemCode(code)) return code
  const meant = nearest(code, Object.keys(catalogue))
  const hint = meant === undefined ? '' : `Did you mean "${meant}"? `
  throw new UserError(`There is no problem code ${typed}. ${hint}"${called} explain" lists all.`)
}
