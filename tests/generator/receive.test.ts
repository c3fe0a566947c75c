import { describe, expect, test } from 'vitest'
import { type Received, receiver } from '../../generator/receiving/receive.ts'
import { postedRequest } from '../../src/islands/appointment/posted-request.ts'
import { usualRequest } from '../support/appointment.ts'

const start = Date.parse('2030-01-01T00:00:00Z')

/** A receiver whose clock stands until it is moved, and what it has recorded. */
function receiving(record: (received: Received) => Promise<void> = async () => {}) {
  const recorded: Received[] = []
  let now = start
  const receive = receiver(
    async (received) => {
      await record(received)
      recorded.push(received)
    },
    () => now,
  )
  return {
    recorded,
    post: async (changes: Changes = {}) => (await receive(request(changes), changes.address ?? '127.0.0.1'))!,
    wait: (ms: number) => {
      now += ms
    },
    receive,
  }
}

interface Changes {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  text?: string
  address?: string
}

const source = {
  pageName: 'Dry eye',
  url: 'https://clinic.example/conditions/dry-eye',
  referral: [['utm_source', 'a']],
}
const request1 = postedRequest(usualRequest, source as never, 'en')
const message1 = {
  name: 'Ana Ruiz',
  phone: '',
  email: 'ana@example.com',
  reason: 'lenses',
  message: 'Do you fit scleral lenses?',
  language: 'es',
}
const headers = {
  'content-type': 'application/json',
  'x-csrf-token': 'ab'.repeat(32),
  'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e',
}

function request({ path = '/api/requests', method = 'POST', headers: own = {}, body = request1, text }: Changes) {
  return new Request(`https://clinic.example${path}`, {
    method,
    headers: { ...headers, ...own },
    ...(method === 'POST' && { body: text ?? JSON.stringify(body) }),
  })
}

test('a request is recorded as it was sent, with the time and its key', async () => {
  const { post, recorded } = receiving()
  const answer = await post()
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(recorded).toEqual([
    { at: '2030-01-01T00:00:00.000Z', path: '/api/requests', key: headers['idempotency-key'], body: request1 },
  ])
})

test('a message needs no token', async () => {
  const { post, recorded } = receiving()
  expect((await post({ path: '/api/messages', body: message1, headers: { 'x-csrf-token': '' } })).status).toBe(200)
  expect(recorded.map(({ body }) => body)).toEqual([message1])
})

test('another path is not answered', async () => {
  const { receive } = receiving()
  for (const path of ['/', '/api', '/api/requests/1', '/toString', '/constructor'])
    expect(await receive(request({ path }), '127.0.0.1')).toBeUndefined()
})

test.each<[number, string, Changes]>([
  [405, 'another method', { method: 'GET' }],
  [415, 'another type', { headers: { 'content-type': 'text/plain' } }],
  [415, 'a type that only begins like JSON', { headers: { 'content-type': 'application/jsonx' } }],
  [403, 'no token', { headers: { 'x-csrf-token': '' } }],
  [403, 'a token that is none', { headers: { 'x-csrf-token': 'secret' } }],
  [400, 'no key', { headers: { 'idempotency-key': '' } }],
  [413, 'a body that is too long', { text: JSON.stringify({ fullName: 'é'.repeat(32_001) }) }],
  [422, 'broken JSON', { text: '{"fullName":' }],
  [422, 'a field that is not ours', { body: { ...request1, admin: true } }],
  [422, 'a field that is missing', { body: { ...request1, url: undefined } }],
  [422, 'a text that no form lets through', { body: { ...request1, fullName: 'a'.repeat(1001) } }],
  [422, 'no way to answer', { body: { ...request1, phoneNumber: '', emailAddress: '' } }],
  [422, 'a message without words', { path: '/api/messages', body: { ...message1, message: '' } }],
  [422, 'a request where messages go', { path: '/api/messages' }],
])('%i: %s is refused and not recorded', async (status, _, changes) => {
  const { post, recorded } = receiving()
  const answer = await post(changes)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ ok: false, error: expect.any(String) })
  expect(recorded).toEqual([])
})

describe('the same key', () => {
  test('is answered the same and recorded once, also at the same moment', async () => {
    const { post, recorded } = receiving()
    const answers = await Promise.all([post(), post()])
    expect([...answers, await post()].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(recorded).toHaveLength(1)
  })

  test('is refused with another text', async () => {
    const { post, recorded } = receiving()
    await post()
    expect((await post({ body: { ...request1, fullName: 'Eva' } })).status).toBe(422)
    expect(recorded).toHaveLength(1)
  })

  test('is good for a second try when the first could not be recorded', async () => {
    let isFull = true
    const { post, recorded } = receiving(async () => {
      if (isFull) throw new Error('ENOSPC')
    })
    expect((await post()).status).toBe(500)
    isFull = false
    expect((await post()).status).toBe(200)
    expect(recorded).toHaveLength(1)
  })
})

test('one address gets ten a minute through, and is told how long to wait; others are let in', async () => {
  const { post, recorded, wait } = receiving()
  const next = (at: number, address?: string) =>
    post({ headers: { 'idempotency-key': `key-number-${String(at).padStart(8, '0')}` }, ...(address && { address }) })
  for (let at = 0; at < 10; at += 1) expect((await next(at)).status).toBe(200)
  const refused = await next(10)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect((await next(11, '10.0.0.9')).status).toBe(200)
  wait(seconds * 1000)
  expect((await next(12)).status).toBe(200)
  expect(recorded).toHaveLength(12)
})
