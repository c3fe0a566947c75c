/** A rate limit: `attempts` within any `windowMs` milliseconds. */
export interface RateLimit {
  attempts: number
  windowMs: number
}

/** The state kept between attempts. Times are in milliseconds since 1970, so that it survives a reload. */
export interface RateLimitState {
  /** When the latest successful attempts were made, oldest first. */
  allowed: readonly number[]
  /** How many refusals in a row started a wait. */
  refusals: number
  /** No attempt succeeds before this time. */
  blockedUntil: number
}

export interface Verdict {
  allowed: boolean
  /** When the next attempt succeeds, unless others come first: `now` or later. */
  retryAt: number
  state: RateLimitState
}

export const noAttempts: RateLimitState = { allowed: [], refusals: 0, blockedUntil: 0 }

export const longestWaitMs = 300_000

/**
 * Makes one attempt at the time `now`. At most `limit.attempts` succeed in any window. The n-th refusal starts a wait
 * of 2^n seconds, at most 300. Where the specification is silent: n starts at 1, attempts during a wait change nothing
 * (an impatient finger is not punished twice), and n returns to 0 after a quiet window.
 */
export function attempt(
  state: RateLimitState,
  now: number,
  limit: RateLimit = { attempts: 10, windowMs: 60_000 },
): Verdict {
  // Future times are ignored: setting the clock back must not lock anyone out.
  const allowed = state.allowed.filter((time) => time <= now && now - time < limit.windowMs)
  const blockedUntil = Math.min(state.blockedUntil, now + longestWaitMs)
  const free = (until: number) =>
    allowed.length < limit.attempts ? until : Math.max(until, allowed.at(-limit.attempts)! + limit.windowMs)
  if (now < blockedUntil) return { allowed: false, retryAt: free(blockedUntil), state: { ...state, blockedUntil } }
  if (allowed.length < limit.attempts) {
    const quietSince = Math.max(blockedUntil, ...allowed)
    const refusals = now - quietSince >= limit.windowMs ? 0 : state.refusals
    return { allowed: true, retryAt: now, state: { allowed: [...allowed, now], refusals, blockedUntil } }
  }
  const refusals = state.refusals + 1
  const until = now + Math.min(2 ** refusals * 1000, longestWaitMs)
  return { allowed: false, retryAt: free(until), state: { allowed, refusals, blockedUntil: until } }
}

/** Parses stored JSON. Anything that is not a valid state counts as no attempts. */
export function parseState(text: string | null): RateLimitState {
  try {
    const { allowed, refusals, blockedUntil } = JSON.parse(text ?? '') as RateLimitState
    const numbers = [refusals, blockedUntil, ...allowed]
    return numbers.every(Number.isFinite) ? { allowed, refusals, blockedUntil } : noAttempts
  } catch {
    return noAttempts
  }
}
