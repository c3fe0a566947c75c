import type { Posted } from '../../receiving/receive.ts'
import { taking } from '../../receiving/take.ts'
import type { Site } from '../../site.ts'
import { type Bindings, type Delivery, deliver, type Letter, letterOf } from './deliver.ts'
import { openStoredPosts, type Sql, type StoredPost } from './stored-posts.ts'

/** What a worker hands over to the outbox of a practice. */
export interface Order {
  posted: Posted & { practice: string; letter: Letter | undefined }
  address: string
}

/** Finds a practice by its URL, with the bindings of the worker. */
export type FindPractice = (url: string, bindings: Bindings) => Site | undefined | Promise<Site | undefined>

/** As much of a Durable Object's storage as we use: https://developers.cloudflare.com/durable-objects/api/storage-api/ */
export interface Storage {
  sql: Sql
  setAlarm: (time: number) => Promise<void>
  deleteAlarm: () => Promise<void>
}

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
    readonly posts: ReturnType<typeof openStoredPosts>
    readonly take: (posted: Order['posted'], address: string) => Response

    constructor({ storage }: { storage: Storage }, bindings: Bindings) {
      this.storage = storage
      this.bindings = bindings
      this.posts = openStoredPosts(storage.sql)
      this.take = taking<Order['posted']>({
        taken: this.posts.fingerprintOf,
        keep: ({ key, fingerprint, ...form }, now) => {
          if (this.posts.isFull()) throw new Error('the outbox is full')
          this.posts.add({ key, fingerprint, form: JSON.stringify(form) }, now)
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
      this.posts.forgetDelivered(now)
      await Promise.all(this.posts.dueBy(now, maxAtOnce).map((post) => this.tryDelivery(post)))
      const next = this.posts.nextDue()
      if (next === undefined) await this.storage.deleteAlarm()
      else await this.storage.setAlarm(Math.max(next, Date.now()))
    }

    async tryDelivery({ key, fingerprint, form, tries, refused }: StoredPost): Promise<void> {
      const order = { ...JSON.parse(form), key, fingerprint } as Order['posted']
      const delivery = await this.deliver(order, refused)
      const now = Date.now()
      if (delivery.isDone) {
        this.posts.markDelivered(key, now + memory)
        return
      }
      const pause = Math.min(Math.max(1000 * 2 ** tries, delivery.wait), hour)
      this.posts.markFailed(key, delivery.isRefused === true, now + pause)
      // Nothing about the visitor: logs are read by many, and kept for long.
      console.error(`Not delivered to ${order.practice}, try ${tries + 1}: ${delivery.why}. Next in ${pause / 1000} s.`)
    }

    /**
     * Writes the letter from the current manifest. If the practice has moved to another URL, or takes no more requests,
     * sends the letter as it was when the form was posted. A bug of ours counts as one more failed try: it must not
     * stop the other deliveries.
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
  }

/** A class of Durable Objects, as the platform starts and wakes them. */
type OutboxClass = new (
  state: { storage: Storage },
  bindings: Bindings,
) => { fetch: (request: Request) => Promise<Response>; alarm: () => Promise<void> }
