import type { AppointmentPractice } from '../../shared/islands.ts'
import type { Found } from '../../shared/search/look-up.ts'

/**
 * Puts the number of the page, which the appointment dialog has, in place of the practice's: at once in the box's link to
 * call, and in the answers that go through the returned function. The HTML of the box is the same on all pages. `call` is
 * what such a link says, with the mark `{phone}`.
 */
export function pagePhone(host: HTMLElement, call: string): (found: Found) => Found {
  const link = host.querySelector<HTMLAnchorElement>('[href^="tel:"]')
  const dialog = document.querySelector<HTMLElement>('[data-island="appointment"]')
  if (link === null || dialog === null) return (found) => found
  const { phone } = JSON.parse(dialog.dataset.practice!) as AppointmentPractice
  const name = call.replace('{phone}', phone.text)
  link.textContent = name
  link.href = phone.href
  return (found) => (found.url.startsWith('tel:') ? { ...found, url: phone.href, name } : found)
}
