import { withoutFinalMark } from '../../shared/email-address.ts'
import type { ContactMessage } from '../../shared/posted.ts'
import { sanitise } from '../../shared/sanitise.ts'
import { formatVisitorPhone, isVisitorPhone } from '../visitor-phone.ts'

export const contactFields = ['name', 'phone', 'email', 'reason', 'message'] as const satisfies (keyof ContactMessage)[]

/** What was typed, as it may leave the page: trimmed, without angle brackets, the phone number in its usual format. */
export function messageFrom(typed: ContactMessage): ContactMessage {
  const phone = sanitise(typed.phone)
  return {
    name: sanitise(typed.name).replace(/\s+/g, ' '),
    phone: isVisitorPhone(phone) ? formatVisitorPhone(phone) : phone,
    email: withoutFinalMark(sanitise(typed.email)),
    reason: typed.reason,
    message: sanitise(typed.message),
  }
}
