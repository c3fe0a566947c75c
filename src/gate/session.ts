import { forget as forgetStored, readStored, store } from '../storage.ts'
import type { Verdict } from './verdict.ts'

// What the gate keeps until the tab closes. If the browser refuses to store anything, each page asks again.

type Key =
  | 'geo-verdict'
  | 'geo-location'
  | 'geo-blocked-url'
  | 'geo-retried'
  /** Set once a lookup has failed: how often the out-of-area page has rechecked by itself. */
  | 'geo-rechecks'
  | 'geo-banner-closed'

export const recall = (key: Key): string | undefined => readStored('session', key) ?? undefined

export const remember = (key: Key, value: string): void => void store('session', key, value)

export function forget(...keys: Key[]): void {
  for (const key of keys) forgetStored('session', key)
}

/** This session's verdict. Anything not written by us is ignored. */
export function recallVerdict(): Verdict | undefined {
  try {
    const verdict = JSON.parse(recall('geo-verdict') ?? 'null') as Verdict | null
    if (verdict?.access === 'allowed' || verdict?.access === 'denied') return verdict
  } catch {
    // Not JSON.
  }
}
