import type { EventName } from '../shared/events.ts'

/** One thing that happened in a session. */
export interface SessionEvent {
  name: EventName
  /** ISO 8601, UTC. */
  timestamp: string
  properties: Readonly<Record<string, string>>
}

/** A visit of one tab, as it is kept on the visitor's own device: the record of specification section 3. */
export interface Session {
  sessionId: string
  /** When it began. ISO 8601, UTC. */
  timestamp: string
  /** The path it began at. */
  page: string
  city: string
  pageViews: number
  events: readonly SessionEvent[]
}
