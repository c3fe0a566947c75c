import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Receive } from '../receiving/receive.ts'

/** Lets `receive` answer a request to Node's server. The path must be one that it receives. */
export async function answerPost(incoming: IncomingMessage, response: ServerResponse, receive: Receive): Promise<void> {
  const { method = 'GET', url = '/', headers, socket } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit)
  const answer = (await receive(request, socket.remoteAddress ?? ''))!
  // Closes the connection, rather than wait for the unread rest of a long body.
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), connection: 'close' })
  response.end(await answer.text())
}
