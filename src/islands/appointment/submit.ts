import type { Answer } from '../../posting/sender.ts'
import type { EventName } from '../../shared/events.ts'
import { cleanRequest } from '../../shared/letters/clean-request.ts'
import type { RequestLetter } from '../../shared/letters/request-letter.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import type { Verdict } from '../../shared/rate-limit.ts'
import type { SessionToken } from './session-token.ts'

/** Everything a submission touches, injected. */
export interface SubmitContext {
  /** Counts one attempt and says whether it is allowed. */
  attempt: () => Pick<Verdict, 'allowed' | 'retryAt'>
  token: Pick<SessionToken, 'matches' | 'clear'>
  write: (request: AppointmentRequest) => RequestLetter
  /** Posts the request to the practice. Absent if it goes through the visitor's own mail app. */
  post?: ((request: AppointmentRequest) => Promise<Answer>) | undefined
  celebrate: () => void
  track: (name: EventName, properties: Record<string, string>) => void
  /** Resolves to false if the visitor left in the meantime. */
  pause: (ms: number) => Promise<boolean>
  openMail: (href: string) => void
}

/** Times in milliseconds since 1970. */
export type Outcome =
  | { name: 'rate-limited'; until: number }
  | { name: 'wrong-token' }
  /** The practice's endpoint accepts nothing before then. */
  | { name: 'later'; until: number }
  | { name: 'left' }
  | End

/** How sending ended: in the visitor's mail app, at the practice, or, if that did not accept it, with a letter to send. */
export type End =
  | { name: 'opened'; letter: RequestLetter }
  | { name: 'received' }
  | { name: 'unsent'; letter: RequestLetter }

const delayMs = 1000

/** What happens after a press on the submit button, in the order the specification gives. */
export async function submit(values: AppointmentRequest, context: SubmitContext): Promise<Outcome> {
  const { allowed, retryAt } = context.attempt()
  if (!allowed) return { name: 'rate-limited', until: retryAt }
  if (!context.token.matches()) return { name: 'wrong-token' }
  const request = cleanRequest(values)
  return context.post === undefined ? openLetter(request, context) : post(request, context.post, context)
}

/** Sends nothing: the visitor's mail app does that. */
async function openLetter(request: AppointmentRequest, context: SubmitContext): Promise<Outcome> {
  const letter = context.write(request)
  celebrateRequest(request, context)
  if (!(await context.pause(delayMs))) return { name: 'left' }
  context.openMail(letter.href)
  context.token.clear()
  return { name: 'opened', letter }
}

/** Keeps the token until the request is accepted, as it may be sent again. */
async function post(
  request: AppointmentRequest,
  send: (request: AppointmentRequest) => Promise<Answer>,
  context: SubmitContext,
): Promise<Outcome> {
  const answer = await send(request)
  if (answer.name === 'later') return { name: 'later', until: Date.now() + answer.seconds * 1000 }
  if (answer.name === 'failed') {
    console.warn('The request was not sent:', answer.why)
    return { name: 'unsent', letter: context.write(request) }
  }
  celebrateRequest(request, context)
  context.token.clear()
  return { name: 'received' }
}

function celebrateRequest({ visitType }: AppointmentRequest, { celebrate, track }: SubmitContext): void {
  celebrate()
  track('appointment_request', { type: visitType || 'General' })
}
