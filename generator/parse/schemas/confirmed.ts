import type * as z from 'zod'

/** The keys that show whether an entry is confirmed. In a manifest that is being checked, any of it may be wrong. */
export interface Confirmable {
  confirmedBy?: unknown
  on?: unknown
  source?: unknown
  placeholder?: unknown
}

/**
 * Whether what an entry says may be published: somebody has confirmed it by name, or a document supports it. Without
 * either it may not, however it is marked. `checkConfirmation` checks the date that goes with a name.
 */
export const isConfirmed = ({ confirmedBy, source, placeholder }: Confirmable): boolean =>
  placeholder !== true && (confirmedBy !== undefined || source !== undefined)

/** For `superRefine`: refuses a name without a date or a letter, a date without a name, and a mark that contradicts them. */
export function checkConfirmation({ confirmedBy, on, placeholder }: Confirmable, context: z.RefinementCtx): void {
  const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', message, path: [key] })
  if (typeof confirmedBy === 'string' && !/\p{L}/u.test(confirmedBy))
    refuse('confirmedBy', 'must be the name of a person')
  if (confirmedBy !== undefined && on === undefined) refuse('on', 'must be the date of the confirmation')
  if (confirmedBy === undefined && on !== undefined) refuse('on', 'must have "confirmedBy:" next to it')
  if (placeholder === true && confirmedBy !== undefined)
    refuse('placeholder', 'must be removed once there is a "confirmedBy:"')
}
