import type { ResolverResult } from 'react-hook-form'
import { cleanLine } from '../../shared/clean-line.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'

/**
 * The only thing asked for is a way to answer, by phone or e-mail: nobody can be given an appointment without one. It may
 * look wrong, which its field points out: the visitor knows better.
 */
export const hasAnswer = ({ phoneNumber, emailAddress }: AppointmentRequest): boolean =>
  cleanLine(phoneNumber + emailAddress) !== ''

/** The same for react-hook-form: the error is the phone number's, where the focus goes. */
export function needsAnswer(values: AppointmentRequest): ResolverResult<AppointmentRequest> {
  if (hasAnswer(values)) return { values, errors: {} }
  return { values: {}, errors: { phoneNumber: { type: 'answer' } } }
}
