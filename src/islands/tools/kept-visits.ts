import { readSessions, sessionsKey } from '../../analytics/storage.ts'
import { type Summary, summarise } from '../../analytics/summary.ts'

/** What this browser has stored about visits: nothing, something unreadable, or no accessible storage. */
type KeptVisits =
  | { state: 'none' | 'broken' | 'denied' }
  /** `last` is the start of the last session. */
  | { state: 'kept'; summary: Summary; last: Date | undefined }

export function keptVisits(): KeptVisits {
  let text: string | null
  try {
    text = localStorage.getItem(sessionsKey)
  } catch {
    return { state: 'denied' }
  }
  if (text === null || text.trim() === '[]') return { state: 'none' }
  const sessions = readSessions(localStorage)
  if (sessions.length === 0) return { state: 'broken' }
  const times = sessions.map(({ timestamp }) => Date.parse(timestamp)).filter(Number.isFinite)
  return {
    state: 'kept',
    summary: summarise(sessions),
    last: times.length === 0 ? undefined : new Date(Math.max(...times)),
  }
}
