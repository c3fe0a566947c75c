import { isEmailAddress } from '../../shared/email-address.ts'
import type { ContactWords } from '../../shared/islands.ts'
import type { ContactMessage } from '../../shared/posted.ts'
import { maxTextLength } from '../../shared/sanitise.ts'
import { holdsVisitorPhone } from '../visitor-phone.ts'
import { messageFrom } from './message.ts'

/** What is wrong with each field, as the key of the error message. */
export type ContactErrors = Partial<Record<keyof ContactMessage, 'answer' | 'phone' | 'email' | 'message'>>

/**
 * The errors that make a message unusable. The specification gives no rules for this form. Our reading: it needs a
 * message and one way to answer it, by phone or email. With a valid email address, the phone number may look wrong.
 * Name and reason are optional.
 */
export function errorsIn({ phone, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {}
  if (phone === '' && email === '') errors.phone = 'answer'
  if (isDoubtful(phone) && !isEmailAddress(email)) errors.phone = 'phone'
  if (email !== '' && !isEmailAddress(email)) errors.email = 'email'
  if (message === '') errors.message = 'message'
  return errors
}

/** What to point out about a field, as the key of the hint. It does not block the message. */
export type ContactHints = Partial<Record<keyof ContactMessage, keyof ContactWords['hints']>>

/** For the values exactly as typed, because browsers silently cut a text that is too long. */
export const hintsOn = (typed: ContactMessage): ContactHints => ({
  ...hintsWhileTyping(typed),
  ...(isDoubtful(messageFrom(typed).phone) && { phone: 'phone' }),
})

/** A number that is still being typed is not doubted. Always the same objects, so that typing does not render the form. */
export const hintsWhileTyping = ({ message }: ContactMessage): ContactHints =>
  message.length < maxTextLength ? noHints : messageIsFull

const noHints: ContactHints = {}
const messageIsFull: ContactHints = { message: 'full' }

const isDoubtful = (phone: string) => phone !== '' && !holdsVisitorPhone(phone) && !isForeign(phone)

/** A number in another country: without its country code, it could not be told from a typo. */
const isForeign = (phone: string) => /\+(?!1)(?:[\s()./-]*\d){8,15}(?![\s()./-]*\d)/.test(phone)
