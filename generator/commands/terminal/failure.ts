import { type ExitCode, exitCodes } from '../../exit-codes.ts'
import { isUserError } from '../../problems/user-error.ts'
import { formatSystemError } from './troubles.ts'

/**
 * Why a command threw, in words for the person who ran it, and its exit code. `verbose` shows the stack of bugs,
 * `again` says how to repeat it.
 */
export function failureOf(
  error: unknown,
  command: string | undefined,
  verbose: boolean,
  again?: string,
): { code: ExitCode; message: string } {
  const { message, stack } = error as Error
  if (isUserError(error)) return { code: exitCodes.usage, message }
  // Disk and network failures are not our bugs.
  const trouble = formatSystemError(error, publishing.has(command), again)
  if (trouble !== undefined) return { code: exitCodes.io, message: trouble }
  const hint = verbose ? '' : '\nRun the command again with --verbose to see where.'
  return {
    code: exitCodes.internal,
    message: `Internal error in Sightline: ${verbose ? stack : message}${hint}`,
  }
}

/** After these, people want to know the state of the published site. */
const publishing: ReadonlySet<string | undefined> = new Set(['generate', 'merge', 'rollback'])
