import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compatibility } from '../../../generator/edge/compatibility.ts'
import type { Order } from '../../../generator/edge/requests/outbox.ts'
import { root } from '../../../generator/folders.ts'
import { endWorker } from '../../support/edge-worker.ts'
import { request1, usualKey } from '../../support/posting.ts'

// The outbox with the storage of the host's own runtime, but with our clock, alarm and service.

const script = `
import { outboxOf } from ${JSON.stringify(join(root, 'generator/edge/requests/outbox.ts'))}

const add = \`INSERT INTO posted (key, fingerprint, form, due, refused)
  WITH RECURSIVE other(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM other WHERE at < ?)
  SELECT 'other-' || at, 'hash', ?, ?, ? FROM other\`
let now
Date.now = () => now

export class Tested {
  constructor({ storage: { sql } }) {
    this.sql = sql
    const setAlarm = async (time) => void (this.alarm = time)
    const storage = { sql, setAlarm, deleteAlarm: () => setAlarm(null) }
    this.outbox = new (outboxOf(() => undefined))({ storage }, { KEY: 'secret' })
  }

  async fetch(request) {
    const { order, answer, at, others } = await request.json()
    now = at
    globalThis.fetch = async () => new Response(null, answer)
    let status
    if (others) this.sql.exec(add, others.count, others.form, others.due, others.refused)
    else if (order) status = (await this.take(order)).status
    else await this.outbox.alarm()
    return Response.json({ status, alarm: this.alarm, stored: this.sql.exec('SELECT * FROM posted LIMIT 9').toArray() })
  }

  take(order) {
    return this.outbox.fetch(new Request('https://test/', { method: 'POST', body: JSON.stringify(order) }))
  }
}

export default { fetch: (request, { TESTED }) => TESTED.get(TESTED.idFromName(request.url)).fetch(request) }
`

let worker: Miniflare

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.url': '"file:///worker.js"' },
  })
  worker = new Miniflare({
    modules: true,
    script: outputFiles[0]!.text,
    compatibilityDate: compatibility.compatibility_date,
    compatibilityFlags: compatibility.compatibility_flags,
    durableObjects: { TESTED: { className: 'Tested', useSQLite: true } },
    handleRuntimeStdio: (...logs: Readable[]) => logs.forEach((log) => void log.resume()),
  })
})

afterAll(() => endWorker(worker))

const second = 1000
const hour = 3600 * second
const start = Date.parse('2030-01-01T00:00:00Z')

const order: Order = {
  posted: {
    path: '/api/requests',
    key: usualKey,
    fingerprint: 'hash',
    body: request1,
    practice: 'https://clinic.example',
    letter: {
      requests: { by: 'webhook', secret: 'KEY', url: 'https://office.example/intake' },
      mail: { to: 'office@clinic.example', subject: 'A request', text: request1.fullName },
    },
  },
  address: '198.51.100.7',
}

interface State {
  /** What the visitor is answered. */
  status?: number
  /** When the outbox wants to be woken next; null if nothing is left to do. */
  alarm: number | null
  stored: object[]
}

/** Tells the outbox of that name something, or wakes it. */
const telling = (name: string) => async (message: object) => {
  const answer = await worker.dispatchFetch(`https://test/${name}`, { method: 'POST', body: JSON.stringify(message) })
  return (await answer.json()) as State
}

/** An outbox that has taken a request at `start`. Waking it tells what the service answers then. */
async function taken(name: string) {
  const tell = telling(name)
  let state = await tell({ order, at: start })
  const wake = async (status: number, headers: Record<string, string> = {}) => {
    const at = state.alarm!
    state = await tell({ at, answer: { status, headers } })
    return { ...state, pause: state.alarm && state.alarm - at }
  }
  return { first: state, wake }
}

describe('a request in the outbox', () => {
  it('is tried at once, and again with growing pauses of at most an hour until it is taken', async () => {
    const { first, wake } = await taken('pauses')
    expect(first.alarm).toBe(start)
    const pauses: unknown[] = []
    for (let tries = 0; tries < 14; tries += 1) pauses.push((await wake(503)).pause)
    const seconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]
    expect(pauses).toEqual(seconds.map((each) => each * second))
  })

  it('waits as long as the service asks, but no longer than an hour', async () => {
    const { wake } = await taken('asked')
    expect((await wake(429, { 'retry-after': '90' })).pause).toBe(90 * second)
    expect((await wake(429, { 'retry-after': '86400' })).pause).toBe(hour)
  })

  it('is deleted once it is delivered; for a day, only its key and a hash remain', async () => {
    const { first, wake } = await taken('deleted')
    expect(JSON.stringify(first.stored)).toContain(request1.fullName)
    const { stored, pause } = await wake(200)
    expect(stored).toEqual([
      { key: usualKey, fingerprint: 'hash', form: null, tries: 0, due: start + 24 * hour, refused: 0 },
    ])
    expect(pause).toBe(24 * hour)
    expect(await wake(200)).toMatchObject({ stored: [], alarm: null })
  })

  it('never has the address of the visitor stored', async () => {
    const { first } = await taken('address')
    expect(JSON.stringify(first.stored)).not.toContain(order.address)
  })

  it('is tried before those that have waited less long', async () => {
    const tell = telling('turn')
    await tell({ order, at: start })
    const others = { count: 6, form: JSON.stringify(order.posted), due: start + 1, refused: 0 }
    await tell({ others, at: start })
    const { stored } = await tell({ at: start + 1, answer: { status: 200 } })
    expect(stored).toContainEqual(expect.objectContaining({ key: usualKey, form: null }))
  })

  it.each([
    ['is refused while a thousand wait', 1000, 2, 500],
    ['is taken although a thousand were refused three times', 1000, 3, 200],
    ['is refused beyond ten thousand, whatever became of those', 10_000, 3, 500],
  ])('%s', async (_, count, refused, status) => {
    const tell = telling(`full-${count}-${refused}`)
    await tell({ others: { count, form: '{}', due: start, refused }, at: start })
    expect((await tell({ order, at: start })).status).toBe(status)
  })
})
