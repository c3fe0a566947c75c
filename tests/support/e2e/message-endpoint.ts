import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { listen, stop } from '../loopback.ts'

/** A real server on the loopback that takes what forms send. */
export interface MessageEndpoint {
  url: string
  /** The bodies posted since the last `reset`, in order. */
  received: unknown[]
  /** The headers they came with. */
  headers: IncomingHttpHeaders[]
  /** Answers with this status from now on. */
  answer: (status: number, more?: Answer) => void
  /** The same, but only when the returned function is called. */
  hold: (status: number, more?: Answer) => () => void
  /** Breaks the connection of the next request. */
  breakNext: () => void
  reset: () => void
  stop: () => Promise<void>
}

interface Answer {
  /** The seconds to wait before the next attempt. */
  retryAfter?: number
  /** Accepts the request unless given. */
  body?: string
}

type Reply = (response: ServerResponse) => void

const replyWith =
  (status: number, { retryAfter, body = '{"ok":true}' }: Answer = {}): Reply =>
  (response) =>
    response.writeHead(status, { ...headers, ...(retryAfter && { 'retry-after': String(retryAfter) }) }).end(body)

export async function startMessageEndpoint(): Promise<MessageEndpoint> {
  let reply = replyWith(200)
  const received: unknown[] = []
  const heard: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    json(request).then((body) => {
      received.push(body)
      heard.push(request.headers)
      reply(response)
    })
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}/message`,
    received,
    headers: heard,
    answer: (status, more) => {
      reply = replyWith(status, more)
    },
    hold: (status, more) => {
      let release = () => {}
      reply = (response) => {
        release = () => replyWith(status, more)(response)
      }
      return () => release()
    },
    breakNext: () => {
      const next = reply
      reply = (response) => {
        reply = next
        response.destroy()
      }
    },
    reset: () => {
      reply = replyWith(200)
      received.length = 0
      heard.length = 0
    },
    stop: () => stop(server),
  }
}

/**
 * From now on, skips the pauses of a page between its attempts to send: each refusal puts its clock forward by the longest
 * one, two seconds.
 */
export async function skipPauses(page: Page, url: string): Promise<void> {
  await page.clock.install()
  page.on('response', (response) => {
    // The page may be gone by then.
    if (response.url() === url && !response.ok()) void page.clock.fastForward(2000).catch(() => {})
  })
}

/** CORS: the browser sends a preflight before a page of another origin may post JSON. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key, x-csrf-token',
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json',
}
