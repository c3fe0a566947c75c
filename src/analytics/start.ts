import type { EventName } from '../shared/events.ts'
import { type TrackedEvent, track, trackedEvent } from './track.ts'

/** An event and the moment it was heard, in milliseconds. */
export interface TimedEvent extends TrackedEvent {
  at: number
}

/** More events than a visitor makes before the page is idle. Later ones are dropped. */
const maxWaiting = 100

/** Milliseconds. On a slow phone, a page in constant motion is never idle: the rest is then loaded anyway. */
const latestMs = 5000

/**
 * The part of the analytics in the first script: collects events and, once the page is idle, loads the code that stores
 * them. If that code never arrives, nothing is stored or sent.
 */
export function startAnalytics(): void {
  const waiting: TimedEvent[] = []
  let handle = (event: TimedEvent) => {
    if (waiting.length < maxWaiting) waiting.push(event)
  }
  document.addEventListener(trackedEvent, (event) =>
    handle({ ...(event as CustomEvent<TrackedEvent>).detail, at: Date.now() }),
  )
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-event],button,.button')
    if (!control) return
    const { event = 'button_click' } = control.dataset
    track(event as EventName, event === 'button_click' ? { button: control.textContent.trim() } : {})
  })
  const warn = (error: unknown) => console.warn('Visits are not counted', error)
  if (/utm_/.test(location.search)) import('./landing.ts').catch(warn)
  const load = () =>
    import('./run.ts')
      .then(({ runAnalytics }) => {
        handle = runAnalytics(waiting)
      })
      .catch(warn)
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: latestMs })
  else setTimeout(load)
}
