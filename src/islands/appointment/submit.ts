import type { EventName } from '../../shared/events.ts'
import type { Verdict } from '../../shared/rate-limit.ts'
import type { RequestLetter } from './letter.ts'
import { type AppointmentRequest, cleanRequest } from './request.ts'
import type { SessionToken } from './session-token.ts'

/** What a submission touches. */
export interface Surroundings {
  now: () => number
  /** One attempt, counted. */
  attempt: () => Pick<Verdict, 'allowed' | 'retryAt'>
  token: Pick<SessionToken, 'matches' | 'clear'>
  write: (request: AppointmentRequest) => RequestLetter
  celebrate: () => void
  track: (name: EventName, properties: Record<string, string>) => void
  /** False when the visitor left meanwhile. */
  pause: (ms: number) => Promise<boolean>
  openMail: (href: string) => void
}

export type Outcome =
  | { name: 'rate-limited'; waitSeconds: number }
  | { name: 'wrong-token' }
  | { name: 'left' }
  | { name: 'mail-opened'; letter: RequestLetter }

const delayMs = 1000

/** What happens after a press on the submit button, in the specified order. Nothing is sent: the visitor's mail app does that. */
export async function submit(values: AppointmentRequest, around: Surroundings): Promise<Outcome> {
  const { allowed, retryAt } = around.attempt()
  if (!allowed) return { name: 'rate-limited', waitSeconds: Math.ceil((retryAt - around.now()) / 1000) }
  if (!around.token.matches()) return { name: 'wrong-token' }
  const request = cleanRequest(values)
  const letter = around.write(request)
  around.celebrate()
  around.track('appointment_request', { type: request.visitType || 'General' })
  if (!(await around.pause(delayMs))) return { name: 'left' }
  around.openMail(letter.href)
  around.token.clear()
  return { name: 'mail-opened', letter }
}
