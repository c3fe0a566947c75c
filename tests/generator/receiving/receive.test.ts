import { describe, expect, test } from 'vitest'
import { readLimited } from '../../../generator/receiving/read-limited.ts'
import { type Received, recordPosts } from '../../../generator/serve/record-posts.ts'
import { daysOfWeek } from '../../../src/shared/appointment.ts'
import { maxTextLength } from '../../../src/shared/sanitise.ts'
import { utmNames } from '../../../src/shared/utm.ts'
import {
  type Changes,
  hugePost,
  keyNumber,
  message1,
  post as posted,
  refused,
  request1,
  usualKey,
} from '../../support/posting.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const origin = 'https://clinic.example'

/** A receiver whose clock only moves on request, and what it has recorded. */
function receiving(record: (received: Received) => void = () => {}) {
  const recorded: Received[] = []
  const reported: string[] = []
  let now = start
  const receive = recordPosts(
    (received) => {
      record(received)
      recorded.push(received)
    },
    ({ message }) => void reported.push(message),
    () => now,
  )
  return {
    recorded,
    reported,
    post: async (changes: Changes = {}, address = '127.0.0.1') => (await receive(posted(origin, changes), address))!,
    wait: (ms: number) => {
      now += ms
    },
    receive,
  }
}

test('a request is recorded as it was sent, with the time and its key', async () => {
  const { post, recorded } = receiving()
  const answer = await post()
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(recorded).toEqual([{ at: '2030-01-01T00:00:00.000Z', path: '/api/requests', key: usualKey, body: request1 }])
})

test('a request may name any day of the week', async () => {
  const { post, recorded } = receiving()
  const body = { ...request1, preferredDays: [...daysOfWeek] }
  expect((await post({ body })).status).toBe(200)
  expect(recorded).toMatchObject([{ body }])
})

const { preferredTime, preferredDays, contactMethod, language, referral, ...texts } = request1

test.each<[string, string, object]>([
  ['a request with only a phone number', '/api/requests', { ...request1, emailAddress: '' }],
  ['a request with only an email address', '/api/requests', { ...request1, phoneNumber: '' }],
  ['a message with only a phone number', '/api/messages', { ...message1, phone: '714 555 0123', email: '' }],
  ['a message with only an email address', '/api/messages', { ...message1, phone: '', email: 'ana@example.com' }],
  [
    'a request that came by a link with all tags',
    '/api/requests',
    { ...request1, referral: Object.fromEntries(utmNames.map((name) => [`utm_${name}`, 'x'])) },
  ],
  [
    'the longest request, in any script',
    '/api/requests',
    { ...request1, ...Object.fromEntries(Object.keys(texts).map((field) => [field, '語'.repeat(maxTextLength)])) },
  ],
])('%s is taken', async (_, path, body) => {
  const { post, recorded } = receiving()
  expect((await post({ path, body, headers: { 'content-type': 'application/json; charset=utf-8' } })).status).toBe(200)
  expect(recorded).toMatchObject([{ body }])
})

test('a message needs no token', async () => {
  const { post, recorded } = receiving()
  expect((await post({ path: '/api/messages', body: message1, headers: { 'x-csrf-token': '' } })).status).toBe(200)
  expect(recorded.map(({ body }) => body)).toEqual([message1])
})

test('a letter that arrives in two pieces stays whole, up to the last byte that is accepted', async () => {
  const bytes = new TextEncoder().encode('Ñ')
  const sent = () => {
    const { readable: body, writable } = new TransformStream<Uint8Array>()
    const writer = writable.getWriter()
    for (const byte of bytes) writer.write(Uint8Array.of(byte)).catch(() => {})
    writer.close().catch(() => {})
    return new Request(origin, { method: 'POST', body, duplex: 'half' } as RequestInit)
  }
  expect(await readLimited(sent(), 2)).toBe('Ñ')
  expect(await readLimited(sent(), 1)).toBeUndefined()
})

test('another path is not answered', async () => {
  const { receive } = receiving()
  for (const path of ['/', '/api', '/api/requests/1', '/toString', '/constructor'])
    expect(await receive(posted(origin, { path }), '127.0.0.1')).toBeUndefined()
})

test.each<(typeof refused)[number]>([...refused, [413, 'a huge body', hugePost]])(
  '%i: %s is refused and not recorded',
  async (status, _, changes) => {
    const { post, recorded } = receiving()
    const answer = await post(changes)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ ok: false, error: expect.any(String) })
    expect(recorded).toEqual([])
  },
)

describe('the same key', () => {
  test('is answered the same and recorded once, even at the same moment', async () => {
    const { post, recorded } = receiving()
    const answers = await Promise.all([post(), post()])
    expect([...answers, await post()].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(recorded).toHaveLength(1)
  })

  test('is refused with a different body', async () => {
    const { post, recorded } = receiving()
    await post()
    expect((await post({ body: { ...request1, fullName: 'Eva' } })).status).toBe(422)
    expect(recorded).toHaveLength(1)
  })

  test('may be retried when the first attempt could not be recorded, which is reported', async () => {
    let isFull = true
    const { post, recorded, reported } = receiving(() => {
      if (isFull) throw new Error('ENOSPC')
    })
    expect((await post()).status).toBe(500)
    isFull = false
    expect((await post()).status).toBe(200)
    expect(recorded).toHaveLength(1)
    expect(reported).toEqual(['ENOSPC'])
  })
})

test('one address may post ten times a minute and is then told how long to wait, while others are let in', async () => {
  const { post, recorded, wait } = receiving()
  const next = (at: number, address?: string) => post({ headers: { 'idempotency-key': keyNumber(at) } }, address)
  for (let at = 0; at < 10; at += 1) expect((await next(at)).status).toBe(200)
  const refused = await next(10)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBe(60)
  expect((await next(11, '10.0.0.9')).status).toBe(200)
  wait(seconds * 1000)
  expect((await next(12)).status).toBe(200)
  expect(recorded).toHaveLength(12)
})

test('a visitor whose IPv4 address is written in two ways counts as one visitor, and not as all of IPv4', async () => {
  const { post } = receiving()
  const from = async (address: string, at: number) =>
    (await post({ headers: { 'idempotency-key': keyNumber(at) } }, address)).status
  for (let at = 0; at < 10; at += 1) expect(await from('::ffff:10.0.0.7', at)).toBe(200)
  expect(await from('10.0.0.7', 10)).toBe(429)
  expect(await from('::ffff:10.0.0.8', 11)).toBe(200)
})

test('a visitor with many addresses in one IPv6 network counts as one visitor', async () => {
  const { post } = receiving()
  const from = async (address: string, at: number) =>
    (await post({ headers: { 'idempotency-key': keyNumber(at) } }, address)).status
  for (let at = 0; at < 10; at += 1) expect(await from(`2001:db8:0:7::${at}`, at)).toBe(200)
  expect(await from('2001:0DB8:0:7:1:2:3:4', 10)).toBe(429)
  expect(await from('2001:db8:0:8::1', 11)).toBe(200)
  expect(await from('2001:db8::7:0:0:0:1', 12)).toBe(429)
  expect(await from('2001:db8::7:0:0:1', 13)).toBe(200)
})
