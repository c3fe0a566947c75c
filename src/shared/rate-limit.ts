/** How often something may be done: `attempts` in any `windowMs` milliseconds. */
export interface RateLimit {
  attempts: number
  windowMs: number
}

/** What must be remembered between attempts. Times in milliseconds since 1970, so that a reload can carry it on. */
export interface RateLimitState {
  /** When the latest attempts were let through, oldest first. */
  allowed: readonly number[]
  /** How many refusals in a row started a wait. */
  refusals: number
  /** No attempt before this time is let through. */
  blockedUntil: number
}

export interface Verdict {
  allowed: boolean
  /** When the next attempt is let through, unless others come first: `now` or later. */
  retryAt: number
  state: RateLimitState
}

export const noAttempts: RateLimitState = { allowed: [], refusals: 0, blockedUntil: 0 }

export const longestWaitMs = 300_000

/**
 * One attempt at the time `now`. Never more than `limit.attempts` get through in any window; the n-th refusal starts a
 * wait of 2^n seconds, at most 300. Readings where the specification is silent: n starts at 1, attempts during a wait
 * change nothing (an impatient finger is not punished twice), and n falls back to 0 after a quiet window.
 */
export function attempt(
  state: RateLimitState,
  now: number,
  limit: RateLimit = { attempts: 10, windowMs: 60_000 },
): Verdict {
  // A clock set back must not lock anyone out: times in the future are ignored.
  const allowed = state.allowed.filter((time) => time <= now && now - time < limit.windowMs)
  const blockedUntil = Math.min(state.blockedUntil, now + longestWaitMs)
  const free = (until: number) =>
    allowed.length < limit.attempts ? until : Math.max(until, allowed.at(-limit.attempts)! + limit.windowMs)
  if (now < blockedUntil)
    return { allowed: false, retryAt: free(blockedUntil), state: { ...state, allowed, blockedUntil } }
  if (allowed.length < limit.attempts) {
    const quietSince = Math.max(blockedUntil, ...allowed)
    const refusals = now - quietSince >= limit.windowMs ? 0 : state.refusals
    return { allowed: true, retryAt: now, state: { allowed: [...allowed, now], refusals, blockedUntil } }
  }
  const refusals = state.refusals + 1
  const until = now + Math.min(2 ** refusals * 1000, longestWaitMs)
  return { allowed: false, retryAt: free(until), state: { allowed, refusals, blockedUntil: until } }
}

/** Parses stored JSON; anything that is not such a state counts as no attempts. */
export function parseState(text: string | null): RateLimitState {
  try {
    const { allowed, refusals, blockedUntil } = JSON.parse(text ?? '') as RateLimitState
    const numbers = [refusals, blockedUntil, ...allowed]
    return numbers.every(Number.isFinite) ? { allowed, refusals, blockedUntil } : noAttempts
  } catch {
    return noAttempts
  }
}
