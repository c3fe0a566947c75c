import { attempt, noAttempts, type RateLimitState } from '../../src/shared/rate-limit.ts'
import { boundedCache } from '../bounded-cache.ts'
import { accepted, refusal } from './answers.ts'
import type { Posted } from './receive.ts'

/** Remembers forms. It is synchronous: nothing can happen between looking up a key and keeping its form. */
export interface Store<Form> {
  /** The fingerprint of the form taken under this key. */
  taken: (key: string) => string | undefined
  /** Throws when it cannot: the sender is then told to try again. */
  keep: (posted: Form, now: number) => void
  /** Tells the people who run the site why a form was not taken. Its sender learns only that it was not. */
  report: (why: Error, posted: Form) => void
}

/**
 * Takes each posted form once, and ten a minute from one address. Addresses are only remembered in memory, and are
 * never stored: whoever waits until we forget gets ten more.
 */
export function taking<Form extends Pick<Posted, 'key' | 'fingerprint'>>(
  store: Store<Form>,
  now: () => number = Date.now,
): (posted: Form, address: string) => Response {
  const limits = boundedCache<RateLimitState>(10_000)
  return (posted, address) => {
    const from = networkOf(address)
    const { allowed, retryAt, state } = attempt(limits.get(from) ?? noAttempts, now())
    limits.set(from, state)
    if (!allowed)
      return refusal(429, 'too many requests', { 'retry-after': String(Math.ceil((retryAt - now()) / 1000)) })
    try {
      const before = store.taken(posted.key)
      if (before !== undefined && before !== posted.fingerprint)
        return refusal(422, 'the key was already used for another request')
      if (before === undefined) store.keep(posted, now())
      return accepted()
    } catch (error) {
      store.report(error as Error, posted)
      return refusal(500, 'it could not be stored')
    }
  }
}

/** The first four groups of an IPv6 address, since one visitor owns all addresses that begin with them. */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const left = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  const groups = [...before, ...left, ...after].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
