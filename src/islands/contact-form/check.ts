import { isEmailAddress } from '../../shared/email-address.ts'
import { isPhoneNumber } from '../../shared/phone-number.ts'
import type { ContactMessage } from './message.ts'

/** What is wrong with a field, by the key of the words that say so. */
export type ContactErrors = Partial<Record<keyof ContactMessage, 'answer' | 'phone' | 'email' | 'message'>>

/**
 * What keeps a message from being of use. The specification shows no rules for this form. Our reading: there has to be a
 * message, and one way to answer it, by phone or by e-mail; what is given of the two has to be well formed. A name and a
 * reason are welcome and not demanded.
 */
export function errorsIn({ phone, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {}
  if (phone === '' && email === '') errors.phone = 'answer'
  if (phone !== '' && !isPhoneNumber(phone)) errors.phone = 'phone'
  if (email !== '' && !isEmailAddress(email)) errors.email = 'email'
  if (message === '') errors.message = 'message'
  return errors
}
