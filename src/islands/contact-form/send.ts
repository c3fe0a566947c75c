import type { ContactMessage } from './message.ts'

/** What the endpoint gets, as JSON. `reason` is one of six ids, the same in every language. */
export interface ContactRequest extends ContactMessage {
  language: string
}

/** Milliseconds after which an endpoint that does not answer counts as failed. */
export const sendTimeout = 15_000

/** Posts a message to the practice's endpoint. Rejects unless the endpoint says that it took it. */
export async function sendMessage(endpoint: string, request: ContactRequest, timeout = sendTimeout): Promise<void> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    if (!response.ok) throw new Error(`the endpoint answered ${response.status}`)
    if (!isAcceptance(await response.text())) throw new Error('the endpoint did not say that it took the message')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether the body of a 2xx reply says that the message was taken: an empty one does, and JSON does unless it says
 * otherwise (`ok` or `success` is false, there is an `error`). Anything else does not follow the contract, such as the
 * login page of a hotel's network: "Message Sent!" would be a guess then.
 */
export function isAcceptance(body: string): boolean {
  if (body.trim() === '') return true
  const reply = parse(body)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return false
  const { ok, success, error, errors } = reply as Record<string, unknown>
  const isNo = (value: unknown) => value === false || value === 'false'
  const isGiven = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0)
  return !isNo(ok) && !isNo(success) && !isGiven(error) && !isGiven(errors)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
