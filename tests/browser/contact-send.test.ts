import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isAcceptance, sendMessage } from '../../src/islands/contact-form/send.ts'

const request = {
  name: 'Ana Ruiz',
  phone: '(714) 555-0134',
  email: 'ana@example.com',
  reason: 'billing',
  message: 'Ñandú & "quotes"',
  language: 'es',
}

const servers: Server[] = []
afterEach(() => servers.splice(0).map((server) => server.closeAllConnections() ?? server.close()))

/** An endpoint that answers as it is told. */
async function endpoint(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/message`
}

test('the endpoint gets the message as JSON, with no more than it needs', async () => {
  const got: { method?: string; type?: string; body: string }[] = []
  const url = await endpoint((from, response) => {
    let body = ''
    from.on('data', (data) => {
      body += data
    })
    from.on('end', () => {
      got.push({ method: from.method, type: from.headers['content-type'], body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
    })
  })
  await sendMessage(url, request)
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({ method: 'POST', type: 'application/json' })
  expect(JSON.parse(got[0]!.body)).toEqual(request)
})

test.each([400, 404, 429, 500, 503])('an answer of %i is a failure', async (status) => {
  const url = await endpoint((_, response) => response.writeHead(status).end('{"ok":true}'))
  await expect(sendMessage(url, request)).rejects.toThrow(String(status))
})

test('nobody at the address is a failure', async () => {
  const url = await endpoint(() => {})
  servers.splice(0).map((server) => server.close())
  await expect(sendMessage(url, request)).rejects.toThrow()
})

test('an endpoint that does not answer in time is a failure, and so is one that stops in the middle', async () => {
  const silent = await endpoint(() => {})
  await expect(sendMessage(silent, request, 50)).rejects.toThrow()
  const halting = await endpoint((_, response) => response.writeHead(200).write('{"ok":'))
  await expect(sendMessage(halting, request, 50)).rejects.toThrow()
})

test('a 2xx answer counts as taken only from an endpoint that knows what it is asked', () => {
  for (const body of [
    '',
    '  ',
    '{}',
    '{"ok":true}',
    '{"success":"true","message":"Thanks"}',
    '{"errors":[],"error":null}',
  ])
    expect(isAcceptance(body), body).toBe(true)
  for (const body of [
    '<!doctype html><title>Log in to the hotel</title>',
    'OK',
    '{"ok":',
    '[]',
    '"sent"',
    'null',
    '{"ok":false}',
    '{"success":"false"}',
    '{"error":"quota"}',
    '{"errors":["email"]}',
  ])
    expect(isAcceptance(body), body).toBe(false)
})
