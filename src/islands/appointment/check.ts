import type { ResolverResult } from 'react-hook-form'
import { cleanLine } from '../../shared/clean-line.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'

/**
 * Whether there is a way to answer, by phone or email. Nothing else is required: without one, no one can be given an
 * appointment. A value that looks wrong is accepted, though its field points it out: the visitor knows better.
 */
export const hasAnswer = ({ phoneNumber, emailAddress }: AppointmentRequest): boolean =>
  cleanLine(phoneNumber + emailAddress) !== ''

/** The same check for react-hook-form. The error belongs to the phone number, which then gets the focus. */
export function needsAnswer(values: AppointmentRequest): ResolverResult<AppointmentRequest> {
  if (hasAnswer(values)) return { values, errors: {} }
  return { values: {}, errors: { phoneNumber: { type: 'answer' } } }
}
