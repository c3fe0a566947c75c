import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  stop: () => void
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
    let body = ''
    request.on('data', (data) => {
      body += data
    })
    request.on('end', () => {
      received.push(JSON.parse(body))
      heard.push(request.headers)
      reply(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/message`,
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
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** CORS: the browser sends a preflight before a page of another origin may post JSON. */
export const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key, x-csrf-token',
  'access-control-expose-headers': 'retry-after',
  'content-type': 'application/json',
}
