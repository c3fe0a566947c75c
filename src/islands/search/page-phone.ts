import type { Found } from '../../shared/search/look-up.ts'

/**
 * Puts the number of the page, if it has one of its own, in place of the practice's: at once in the box's link to call,
 * and in the answers that go through the returned function. The HTML of the box is the same on all pages. `call` is what
 * such a link says, with the mark `{phone}`.
 */
export function pagePhone(host: HTMLElement, call: string): (found: Found) => Found {
  const { phone, phoneHref } = document.body.dataset
  const link = host.querySelector<HTMLAnchorElement>('[href^="tel:"]')
  if (phone === undefined || phoneHref === undefined || link === null) return (found) => found
  const name = call.replace('{phone}', phone)
  link.textContent = name
  link.href = phoneHref
  return (found) => (found.url.startsWith('tel:') ? { ...found, url: phoneHref, name } : found)
}
