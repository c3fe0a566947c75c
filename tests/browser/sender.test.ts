import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAcceptance } from '../../src/posting/acceptance.ts'
import { sender } from '../../src/posting/sender.ts'
import { listen } from '../support/loopback.ts'

const message = { name: 'Ana Ruiz', message: 'Ñandú & "quotes"' }

/** As in the browser, but with shorter pauses. On a busy machine, even an immediate response can take a second. */
const hasty = { timeout: 60_000, pauses: [5, 5] }
/** For endpoints that never finish their answer. */
const impatient = { ...hasty, timeout: 1000 }

const servers: Server[] = []
afterEach(() => servers.splice(0).map((server) => server.closeAllConnections() ?? server.close()))

interface Posted {
  method?: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Reply = (response: ServerResponse) => void

/** An endpoint that gives these replies in turn, then repeats the last one. */
async function endpoint(...replies: [Reply, ...Reply[]]): Promise<{ url: string; posted: Posted[] }> {
  const posted: Posted[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => {
      body += data
    })
    request.on('end', () => {
      posted.push({ method: request.method, headers: request.headers, body })
      replies[Math.min(posted.length, replies.length) - 1]!(response)
    })
  })
  servers.push(server)
  return { url: `http://127.0.0.1:${await listen(server)}/message`, posted }
}

const answering =
  (status: number, headers: Record<string, string> = {}, body = '{"ok":true}'): Reply =>
  (response) =>
    response.writeHead(status, headers).end(body)

const keysOf = (posted: readonly Posted[]) => posted.map(({ headers }) => headers['idempotency-key'])

test('the endpoint receives the body as JSON, an idempotency key and the given headers', async () => {
  const { url, posted } = await endpoint(answering(200))
  expect(await sender(url)(message, { 'x-csrf-token': 'abc' })).toEqual({ name: 'taken' })
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'abc' },
  })
  expect(JSON.parse(posted[0]!.body)).toEqual(message)
  expect(posted[0]!.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/)
})

test('a message is posted without cookies and without the address of the page, even if the visitor leaves it', async () => {
  const { url } = await endpoint(answering(200))
  const asked = vi.spyOn(globalThis, 'fetch')
  await sender(url, hasty)(message)
  expect(asked.mock.calls.map(([, init]) => init)).toMatchObject([
    { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
  ])
  asked.mockRestore()
})

test('a page that is not served over https can post too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { url, posted } = await endpoint(answering(200))
  expect(await sender(url, hasty)(message).finally(() => vi.unstubAllGlobals())).toEqual({ name: 'taken' })
  expect(posted).toHaveLength(1)
})

describe('a failed attempt is repeated with the same key', () => {
  test.each([500, 502, 503])('after an answer of %i', async (status) => {
    const { url, posted } = await endpoint(answering(status), answering(204, {}, ''))
    expect(await sender(url, hasty)(message)).toEqual({ name: 'taken' })
    expect(posted).toHaveLength(2)
    expect(new Set(keysOf(posted)).size).toBe(1)
  })

  test('after a timeout, and after a broken connection', async () => {
    const { url, posted } = await endpoint(
      () => {},
      (response) => response.destroy(),
      answering(200),
    )
    const persistent = { ...impatient, pauses: Array<number>(60).fill(5) }
    expect(await sender(url, persistent)(message)).toEqual({ name: 'taken' })
    expect(new Set(keysOf(posted)).size).toBe(1)
  })

  test('no more often than there are pauses', async () => {
    const { url, posted } = await endpoint(answering(500))
    expect(await sender(url, hasty)(message)).toEqual({ name: 'failed', why: 'the endpoint answered 500' })
    expect(posted).toHaveLength(3)
  })
})

test('an unreachable endpoint is a failure, and so is an answer that stops in the middle', async () => {
  const { url } = await endpoint((response) => response.writeHead(200).write('{"ok":'))
  const send = sender(url, { ...impatient, pauses: [] })
  expect((await send(message)).name).toBe('failed')
  servers.splice(0).map((server) => server.closeAllConnections() ?? server.close())
  expect((await send(message)).name).toBe('failed')
})

test.each([400, 403, 404, 413, 422, 429])(
  'an answer of %i is final: another attempt would be refused too',
  async (status) => {
    const { url, posted } = await endpoint(answering(status))
    expect(await sender(url, hasty)(message)).toEqual({ name: 'failed', why: `the endpoint answered ${status}` })
    expect(posted).toHaveLength(1)
  },
)

test('a 2xx answer with the wrong body is not an acceptance, and is not retried', async () => {
  const { url, posted } = await endpoint(answering(200, {}, '<!doctype html><title>Log in</title>'))
  expect((await sender(url, hasty)(message)).name).toBe('failed')
  expect(posted).toHaveLength(1)
})

describe('the key', () => {
  test('stays the same when the same body is sent again by hand, and changes with the body', async () => {
    const { url, posted } = await endpoint(answering(400))
    const send = sender(url, hasty)
    await send(message)
    await send(message)
    await send({ ...message, name: 'Ana' })
    const [first, second, third] = keysOf(posted)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is not reused once the body was taken', async () => {
    const { url, posted } = await endpoint(answering(200))
    const send = sender(url, hasty)
    await send(message)
    await send(message)
    expect(new Set(keysOf(posted)).size).toBe(2)
  })
})

describe('an endpoint that asks to wait', () => {
  afterEach(() => vi.useRealTimers())

  test.each([429, 503])('with an answer of %i is not asked again until then', async (status) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { url, posted } = await endpoint(answering(status, { 'retry-after': '20' }), answering(200))
    const send = sender(url, hasty)
    expect(await send(message)).toEqual({ name: 'later', seconds: 20 })
    vi.setSystemTime(Date.now() + 19_999)
    expect(await send(message)).toEqual({ name: 'later', seconds: 1 })
    expect(posted).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    expect(await send(message)).toEqual({ name: 'taken' })
    expect(new Set(keysOf(posted)).size).toBe(1)
  })

  test.each([
    ['300', 'later'],
    ['301', 'failed'],
  ])('for %s seconds: a visitor would wait for five minutes, and no longer', async (seconds, name) => {
    const { url } = await endpoint(answering(429, { 'retry-after': seconds }))
    expect(await sender(url, hasty)(message)).toMatchObject({ name })
  })
})

test('a 2xx answer counts as taken only with a body that a message endpoint would send', () => {
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
