import { type ContactMessage, contactFields } from './message.ts'

/** What is in the form's fields now, as it was typed. */
export function typedIn(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const entries = contactFields.map((field) => [field, String(data.get(field) ?? '')])
  return Object.fromEntries(entries) as unknown as ContactMessage
}
