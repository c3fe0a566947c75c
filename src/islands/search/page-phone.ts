import type { AppointmentPractice } from '../../shared/islands.ts'
import type { Found } from '../../shared/search/look-up.ts'

/**
 * Replaces the practice's number with the page's own, which the appointment dialog has: at once in the box's call link,
 * and in the answers passed through the returned function. The box's HTML is the same on all pages. `call` is the text
 * of such a link, with the placeholder `{phone}`.
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
