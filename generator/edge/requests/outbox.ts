import type { Posted } from '../../receiving/receive.ts'
import { taking } from '../../receiving/take.ts'
import type { Site } from '../../site.ts'
import { type Bindings, type Delivery, deliver, type Letter, letterOf } from './deliver.ts'

/** What a worker hands over to the outbox of a practice. */
export interface Order {
  posted: Posted & { practice: string; letter: Letter | undefined }
  address: string
}

/** Finds a practice by its URL, with the bindings of the worker. */
export type FindPractice = (url: string, bindings: Bindings) => Site | undefined | Promise<Site | undefined>

/** As much of a Durable Object's storage as we use: https://developers.cloudflare.com/durable-objects/api/sqlite-storage-api/ */
export interface Storage {
  sql: { exec: <Found>(query: string, ...values: (string | number | null)[]) => { toArray: () => Found[] } }
  setAlarm: (time: number) => Promise<void>
  deleteAlarm: () => Promise<void>
}

/**
 * `form` is there until it is delivered; `due` is when to try next or, after delivery, when to forget the row.
 * `refused` counts the tries that failed because of the form's content.
 */
const table = `CREATE TABLE IF NOT EXISTS posted (
  key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, form TEXT, tries INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL,
  refused INTEGER NOT NULL DEFAULT 0
)`

/** How many may wait. Beyond that, visitors are told to send an email or to call. */
const maxWaiting = 1000

/** A letter that was refused this often no longer counts as waiting: it may never be accepted. */
const isSetAside = 'refused >= 3'

/** How many undelivered forms are kept in all. */
const maxKept = 10 * maxWaiting

/** How many are delivered at a time: a worker has six connections. */
const maxAtOnce = 6

const minute = 60_000
const hour = 60 * minute

/** How long a delivered form is remembered, by its key and a hash, so that it is not delivered again. */
const memory = 24 * hour

/**
 * Keeps what visitors post to one practice until it is delivered, and not a moment longer. A Durable Object: each
 * practice has exactly one in the world, it does one thing at a time, and its storage outlives it. Nothing is confirmed
 * to a visitor before it is stored. An alarm starts deliveries at once, and again with growing pauses, for as long as
 * it takes. https://developers.cloudflare.com/durable-objects/api/alarms/
 */
export const outboxOf = (find: FindPractice): OutboxClass =>
  class Outbox {
    readonly storage: Storage
    readonly bindings: Bindings
    readonly take: (posted: Order['posted'], address: string) => Response

    constructor({ storage }: { storage: Storage }, bindings: Bindings) {
      this.storage = storage
      this.bindings = bindings
      this.rows(table)
      // Tables made by an older version lack this column.
      if (this.rows('PRAGMA table_info(posted)').every(({ name }) => name !== 'refused'))
        this.rows('ALTER TABLE posted ADD COLUMN refused INTEGER NOT NULL DEFAULT 0')
      this.take = taking<Order['posted']>({
        taken: (key) =>
          this.rows<Pick<Row, 'fingerprint'>>('SELECT fingerprint FROM posted WHERE key = ?', key)[0]?.fingerprint,
        keep: ({ key, fingerprint, ...form }, now) => {
          const [count] = this.rows(
            `SELECT COUNT(*) AS kept, SUM(NOT (${isSetAside})) AS waiting FROM posted WHERE form IS NOT NULL`,
          )
          if (Number(count?.waiting) >= maxWaiting || Number(count?.kept) >= maxKept)
            throw new Error('the outbox is full')
          const values = [key, fingerprint, JSON.stringify(form), now]
          this.rows('INSERT INTO posted (key, fingerprint, form, due) VALUES (?, ?, ?, ?)', ...values)
          this.storage.setAlarm(now)
        },
        // No more about the visitor than in the log of deliveries.
        report: ({ message }, { practice }) => console.error(`Not stored for ${practice}: ${message}.`),
      })
    }

    /** Answers a visitor through the worker. */
    async fetch(request: Request): Promise<Response> {
      const { posted, address } = (await request.json()) as Order
      return this.take(posted, address)
    }

    /** Delivers what is due. Sets the next alarm first, in case it is interrupted. */
    async alarm(): Promise<void> {
      const now = Date.now()
      await this.storage.setAlarm(now + minute)
      this.rows('DELETE FROM posted WHERE form IS NULL AND due <= ?', now)
      const due = this.rows<Row>(
        'SELECT * FROM posted WHERE form IS NOT NULL AND due <= ? ORDER BY due LIMIT ?',
        now,
        maxAtOnce,
      )
      await Promise.all(due.map((row) => this.tryDelivery(row)))
      const [next] = this.rows('SELECT MIN(due) AS due FROM posted')
      if (next?.due === null) await this.storage.deleteAlarm()
      else await this.storage.setAlarm(Math.max(Number(next?.due), Date.now()))
    }

    async tryDelivery({ key, fingerprint, form, tries, refused }: Row): Promise<void> {
      const order = { ...JSON.parse(form), key, fingerprint } as Order['posted']
      const delivery = await this.deliver(order, refused)
      const now = Date.now()
      if (delivery.isDone) {
        this.rows('UPDATE posted SET form = NULL, due = ? WHERE key = ?', now + memory, key)
        return
      }
      const pause = Math.min(Math.max(1000 * 2 ** Math.min(tries, 12), delivery.wait), hour)
      const values = [delivery.isRefused ? 1 : 0, now + pause, key]
      this.rows('UPDATE posted SET tries = tries + 1, refused = refused + ?, due = ? WHERE key = ?', ...values)
      // Nothing about the visitor: logs are read by many, and kept for long.
      console.error(`Not delivered to ${order.practice}, try ${tries + 1}: ${delivery.why}. Next in ${pause / 1000} s.`)
    }

    /**
     * The letter is written as the practice is now. If it has moved to another URL, or takes no more requests, it gets
     * the letter as it was when the form was posted. A bug of ours counts as one more failed try: it must not stop the
     * other deliveries.
     */
    async deliver({ practice, letter: first, ...posted }: Order['posted'], refused: number): Promise<Delivery> {
      try {
        const site = await find(practice, this.bindings)
        const letter = (site && letterOf(posted, site)) ?? first
        if (letter === undefined) return { isDone: false, why: 'the worker no longer has this practice', wait: 0 }
        return await deliver(posted, letter, this.bindings, refused)
      } catch (error) {
        return { isDone: false, why: (error as Error).name, wait: 0 }
      }
    }

    rows<Found = Record<string, unknown>>(query: string, ...values: (string | number | null)[]): Found[] {
      return this.storage.sql.exec<Found>(query, ...values).toArray()
    }
  }

/** A class of Durable Objects, as the platform starts and wakes them. */
type OutboxClass = new (
  state: { storage: Storage },
  bindings: Bindings,
) => { fetch: (request: Request) => Promise<Response>; alarm: () => Promise<void> }

interface Row {
  key: string
  fingerprint: string
  form: string
  tries: number
  refused: number
}
