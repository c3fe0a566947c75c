import type { ZodType } from 'zod'
import type { PostedMessage, PostedRequest } from '../../src/shared/posted.ts'
import { attempt, noAttempts, type RateLimitState } from '../../src/shared/rate-limit.ts'
import { postedMessage, postedRequest } from './posted-shapes.ts'
import { readLimited } from './read-limited.ts'
import { recent } from './recent.ts'

/** What was received, once, however often it was sent. */
export interface Received {
  /** When, ISO 8601. */
  at: string
  path: string
  key: string
  body: PostedRequest | PostedMessage
}

/** Where forms may be posted to, what their JSON must look like, and whether it needs the token of a visit. */
const takers: Record<string, { shape: ZodType<PostedRequest | PostedMessage>; needsToken: boolean }> = {
  '/api/requests': { shape: postedRequest, needsToken: true },
  '/api/messages': { shape: postedMessage, needsToken: false },
}

export const receivingPaths = Object.keys(takers)

/** Bytes. The longest request is some 14,000 characters, four bytes each at most. */
const maxBytes = 64_000

/** Answers a posted form from `address`; `undefined` when its path is none of ours. */
export type Receive = (request: Request, address: string) => Promise<Response | undefined>

/**
 * What takes the site's forms, as `sender` in src/posting expects it. `record` keeps what was received, once for each
 * `Idempotency-Key`; while it rejects, senders are told to try again. Ten posts a minute from one address are taken.
 * Knows only `Request` and `Response`, so that it runs on an edge as well. Limits and keys are kept in memory.
 */
export function receiver(record: (received: Received) => Promise<void>, now: () => number = Date.now): Receive {
  const limits = recent<RateLimitState>(1000)
  const taken = recent<{ text: string; recorded: Promise<void> }>(1000)
  return async (request, address) => {
    const path = new URL(request.url).pathname
    const taker = Object.hasOwn(takers, path) ? takers[path] : undefined
    if (taker === undefined) return undefined
    if (request.method !== 'POST') return refusal(405, 'only POST is answered here', { allow: 'POST' })
    const { allowed, retryAt, state } = attempt(limits.get(address) ?? noAttempts, now())
    limits.set(address, state)
    if (!allowed)
      return refusal(429, 'too many requests', { 'retry-after': String(Math.ceil((retryAt - now()) / 1000)) })
    const { headers } = request
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) return refusal(415, 'JSON is expected')
    if (taker.needsToken && !/^[0-9a-f]{64}$/.test(headers.get('x-csrf-token') ?? ''))
      return refusal(403, 'the token of the visit is missing')
    const key = headers.get('idempotency-key') ?? ''
    if (!/^[\w-]{16,64}$/.test(key)) return refusal(400, 'the Idempotency-Key is missing')
    const text = await readLimited(request, maxBytes)
    if (text === undefined) return refusal(413, `at most ${maxBytes} bytes are taken`)
    const body = taker.shape.safeParse(parse(text))
    if (!body.success) return refusal(422, 'the form is not filled in as expected')
    const before = taken.get(key)
    if (before !== undefined && before.text !== text) return refusal(422, 'the key was used for something else')
    const entry = before ?? {
      text,
      recorded: record({ at: new Date(now()).toISOString(), path, key, body: body.data }),
    }
    taken.set(key, entry)
    try {
      await entry.recorded
    } catch {
      taken.delete(key)
      return refusal(500, 'it could not be kept')
    }
    return answer(200, { ok: true })
  }
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  answer(status, { ok: false, error }, headers)

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** `undefined` for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
