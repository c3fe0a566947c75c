import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Receive } from '../receiving/receive.ts'
import { parseTarget } from './parse-target.ts'

/** Lets `receive` answer a request to Node's server: with 404 if it does not receive at this path. */
export async function answerPost(incoming: IncomingMessage, response: ServerResponse, receive: Receive): Promise<void> {
  const { url, headers, socket } = incoming
  const isPost = incoming.method === 'POST'
  const { pathname, search } = parseTarget(url)
  const request = new Request(`http://${headers.host ?? 'localhost'}${pathname}${search}`, {
    // Every other method is refused alike, also TRACE, which no Request may have.
    method: isPost ? 'POST' : 'GET',
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(isPost && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit)
  const answer = (await receive(request, socket.remoteAddress ?? '')) ?? new Response(null, { status: 404 })
  // Closes the connection, rather than wait for the unread rest of a long body.
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), connection: 'close' })
  response.end(await answer.text())
}
