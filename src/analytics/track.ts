import type { EventName } from '../shared/events.ts'

/** The event that `track` dispatches and the analytics listen for: code that reports an event knows nothing of them. */
export const trackedEvent = 'sightline:track'

export interface TrackedEvent {
  name: EventName
  properties: Readonly<Record<string, string>>
}

/** Reports that something happened on the page. While analytics are off nothing listens: nothing is stored or sent. */
export function track(name: EventName, properties: Readonly<Record<string, string>> = {}): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEvent, { detail: { name, properties } }))
}
