import type { Verdict } from './verdict.ts'

// What the gate keeps until the tab is closed. A browser may refuse to store anything: then each page asks again.

export type Key = 'geo-verdict' | 'geo-location' | 'geo-blocked-url' | 'geo-retried' | 'geo-banner-closed'

export function recall(key: Key): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch (error) {
    console.error(`${key} could not be read`, error)
  }
}

export function remember(key: Key, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch (error) {
    console.error(`${key} could not be kept`, error)
  }
}

export function forget(...keys: Key[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key)
  } catch (error) {
    console.error(`${keys} could not be forgotten`, error)
  }
}

/** What was decided in this session. What somebody else wrote there is as good as nothing. */
export function recallVerdict(): Verdict | undefined {
  try {
    const verdict = JSON.parse(recall('geo-verdict') ?? 'null') as Verdict | null
    if (verdict?.access === 'allowed' || verdict?.access === 'denied') return verdict
  } catch {
    // Not JSON.
  }
}
