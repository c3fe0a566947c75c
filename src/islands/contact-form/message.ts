import { sanitise } from '../../shared/sanitise.ts'
import { formatVisitorPhone, isVisitorPhone } from '../visitor-phone.ts'

/** The form's values by field. `reason` is the label the visitor chose. */
export interface ContactMessage {
  name: string
  phone: string
  email: string
  reason: string
  message: string
}

export const contactFields = ['name', 'phone', 'email', 'reason', 'message'] as const

/** What was typed, as it may leave the page: trimmed, without angle brackets, the phone number in its usual format. */
export function messageFrom(typed: ContactMessage): ContactMessage {
  const phone = sanitise(typed.phone)
  return {
    name: sanitise(typed.name).replace(/\s+/g, ' '),
    phone: isVisitorPhone(phone) ? formatVisitorPhone(phone) : phone,
    email: sanitise(typed.email),
    reason: typed.reason,
    message: sanitise(typed.message),
  }
}
