import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver, type Letter, letterOf } from '../../../generator/edge/requests/deliver.ts'
import { mailOf } from '../../../generator/edge/requests/mail.ts'
import { type FindPractice, outboxOf } from '../../../generator/edge/requests/outbox.ts'
import { outboxName, takePosts } from '../../../generator/edge/requests/take-posts.ts'
import { rulesOf } from '../../../generator/hosts/rules.ts'
import type { Posted } from '../../../generator/receiving/receive.ts'
import type { Site } from '../../../generator/site.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { message1, post, request1, usualKey } from '../../support/posting.ts'
import { clearwater, copyOf, siteOf } from '../../support/world.ts'

afterEach(() => vi.unstubAllGlobals())

const secret = 'the-secret-of-the-service'
const posted: Posted = { path: '/api/requests', body: request1, key: usualKey, fingerprint: 'a' }

const forms = {
  host: 'cloudflare-worker',
  appointment: { delivery: 'endpoint', url: '/api/requests', asksFor: [] },
  contact: { delivery: 'endpoint', url: '/api/messages' },
}

/** Delivers with these `requests:` of practice.yaml, and returns what the service receives. */
async function sentBy(requests: object, what: Posted = posted, answer = () => new Response()) {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    calls.push({ url, headers: new Headers(headers), body: JSON.parse(body) })
    return answer()
  })
  const site = siteOf(changedManifest({ ...forms, requests }))
  expect(await deliver(what, letterOf(what, site)!, { MAIL_KEY: secret }, 0)).toEqual({ isDone: true })
  expect(calls).toHaveLength(1)
  return { ...calls[0]!, office: site.manifest.practice.email.value }
}

const from = 'website@clinic.example'

describe('a letter to the practice', () => {
  it('has the format of Postmark, with open and link tracking off', async () => {
    const { url, headers, body, office } = await sentBy({ by: 'postmark', secret: 'MAIL_KEY', from })
    expect(url).toBe('https://api.postmarkapp.com/email')
    expect(headers.get('x-postmark-server-token')).toBe(secret)
    expect(body).toMatchObject({ From: from, To: office, ReplyTo: request1.emailAddress })
    expect(body.Subject).toMatch(/./)
    expect(body).toMatchObject({ TrackOpens: false, TrackLinks: 'None' })
    expect(body.TextBody).toContain(request1.fullName)
    expect(body).not.toHaveProperty('HtmlBody')
  })

  it('has the format of SendGrid, as plain text only, with open and link tracking off', async () => {
    const { url, headers, body, office } = await sentBy({ by: 'sendgrid', secret: 'MAIL_KEY', from })
    expect(url).toBe('https://api.sendgrid.com/v3/mail/send')
    expect(headers.get('authorization')).toBe(`Bearer ${secret}`)
    expect(body).toMatchObject({
      personalizations: [{ to: [{ email: office }] }],
      from: { email: from },
      reply_to: { email: request1.emailAddress },
      subject: expect.stringMatching(/./),
      content: [{ type: 'text/plain', value: expect.stringContaining(request1.fullName) }],
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    })
  })

  it('is delivered once the service has accepted it, even if the rest of its response is lost', async () => {
    const lost = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('hung up')) }))
    await sentBy({ by: 'postmark', secret: 'MAIL_KEY', from }, posted, lost)
  })

  it.each([
    ['Website message: {reason}', 'Website message'],
    ['{reason} - a message', 'a message'],
    ['A message ({reason}) for us', 'A message for us'],
  ])('without a reason has what is left of "%s" as its subject', (subject, left) => {
    const folder = copyOf(clearwater)
    const words = join(folder, 'ui/en.yaml')
    const own = readFileSync(words, 'utf8').replace(/^( +subject: ).*\{reason\}.*$/m, `$1"${subject}"`)
    writeFileSync(words, own)
    const what: Posted = {
      path: '/api/messages',
      body: { ...message1, reason: '', language: 'en' },
      key: usualKey,
      fingerprint: 'a',
    }
    expect(mailOf(what, siteOf(folder)).subject).toBe(left)
  })

  it('has no reply address when the visitor gave none', async () => {
    const anonymous = { ...posted, path: '/api/messages', body: { ...message1, email: '' } } as Posted
    const { body } = await sentBy({ by: 'sendgrid', secret: 'MAIL_KEY', from }, anonymous)
    expect(body).not.toHaveProperty('reply_to')
  })

  it.each([
    'ana.@clinic.example',
    '.ana@clinic.example',
    'ana..lopez@clinic.example',
    'ana?@clinic.example',
    `${'a'.repeat(65)}@clinic.example`,
  ])('has no reply address for %s, which a service would refuse, but quotes it in the text', async (email) => {
    const what = { ...posted, path: '/api/messages', body: { ...message1, email } } as Posted
    const { body } = await sentBy({ by: 'postmark', secret: 'MAIL_KEY', from }, what)
    expect(body).not.toHaveProperty('ReplyTo')
    expect(body.TextBody).toContain(email)
  })
})

describe('a service', () => {
  let letter: Letter

  beforeAll(() => {
    const requests = { by: 'resend', secret: 'MAIL_KEY', from }
    letter = letterOf(posted, siteOf(changedManifest({ ...forms, requests })))!
  })

  /** Delivers to a service that answers like this. */
  const sentTo = (answer: (init: RequestInit) => Response) => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => answer(init))
    return deliver(posted, letter, { MAIL_KEY: secret }, 0)
  }

  it('that asks to wait until a date is left alone until then', async () => {
    const headers = { date: 'Tue, 01 Jan 2030 00:00:00 GMT', 'retry-after': 'Tue, 01 Jan 2030 00:10:00 GMT' }
    expect(await sentTo(() => new Response(null, { status: 503, headers }))).toMatchObject({ wait: 600_000 })
  })

  it.each([400, 413, 422])('that answers %i has refused what is in the letter', async (status) => {
    expect(await sentTo(() => new Response(null, { status }))).toMatchObject({ isDone: false, isRefused: true })
  })

  it.each([401, 404, 429, 500])('that answers %i has not taken the letter, whatever is in it', async (status) => {
    expect(await sentTo(() => new Response(null, { status }))).toMatchObject({ isDone: false, isRefused: false })
  })

  it('that redirects elsewhere is not sent the secret and the letter there', async () => {
    const elsewhere = new Response(null, { status: 307, headers: { location: 'https://evil.example/' } })
    const followed = new Response()
    const sent = await sentTo(({ redirect }) => (redirect === 'manual' ? elsewhere : followed))
    expect(sent).toMatchObject({ isDone: false, why: 'resend answered 307' })
  })

  it('that never answers is given up, after half a minute', async () => {
    const giveUp = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const sent = await sentTo(({ signal }) => {
      signal?.throwIfAborted()
      return new Response()
    })
    expect(sent).toMatchObject({ isDone: false, why: 'resend did not answer (AbortError)' })
    expect(giveUp).toHaveBeenCalledWith(30_000)
    giveUp.mockRestore()
  })
})

describe('an outbox', () => {
  const now = Date.UTC(2030, 0, 1)
  const hour = 3_600_000
  let site: Site

  beforeAll(() => {
    site = siteOf(changedManifest({ ...forms, requests: { by: 'resend', secret: 'MAIL_KEY', from } }))
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.mocked(console.error).mockRestore()
  })

  /** What an outbox does when one form is due: the statements it runs, the alarms it sets, and whom it writes to. */
  async function deedsOf(tries: number, answer: () => Response, find: FindPractice = () => site) {
    const deeds: unknown[][] = []
    const { requests, mail } = letterOf(posted, site)!
    const letter = { requests, mail: { ...mail, to: 'old@clinic.example' } }
    const form = JSON.stringify({ ...posted, practice: 'https://clinic.example', letter })
    const due = { key: usualKey, fingerprint: 'a', form, tries, refused: 0 }
    const exec = (query: string, ...values: unknown[]) => {
      deeds.push([query.split(' ')[0], ...values])
      return { toArray: () => (query.startsWith('SELECT *') ? [due] : []) as never }
    }
    const setAlarm = async (time: number) => void deeds.push(['alarm', time])
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      deeds.push(['letter', JSON.parse(body).to])
      return answer()
    })
    const storage = { sql: { exec }, setAlarm, deleteAlarm: async () => {} }
    await new (outboxOf(find))({ storage }, { MAIL_KEY: secret }).alarm()
    return deeds
  }

  const taken = () => new Response()
  const down = () => new Response(null, { status: 500 })
  const busy = () => new Response(null, { status: 429, headers: { 'retry-after': '600' } })

  it.each([
    ['a second after the first try', 0, down, 1000],
    ['twice as long after each', 5, down, 32_000],
    ['an hour at most', 12, down, hour],
    ['an hour at most, even after weeks', 2000, down, hour],
    ['as long as the service asks', 0, busy, 600_000],
  ] as const)('tries again %s', async (_, tries, answer, pause) => {
    expect(await deedsOf(tries, answer)).toContainEqual(['UPDATE', 0, now + pause, usualKey])
  })

  it('forgets the key of a form a day after its delivery', async () => {
    const deeds = await deedsOf(0, taken)
    expect(deeds).toContainEqual(['UPDATE', now + 24 * hour, usualKey])
    expect(deeds).toContainEqual(['DELETE', now])
  })

  it('sets its alarm before it delivers anything, in case it is interrupted', async () => {
    const deeds = (await deedsOf(0, down)).filter(([what]) => what === 'alarm' || what === 'letter')
    expect(deeds).toEqual([
      ['alarm', now + 60_000],
      ['letter', expect.anything()],
    ])
  })

  it('writes to the practice as it is now or, if it is gone, as it was when the form was posted', async () => {
    expect(await deedsOf(0, taken)).toContainEqual(['letter', site.manifest.practice.email.value])
    expect(await deedsOf(0, taken, () => undefined)).toContainEqual(['letter', 'old@clinic.example'])
  })
})

it('a request that cannot be stored is refused, and logged without what was typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exec = (query: string) => {
    if (query.startsWith('INSERT')) throw new Error('the disk is full')
    return { toArray: () => [] }
  }
  const outbox = new (outboxOf(() => undefined))({ storage: { sql: { exec } } as never }, {})
  const order = { posted: { ...posted, practice: 'https://clinic.example' }, address: '198.51.100.1' }
  const { status } = await outbox.fetch(new Request('https://outbox/', { method: 'POST', body: JSON.stringify(order) }))
  expect(status).toBe(500)
  expect(log.mock.calls).toEqual([['Not stored for https://clinic.example: the disk is full.']])
  log.mockRestore()
})

describe('a form that is posted to a worker', () => {
  /** Posts it to a worker whose outboxes do this with it. Returns the answer, and the name of each outbox. */
  async function postedTo(keep: (order: string) => Response, key = secret) {
    const site = siteOf(changedManifest({ ...forms, requests: { by: 'resend', secret: 'MAIL_KEY', from } }))
    const names: unknown[] = []
    const outboxes = {
      idFromName: (name: string) => names.push(name),
      get: () => ({ fetch: async (_: string, { body }: { body: string }) => keep(body) }),
    }
    const rules = rulesOf(site, '')
    const request = post('https://clinic.example')
    const answer = await takePosts(request, { site, rules }, { MAIL_KEY: key, [outboxName]: outboxes })
    return { answer: answer!, names, url: site.manifest.practice.url }
  }

  it('is kept in an outbox of its practice alone', async () => {
    const { answer, names, url } = await postedTo(() => new Response(null, { status: 202 }))
    expect(answer.status).toBe(202)
    expect(names).toEqual([url])
  })

  it.each([' ', 'one\ntwo'])('is refused when its secret is %j, which no header can carry', async (key) => {
    const { answer, names } = await postedTo(() => new Response(), key)
    expect([answer.status, names]).toEqual([503, []])
  })

  it('is taken when a line break ends its secret', async () => {
    const { answer } = await postedTo(() => new Response(), `${secret}\n`)
    expect(answer.status).toBe(200)
  })

  it('is to be sent again if its outbox cannot be reached, which is logged without what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { answer, url } = await postedTo((order) => {
      throw new TypeError(`could not clone ${order}`)
    })
    expect(answer.status).toBe(500)
    expect(log.mock.calls).toEqual([[`Not stored for ${url}: TypeError.`]])
    log.mockRestore()
  })
})

describe("the practice's own server", () => {
  it('gets the form along with the letter, the secret and the idempotency key of the post', async () => {
    const hook = { by: 'webhook', secret: 'MAIL_KEY', url: 'https://office.example/intake' }
    const { url, headers, body, office } = await sentBy(hook)
    expect(url).toBe('https://office.example/intake')
    expect(headers.get('authorization')).toBe(`Bearer ${secret}`)
    expect(headers.get('idempotency-key')).toBe(usualKey)
    expect(body).toMatchObject({ path: '/api/requests', to: office, form: request1 })
  })
})
