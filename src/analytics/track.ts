import type { EventName } from '../shared/events.ts'

/** Dispatched by `track`. The analytics listen for it, so code that reports events need not know about them. */
export const trackedEvent = 'sightline:track'

export interface TrackedEvent {
  name: EventName
  properties: Readonly<Record<string, string>>
}

/** Reports that something happened on the page. With analytics off nothing listens, so nothing is stored or sent. */
export function track(name: EventName, properties: Readonly<Record<string, string>> = {}): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEvent, { detail: { name, properties } }))
}
