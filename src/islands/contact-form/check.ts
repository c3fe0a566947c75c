import { isEmailAddress } from '../../shared/email-address.ts'
import { isPhoneNumber } from '../../shared/phone-number.ts'
import type { ContactMessage } from './message.ts'

/** What is wrong with a field, by the key of the words that say so. */
export type ContactErrors = Partial<Record<keyof ContactMessage, 'answer' | 'phone' | 'email' | 'message'>>

/**
 * What makes a message unusable. The specification gives no rules for this form. Our reading: a message is required,
 * and one way to answer it, by phone or e-mail; whichever is given must be well formed. A name and a reason are
 * optional.
 */
export function errorsIn({ phone, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {}
  if (phone === '' && email === '') errors.phone = 'answer'
  if (phone !== '' && !isPhoneNumber(phone)) errors.phone = 'phone'
  if (email !== '' && !isEmailAddress(email)) errors.email = 'email'
  if (message === '') errors.message = 'message'
  return errors
}
