import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attempt, longestWaitMs, noAttempts, parseState, type RateLimit } from '../../src/shared/rate-limit.ts'
import { isSoak } from '../support/soak.ts'

const limit: RateLimit = { attempts: 5, windowMs: 60_000 }
const start = 1_800_000_000_000
const runs = { numRuns: isSoak ? 10_000 : 300 }

/** Makes an attempt at each of these seconds after the start: `through`, or the seconds it has to wait. */
function play(seconds: readonly number[]) {
  let state = noAttempts
  return seconds.map((second) => {
    const verdict = attempt(state, start + second * 1000, limit)
    state = verdict.state
    return verdict.allowed ? 'through' : Math.round((state.blockedUntil - start) / 1000 - second)
  })
}

describe('the appointment form', () => {
  test('allows five attempts per minute, and makes the sixth wait', () => {
    expect(play([0, 1, 2, 3, 4, 5])).toEqual(['through', 'through', 'through', 'through', 'through', 2])
  })

  test('lets attempts through again when the first five are a minute old', () => {
    expect(play([0, 0, 0, 0, 0, 60, 60])).toEqual(Array(7).fill('through'))
  })

  test('makes someone who keeps pressing wait 2, 4, 8 ... seconds, at most 300', () => {
    const waits: number[] = []
    let state = noAttempts
    for (let second = 0; second < 2000; second += 1) {
      const { refusals } = state
      state = attempt(state, start + second * 1000, limit).state
      if (state.refusals > refusals) waits.push(state.blockedUntil / 1000 - start / 1000 - second)
    }
    expect(waits.slice(0, 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  test('does not extend a wait for presses during it', () => {
    const [, , , , , first, during, last] = play([0, 0, 0, 0, 0, 10, 11, 11.9])
    expect([first, during, last]).toEqual([2, 1, 0])
  })

  test('forgets the waits after a quiet minute', () => {
    expect(play([0, 0, 0, 0, 0, 1, 3, 130, 130, 130, 130, 130, 131]).at(-1)).toBe(2)
  })

  test('does not forget the waits while attempts come', () => {
    expect(play([0, 0, 0, 0, 0, 1, 60, 60, 60, 60, 64, 65]).at(-1)).toBe(4)
  })
})

test('the default limit is ten attempts per minute', () => {
  let state = noAttempts
  const verdicts = Array.from({ length: 11 }, () => {
    const verdict = attempt(state, start)
    state = verdict.state
    return verdict.allowed
  })
  expect(verdicts).toEqual([...Array(10).fill(true), false])
})

/** Milliseconds between attempts: bursts, impatience, the edges of waits and windows, long absences. */
const gaps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(1500) },
    { weight: 3, arbitrary: fc.constantFrom(0, 1, 1999, 2000, 4000, 59_999, 60_000, 60_001, 299_999, 300_000) },
    { weight: 2, arbitrary: fc.nat(70_000) },
    { weight: 1, arbitrary: fc.nat(700_000) },
  ),
  { maxLength: 60 },
)

const timesOf = (pauses: readonly number[]) => {
  let now = start
  return pauses.map((pause) => {
    now += pause
    return now
  })
}

/** The rule computed from the whole history, without state: slow, but easy to read. */
function reference(times: readonly number[]): boolean[] {
  const history: { time: number; allowed: boolean }[] = []
  const waits: { from: number; until: number }[] = []
  let row = 0
  for (const time of times) {
    const waiting = waits.some(({ from, until }) => from <= time && time < until)
    const recent = history.filter((each) => each.allowed && time - each.time < limit.windowMs).length
    const allowed = !waiting && recent < limit.attempts
    if (allowed) {
      const quiet =
        history.every((each) => !each.allowed || time - each.time >= limit.windowMs) &&
        waits.every(({ until }) => time - until >= limit.windowMs)
      if (quiet) row = 0
    } else if (!waiting) {
      row += 1
      waits.push({ from: time, until: time + Math.min(2 ** row, 300) * 1000 })
    }
    history.push({ time, allowed })
  }
  return history.map(({ allowed }) => allowed)
}

describe('for any sequence of attempts', () => {
  test('the limit decides as the rule does, even if every attempt follows a reload', () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        const times = timesOf(pauses)
        let kept: string | null = null
        const decided = times.map((time) => {
          const { allowed, state } = attempt(parseState(kept), time, limit)
          kept = JSON.stringify(state)
          return allowed
        })
        expect(decided).toEqual(reference(times))
      }),
      runs,
    )
  })

  test('no minute lets more than five through', () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        let state = noAttempts
        const through = timesOf(pauses).filter((time) => {
          const verdict = attempt(state, time, limit)
          state = verdict.state
          return verdict.allowed
        })
        for (let at = 5; at < through.length; at += 1)
          expect(through[at]! - through[at - 5]!).toBeGreaterThanOrEqual(60_000)
      }),
      runs,
    )
  })

  test('the retry time is the first at which an attempt gets through, and at most 300 seconds away', () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        let state = noAttempts
        for (const now of timesOf(pauses)) {
          const { allowed, retryAt, state: next } = attempt(state, now, limit)
          if (allowed) expect(retryAt).toBe(now)
          else {
            expect(retryAt - now).toBeLessThanOrEqual(longestWaitMs)
            expect(attempt(next, retryAt, limit).allowed).toBe(true)
            expect(attempt(next, retryAt - 1, limit).allowed).toBe(false)
          }
          state = next
        }
      }),
      runs,
    )
  })

  test('a clock that jumps locks nobody out for more than 300 seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(1000), fc.integer({ min: -1e9, max: 1e9 })), { maxLength: 40 }), (jumps) => {
        let state = noAttempts
        let now = start
        for (const jump of jumps) {
          now += jump
          state = attempt(state, now, limit).state
        }
        expect(attempt(state, now + longestWaitMs, limit).allowed).toBe(true)
      }),
      runs,
    )
  })
})

test('malformed stored state counts as no attempts', () => {
  const broken = [null, '', '{', 'null', '[]', '5', '{"allowed":[]}', '{"allowed":["a"],"refusals":0,"blockedUntil":0}']
  for (const text of broken) expect(parseState(text)).toEqual(noAttempts)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(attempt(parseState(text), start, limit).retryAt).toBeLessThanOrEqual(start + longestWaitMs)
    }),
  )
})
