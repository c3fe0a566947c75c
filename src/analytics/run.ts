import { startPrivacyChoices } from '../behaviours/privacy-choices.ts'
import type { LookUpLocation } from '../shared/location.ts'
import type { Vendor } from '../shared/vendors.ts'
import { keepSession } from './keep-session.ts'
import { keepPrivacy } from './privacy.ts'
import type { Heard } from './start.ts'

/** Takes over from start.ts: keeps what was heard so far, and gives the function that hears everything from now on. */
export function runAnalytics(waiting: readonly Heard[], lookUp: LookUpLocation): (event: Heard) => void {
  const host = document.querySelector<HTMLElement>('[data-behaviour="privacy-choices"]')
  const privacy = keepPrivacy(JSON.parse(host?.dataset.vendors ?? '[]') as Vendor[])
  const keep = keepSession(lookUp)
  const hear = (event: Heard) => {
    keep(event)
    privacy.forward(event.name)
  }
  const view = (at: number) => hear({ name: 'page_view', properties: { page: location.pathname }, at })

  const refresh = host === null ? () => {} : startPrivacyChoices(host, privacy)
  view(Math.round(performance.timeOrigin))
  for (const event of waiting) hear(event)
  // Out of the back/forward cache: seen once more, and the visitor may have chosen elsewhere meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    refresh()
    view(Date.now())
  })
  return hear
}
