import type { ContactMessage } from '../../shared/posted.ts'
import { contactFields } from './message.ts'

/** The current values of the form's fields, exactly as typed. */
export function typedValues(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const entries = contactFields.map((field) => [field, String(data.get(field) ?? '')])
  return Object.fromEntries(entries)
}
