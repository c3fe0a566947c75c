import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { listen, stop } from './loopback.ts'

/** A real server on the loopback that takes what forms send. */
export interface MessageEndpoint {
  url: string
  /** The bodies posted since the last `reset`, in order. */
  received: unknown[]
  /** The headers they came with. */
  headers: IncomingHttpHeaders[]
  /** Sets how it answers from now on. */
  answer: (reply: (response: ServerResponse) => void) => void
  reset: () => void
  stop: () => Promise<void>
}

export async function startMessageEndpoint(): Promise<MessageEndpoint> {
  const takes = (response: ServerResponse) => response.writeHead(200, headers).end('{"ok":true}')
  let reply: (response: ServerResponse) => void = takes
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
    answer: (next) => {
      reply = next
    },
    reset: () => {
      reply = takes
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
export const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key, x-csrf-token',
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json',
}
