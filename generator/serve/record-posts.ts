import { boundedCache } from '../bounded-cache.ts'
import { type Posted, type Receive, receiver } from '../receiving/receive.ts'
import { taking } from '../receiving/take.ts'

/** A received form. It is recorded once, however often it was sent. */
export type Received = Omit<Posted, 'fingerprint'> & {
  /** When it was received, in ISO 8601. */
  at: string
}

/**
 * Receives the site's forms, and records each once. While `record` throws, senders are told to try again, and `report`
 * why.
 */
export function recordPosts(
  record: (received: Received) => void,
  report: (why: Error) => void,
  now: () => number = Date.now,
): Receive {
  const taken = boundedCache<string>(1000)
  const store = {
    taken: (key: string) => taken.get(key),
    keep: ({ fingerprint, ...received }: Posted, at: number) => {
      record({ at: new Date(at).toISOString(), ...received })
      taken.set(received.key, fingerprint)
    },
    report,
  }
  return receiver(taking<Posted>(store, now))
}
