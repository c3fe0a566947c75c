import type { EventName } from '../shared/events.ts'

/** What `track` sends and the analytics listen for: whoever tells of an event knows nothing of who counts it. */
export const trackedEvent = 'sightline:track'

export interface TrackedEvent {
  name: EventName
  properties: Readonly<Record<string, string>>
}

/** Tells that something happened on the page. Heard by nobody while analytics are off: nothing is kept or sent then. */
export function track(name: EventName, properties: Readonly<Record<string, string>> = {}): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(trackedEvent, { detail: { name, properties } }))
}
