import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../../generator/folders.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { endWorker, startWorker } from '../../support/edge-worker.ts'
import { mailService } from '../../support/mail-service.ts'
import {
  type Changes,
  hugePost,
  keyNumber,
  message1,
  post,
  refused,
  request1,
  usualKey,
} from '../../support/posting.ts'
import { publish } from '../../support/published.ts'
import { emptyFolder } from '../../support/world.ts'

// These run in the runtime of the host, with its real alarms and storage; only the mail service is a fake.

const out = join(root, '.cache', 'test-edge-requests')
const secret = 'the-secret-of-the-service'

/** Each post comes from its own IP address unless one is given, as visitors are rate-limited. */
let visitors = 0
const someAddress = () => {
  visitors += 1
  return `198.51.100.${visitors}`
}

/** Starts a worker with its own mail service and storage. */
async function openEdge(secrets: Record<string, string> = { MAIL_KEY: secret }) {
  const service = mailService()
  const storage = emptyFolder()
  const start = () => startWorker(out, { secrets, outside: service.outside, storage })
  let worker = await start()
  let { origin } = await worker.ready
  const send = (changes: Changes = {}, address = someAddress()) =>
    fetch(
      post(origin, { ...changes, headers: { ...changes.headers, 'cf-connecting-ip': address, connection: 'close' } }),
    )
  /** Waits for this number of calls to the service; this may take a few retries with their pauses. */
  const called = (times: number) => vi.waitFor(() => expect(service.calls.length).toBeGreaterThanOrEqual(times), 60_000)
  const delivered = (letters: number) => vi.waitFor(() => expect(service.sent()).toHaveLength(letters), 60_000)
  const stop = () => endWorker(worker)
  const startAgain = async () => {
    worker = await start()
    origin = (await worker.ready).origin
  }
  return { origin, service, send, called, delivered, stop, startAgain }
}

type Edge = Awaited<ReturnType<typeof openEdge>>

/** A test with an edge of its own. */
const atEdge = (work: (edge: Edge) => Promise<void>, secrets?: Record<string, string>) => async () => {
  const edge = await openEdge(secrets)
  await work(edge).finally(edge.stop)
}

const underKey = (at: number, changes: Changes = {}): Changes => ({
  ...changes,
  headers: { ...changes.headers, 'idempotency-key': keyNumber(at) },
})

beforeAll(async () => {
  const manifest = changedManifest({
    appointment: { delivery: 'endpoint', url: '/api/requests', asksFor: [] },
    contact: { delivery: 'endpoint', url: '/api/messages' },
    requests: { by: 'resend', secret: 'MAIL_KEY', from: 'website@clinic.example' },
  })
  const { code, said } = await publish(manifest, out, { preview: true, host: 'cloudflare-worker' })
  if (code !== 0) throw new Error(said)
})

afterAll(() => rmSync(out, { recursive: true, force: true }))

describe('an edge', () => {
  let edge: Edge
  beforeAll(async () => {
    edge = await openEdge()
  })
  beforeEach(() => edge.service.reset())
  afterAll(() => edge.stop())

  /** Each post gets a unique key unless it brings one. */
  let keys = 10_000
  const send = (changes: Changes = {}) => {
    keys += 1
    return edge.send({ ...changes, headers: { 'idempotency-key': keyNumber(keys), ...changes.headers } })
  }

  describe('a request posted to the edge', () => {
    it('reaches the practice as a letter, sent with the secret and the key of the request', async () => {
      const answer = await edge.send()
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
      await edge.delivered(1)
      const [{ url, headers, body }] = edge.service.calls as [(typeof edge.service.calls)[number]]
      expect(url).toBe('https://api.resend.com/emails')
      expect(headers).toMatchObject({ authorization: `Bearer ${secret}`, 'idempotency-key': usualKey })
      expect(body).toMatchObject({ from: 'website@clinic.example', reply_to: request1.emailAddress })
      expect(body.text).toContain(request1.fullName)
      expect(body.text).toContain(request1.currentProblems.split('\n')[0])
      expect(body).not.toHaveProperty('html')
    })

    it('may name a day without hours, which the page may have offered when it was loaded', async () => {
      await send({ body: { ...request1, preferredDays: ['friday', 'sunday'] } })
      await edge.delivered(1)
      expect(edge.service.sent()[0]?.text).toContain('Friday, Sunday')
    })

    it('is answered with the headers of the site, and the answer is not cached', async () => {
      const { headers } = await send()
      await edge.delivered(1)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    })

    it('may be a message, in the language it was written in', async () => {
      expect((await send({ path: '/api/messages', body: message1, headers: { 'x-csrf-token': '' } })).status).toBe(200)
      await edge.delivered(1)
      const [body] = edge.service.sent()
      expect(body).toMatchObject({ reply_to: message1.email })
      expect(body?.text).toContain(message1.message)
    })

    it('is refused at any other address', async () => {
      expect((await send({ path: '/about' })).status).toBe(405)
      expect((await send({ path: '/api/others' })).status).toBe(405)
    })

    it.each(refused)('%i: %s is refused and not delivered', async (status, _, changes) => {
      const answer = await send(changes)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toEqual({ ok: false, error: expect.any(String) })
      // A later post has been delivered, so this one never will be.
      await send({ path: '/api/messages', body: message1 })
      await edge.delivered(1)
      expect(edge.service.calls).toHaveLength(1)
    })

    it('is not delivered if it is huge, but refused or cut off while it is still being sent', async () => {
      const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
      const answer = await send(hugePost).catch(({ cause }: Error) => {
        if (!cutOff.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause
      })
      expect([413, undefined]).toContain(answer?.status)
      await send({ path: '/api/messages', body: message1 })
      await edge.delivered(1)
      expect(edge.service.calls).toHaveLength(1)
    })

    it('never passes a preflight from another site', async () => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await fetch(`${edge.origin}/api/requests`, { method: 'OPTIONS', headers })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([405, null])
    })
  })

  it('answers the same key as it did the first time, and delivers it once', async () => {
    expect((await edge.send(underKey(1))).status).toBe(200)
    await edge.delivered(1)
    expect((await edge.send(underKey(1))).status).toBe(200)
    await send()
    await edge.delivered(2)
    expect(edge.service.calls).toHaveLength(2)
  })

  it('stops a flood from one address after ten, tells it how long to wait, and lets others in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => edge.send(underKey(100 + at), '203.0.113.9')),
    )
    const stopped = answers.filter(({ status }) => status === 429)
    expect(stopped).toHaveLength(30)
    for (const { headers } of stopped) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send()).status).toBe(200)
    await edge.delivered(11)
  })

  describe('what a hostile visitor writes', () => {
    const hostile = 'Eva\r\nBcc: all@evil.example\r\n\r\n<img src=x onerror=alert(1)>\u0000\u2028'

    it('stays in the text of the letter, on its own line', async () => {
      const texts = {
        fullName: hostile,
        visitType: hostile,
        otherVisitType: hostile,
        page: hostile,
        contactTime: hostile,
      }
      await send({
        body: { ...request1, ...texts, language: '../en', emailAddress: `a@b.example\r\nBcc: c@d.example` },
      })
      await edge.delivered(1)
      const [body] = edge.service.sent()
      expect(body).not.toHaveProperty('reply_to')
      expect(JSON.stringify({ ...body, text: '' })).not.toMatch(/evil|Bcc|img/)
      const lines = String(body?.text).split('\n')
      expect(lines.filter((line) => /^\s*Bcc/.test(line))).toEqual([])
      expect(lines.find((line) => line.includes('Eva'))).toContain('Bcc: all@evil.example')
      expect(body?.text).not.toMatch(/[<>\0]/)
    })

    it('stays out of the headers of a message too', async () => {
      const body = { ...message1, name: hostile, reason: hostile, email: '"a b"@evil.example', phone: '714 555 0134' }
      await send({ path: '/api/messages', body })
      await edge.delivered(1)
      const [letter] = edge.service.sent()
      expect(letter).not.toHaveProperty('reply_to')
      expect(letter?.subject).not.toMatch(/Eva|\n/)
    })
  })
})

// Most of these wait for the pauses between retries, so they run concurrently.

describe.concurrent('a mail service that is down', () => {
  const troubles: [string, () => Response | Promise<Response>, calls?: number][] = [
    ['answers 500', () => new Response('down', { status: 500 })],
    // Each call times out only after half a minute.
    ['never answers', () => new Promise(() => {}), 2],
    ['asks to wait', () => new Response(null, { status: 429, headers: { 'retry-after': '1' } })],
    ['refuses the secret', () => new Response(null, { status: 401 })],
    ['leads elsewhere', () => Response.redirect('https://evil.example/', 307)],
    ['hangs up', () => Promise.reject(new Error('hung up'))],
  ]
  it.each(troubles)(
    'and %s is retried with the same key until it is back, and nothing is lost',
    { tags: ['soak'] },
    (_, how, calls = 4) =>
      atEdge(async ({ send, service, called, delivered }) => {
        service.answer(how)
        expect((await send()).status).toBe(200)
        expect((await send(underKey(1))).status).toBe(200)
        await called(calls)
        service.answer(() => Response.json({}))
        await delivered(2)
        const keys = service.calls.map(({ headers }) => headers['idempotency-key'])
        expect(new Set(keys)).toEqual(new Set([usualKey, keyNumber(1)]))
        expect(service.calls.every(({ url }) => url.startsWith('https://api.resend.com/'))).toBe(true)
      })(),
  )

  it(
    'loses nothing when the worker restarts meanwhile',
    atEdge(async ({ send, service, called, delivered, stop, startAgain }) => {
      service.answer(() => new Response(null, { status: 503 }))
      await send()
      await send(underKey(1, { body: { ...request1, fullName: 'Eva' } }))
      await called(2)
      await stop()
      service.answer(() => Response.json({}))
      await startAgain()
      await delivered(2)
      expect(
        service
          .sent()
          .map(({ text }) => String(text).includes('Eva'))
          .sort(),
      ).toEqual([false, true])
      const keys = service.calls.map(({ headers }) => headers['idempotency-key'])
      expect(new Set(keys)).toEqual(new Set([usualKey, keyNumber(1)]))
    }),
  )
})

describe.concurrent('the same key', () => {
  it(
    'is delivered once when it arrives twenty times at once',
    { tags: ['soak'] },
    atEdge(async ({ send, service, delivered }) => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await send(underKey(1))
      await delivered(2)
      expect(service.calls).toHaveLength(2)
    }),
  )

  it(
    'is refused with a different body',
    { tags: ['soak'] },
    atEdge(async ({ send }) => {
      await send()
      expect((await send({ body: { ...request1, fullName: 'Eva' } })).status).toBe(422)
    }),
  )

  it(
    'is still known after the worker has restarted',
    { tags: ['soak'] },
    atEdge(async ({ send, service, delivered, stop, startAgain }) => {
      await send()
      await delivered(1)
      // A worker stopped before it gets the response would retry. A second delivery proves that it got the first.
      await send(underKey(1))
      await delivered(2)
      await stop()
      await startAgain()
      expect((await send()).status).toBe(200)
      expect((await send({ body: { ...request1, fullName: 'Eva' } })).status).toBe(422)
      await send(underKey(2))
      await delivered(3)
      expect(service.calls.filter(({ headers }) => headers['idempotency-key'] === usualKey)).toHaveLength(1)
    }),
  )
})

describe.concurrent('a flood', () => {
  it(
    'beyond a thousand undelivered letters is refused, and none of the thousand is lost',
    { tags: ['soak'] },
    atEdge(async ({ send, service }) => {
      service.answer(() => new Response(null, { status: 500 }))
      const statuses: number[] = []
      for (let at = 0; at < 1010; at += 101) {
        const some = Array.from({ length: 101 }, (_, more) => send(underKey(at + more), `10.0.${at % 256}.${more}`))
        statuses.push(...(await Promise.all(some)).map(({ status }) => status))
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(1000)
      expect(statuses.filter((status) => status === 500)).toHaveLength(10)
      service.answer(() => Response.json({}))
      await vi.waitFor(() => expect(service.sent()).toHaveLength(1000), 120_000)
    }),
  )
})

describe.concurrent('a mail service that refuses some letters because of their content', () => {
  it(
    'gets a letter without the reply address if it refuses the one the visitor gave',
    { tags: ['soak'] },
    atEdge(async ({ send, service, delivered }) => {
      service.answer((letter) => new Response(null, { status: 'reply_to' in letter ? 422 : 200 }))
      expect((await send()).status).toBe(200)
      await delivered(1)
      expect(service.calls.map(({ body }) => body.reply_to)).toEqual([request1.emailAddress, undefined])
      expect(service.sent()[0]).toMatchObject({ text: expect.stringContaining(request1.emailAddress) })
      const keys = service.calls.map(({ headers }) => headers['idempotency-key'])
      expect(keys, 'a service may refuse another letter under the same key').toEqual([usualKey, `${usualKey}-plain`])
    }),
  )

  it(
    'gets it with the reply address again, in case it was refused for another reason',
    { tags: ['soak'] },
    atEdge(async ({ send, service, delivered }) => {
      let refusals = 2
      service.answer(() => new Response(null, { status: refusals-- > 0 ? 422 : 200 }))
      await send()
      await delivered(1)
      expect(service.sent()[0]).toMatchObject({ reply_to: request1.emailAddress })
    }),
  )

  it(
    'still gets all others, and the refused ones do not lock out later visitors',
    { tags: ['soak'] },
    atEdge(async ({ send, service }) => {
      service.answer(({ text }) => new Response(null, { status: String(text).includes('Nemo') ? 422 : 200 }))
      const body = { ...request1, fullName: 'Nemo' }
      for (let at = 0; at < 1000; at += 100) {
        const some = Array.from({ length: 100 }, (_, more) =>
          send(underKey(at + more, { body }), `10.1.${at % 256}.${more}`),
        )
        for (const { status } of await Promise.all(some)) expect(status).toBe(200)
      }
      await vi.waitFor(async () => expect((await send(underKey(2000))).status).toBe(200), 60_000)
      await vi.waitFor(() => expect(service.sent()).toHaveLength(1), 60_000)
      service.answer(() => Response.json({}))
      await vi.waitFor(() => expect(service.sent()).toHaveLength(1001), 120_000)
    }),
  )
})

it.concurrent(
  'a worker without its secret refuses everything, and says so',
  atEdge(async ({ send }) => {
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, error: expect.any(String) }])
  }, {}),
)
