import { createHash } from 'node:crypto'
import type { ZodType } from 'zod'
import type { PostedMessage, PostedRequest } from '../../src/shared/posted.ts'
import { parsedJson } from '../parsed-json.ts'
import { refusal } from './answers.ts'
import { postedMessage, postedRequest } from './posted-shapes.ts'
import { readLimited } from './read-limited.ts'

/** A posted form, once it has been checked to be what a form of ours sends. */
export type Posted = (
  | { path: typeof requestsPath; body: PostedRequest }
  | { path: typeof messagesPath; body: PostedMessage }
) & {
  /** The idempotency key chosen by the sender: the same on every retry. */
  key: string
  /** A hash of the posted text: the same key with another text is a different form. */
  fingerprint: string
}

export const requestsPath = '/api/requests'
export const messagesPath = '/api/messages'

/** By path: the JSON that may be posted there, and whether it needs the token of a visit. */
const takers: Record<string, { shape: ZodType<PostedRequest | PostedMessage>; needsToken: boolean }> = {
  [requestsPath]: { shape: postedRequest, needsToken: true },
  [messagesPath]: { shape: postedMessage, needsToken: false },
}

export const receivingPaths = Object.keys(takers)

/** The longest request has some 14,000 UTF-16 units, of three bytes each at most. */
const maxBytes = 64_000

/** Answers a posted form from `address`; `undefined` if its path is not one of ours. */
export type Receive = (request: Request, address: string) => Promise<Response | undefined>

/** Takes a form that passed all checks, and answers the sender. */
export type Take = (posted: Posted, address: string) => Response | Promise<Response>

/**
 * Receives the site's forms, as `sender` in src/posting expects it. Checks everything that the request alone can show;
 * `take` then keeps the form. Uses only `Request` and `Response`, so that it runs at the edge as well.
 */
export function receiver(take: Take): Receive {
  return async (request, address) => {
    const { origin, pathname: path } = new URL(request.url)
    const taker = Object.hasOwn(takers, path) ? takers[path] : undefined
    if (taker === undefined) return undefined
    if (request.method !== 'POST') return refusal(405, 'only POST is accepted here', { allow: 'POST' })
    const { headers } = request
    // Browsers send the origin of the page that posts, and no script can fake it.
    if (headers.get('origin') !== origin) return refusal(403, 'only pages of this site may post here')
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) return refusal(415, 'JSON is required')
    // The token keeps other sites from sending requests in a visitor's name. We need not know its value: a page of
    // another origin cannot set this header at all, because the browser asks us first, and we never allow it. Programs
    // other than browsers can make one up: the rate limit is for those.
    if (taker.needsToken && !/^[0-9a-f]{64}$/.test(headers.get('x-csrf-token') ?? ''))
      return refusal(403, 'the visit token is missing')
    const key = headers.get('idempotency-key') ?? ''
    if (!/^[\w-]{16,64}$/.test(key)) return refusal(400, 'the Idempotency-Key is missing')
    const text = await readLimited(request, maxBytes)
    if (text === undefined) return refusal(413, `at most ${maxBytes} bytes are accepted`)
    const body = taker.shape.safeParse(parsedJson(text))
    if (!body.success) return refusal(422, 'the form is not filled in as expected')
    const fingerprint = createHash('sha256').update(text).digest('base64')
    return take({ path, key, fingerprint, body: body.data } as Posted, address)
  }
}
