import { startPrivacyChoices } from '../behaviours/privacy-choices.ts'
import { answeredLocation } from '../gate/look-up.ts'
import type { PageViews } from '../shared/events.ts'
import type { Vendor } from '../shared/vendors.ts'
import { keepSession } from './keep-session.ts'
import { keepPrivacy } from './privacy.ts'
import type { TimedEvent } from './start.ts'

/** Takes over from start.ts: records the events so far and returns the function that receives all later ones. */
export function runAnalytics(waiting: readonly TimedEvent[]): (event: TimedEvent) => void {
  const host = document.querySelector<HTMLElement>('[data-behaviour="privacy-choices"]')
  const privacy = keepPrivacy(JSON.parse(host?.dataset.vendors ?? '[]') as Vendor[])
  const { pageViews = 'us' } = document.documentElement.dataset
  // No lookup of its own: it knows only what the gate found.
  const keep = keepSession(answeredLocation, pageViews as PageViews)
  const handle = (event: TimedEvent) => {
    keep(event)
    privacy.forward(event.name)
  }
  const view = (at: number) => handle({ name: 'page_view', properties: { page: location.pathname }, at })

  const refresh = host === null ? () => {} : startPrivacyChoices(host, privacy)
  view(Math.round(performance.timeOrigin))
  // Another tab has stored something, perhaps the visitor's answer: it holds here too, and is not asked for again.
  addEventListener('storage', refresh)
  for (const event of waiting) handle(event)
  // Restored from the back/forward cache: that is another page view, and the choice may have changed in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    refresh()
    view(Date.now())
  })
  return handle
}
