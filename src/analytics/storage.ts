import type { Session } from './session.ts'

export const sessionsKey = 'analytics_data'
const visitorKey = 'analytics_user_id'
const mostSessions = 100

/** What is used of localStorage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The sessions kept on this device, the last saved at the end. What cannot be read is as if it were not there. */
export function readSessions(store: Store): Session[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(sessionsKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSession).slice(-mostSessions) : []
  } catch {
    return []
  }
}

/** Removes every visit and the visitor's number. */
export function removeSessions(store: Store): void {
  for (const key of [sessionsKey, visitorKey]) {
    try {
      store.removeItem(key)
    } catch (error) {
      console.warn(`${key} could not be removed`, error)
    }
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { timestamp, page, city, events } = value as Partial<Session>
  return [timestamp, page, city].every((text) => typeof text === 'string') && Array.isArray(events)
}
