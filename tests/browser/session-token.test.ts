import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type SessionToken, sessionToken } from '../../src/islands/appointment/session-token.ts'
import { sessionValue } from '../../src/islands/appointment/session-value.ts'
import { isSoak } from '../support/soak.ts'

const key = 'csrf_token'

/** A tab's session storage, which can be full or denied as in browsers. */
function fakeStorage() {
  const kept = new Map<string, string>()
  const tab = { mode: 'works' as 'works' | 'full' | 'denied', kept }
  const storage = () => {
    if (tab.mode === 'denied') throw new DOMException('denied', 'SecurityError')
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (tab.mode === 'full') throw new DOMException('full', 'QuotaExceededError')
        kept.set(name, value)
      },
      removeItem: (name: string) => void kept.delete(name),
    } as unknown as Storage
  }
  return { tab, storage }
}

const newPage = (storage: () => Storage) => sessionToken(sessionValue(key, storage))

vi.spyOn(console, 'warn').mockImplementation(() => {})

test('the token is 32 random bytes as hex, kept under csrf_token', () => {
  const { tab, storage } = fakeStorage()
  const page = sessionToken(sessionValue(key, storage), () => Uint8Array.from({ length: 32 }, (_, at) => at))
  page.arm()
  expect(tab.kept.get(key)).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
})

test('no two tokens are alike', () => {
  const tokens = Array.from({ length: 1000 }, () => {
    const { tab, storage } = fakeStorage()
    newPage(storage).arm()
    return tab.kept.get(key)
  })
  expect(new Set(tokens).size).toBe(1000)
  expect(tokens.every((token) => /^[0-9a-f]{64}$/.test(token!))).toBe(true)
})

test('a form whose token was spent by another page of the tab is refused until it is shown again', () => {
  const { storage } = fakeStorage()
  const [first, second] = [newPage(storage), newPage(storage)]
  first.arm()
  second.arm()
  expect(second.matches()).toBe(true)
  second.clear()
  expect(first.matches()).toBe(false)
  first.arm()
  expect(first.matches()).toBe(true)
})

test('two tabs do not spend each other’s tokens', () => {
  const [first, second] = [newPage(fakeStorage().storage), newPage(fakeStorage().storage)]
  first.arm()
  second.arm()
  second.clear()
  expect(first.matches()).toBe(true)
})

test.each(['full', 'denied'] as const)(
  'where storage is %s, a request still gets through, but only once per token',
  (mode) => {
    const { tab, storage } = fakeStorage()
    tab.mode = mode
    const page = newPage(storage)
    page.arm()
    expect(page.matches()).toBe(true)
    page.clear()
    expect(page.matches()).toBe(false)
  },
)

type Step =
  | { act: 'arm' | 'submit'; page: number }
  | { act: 'reload'; page: number }
  | { act: 'tamper'; value: string | null }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('arm' as const, 'submit' as const), page: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const), page: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('tamper' as const),
        value: fc.constantFrom(null, '', 'x', 'f'.repeat(64), 'F'.repeat(64)),
      }),
    },
  ),
  { maxLength: 40 },
)

const runs = { numRuns: isSoak ? 10_000 : 300 }

describe('for any sequence of openings, requests, reloads and tampering on the pages of a tab', () => {
  test('a request gets through exactly when the tab still holds the token its page was given', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { tab, storage } = fakeStorage()
        const pages: SessionToken[] = [0, 1, 2].map(() => newPage(storage))
        // The model: the token that each page was given, and the one that the tab holds.
        const given: (string | undefined)[] = [undefined, undefined, undefined]
        let held: string | null = null
        for (const step of sequence) {
          if (step.act === 'tamper') {
            held = step.value
            if (step.value === null) tab.kept.delete(key)
            else tab.kept.set(key, step.value)
            continue
          }
          const page = pages[step.page]!
          if (step.act === 'reload') {
            pages[step.page] = newPage(storage)
            given[step.page] = undefined
          } else if (step.act === 'arm') {
            page.arm()
            // Only a value that looks like a token is reused.
            if (held === null || held.length !== 64 || held !== held.toLowerCase()) held = tab.kept.get(key)!
            expect(held).toMatch(/^[0-9a-f]{64}$/)
            expect(tab.kept.get(key)).toBe(held)
            given[step.page] = held
          } else {
            const through = given[step.page] !== undefined && given[step.page] === held
            expect(page.matches()).toBe(through)
            if (!through) continue
            page.clear()
            given[step.page] = undefined
            held = null
            expect(tab.kept.has(key)).toBe(false)
          }
        }
      }),
      runs,
    )
  })

  test('a form that was just shown is never refused, whatever storage does meanwhile', () => {
    const modes = fc.array(fc.tuple(fc.constantFrom('works', 'full', 'denied'), fc.boolean(), fc.boolean()), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(modes, (sequence) => {
        const { tab, storage } = fakeStorage()
        const page = newPage(storage)
        for (const [mode, spend, stays] of sequence) {
          tab.mode = mode
          page.arm()
          if (!stays) tab.mode = 'denied'
          expect(page.matches()).toBe(true)
          if (spend) page.clear()
          if (spend) expect(page.matches()).toBe(false)
        }
      }),
      runs,
    )
  })
})
