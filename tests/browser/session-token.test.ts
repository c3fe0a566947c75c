import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SessionToken, sessionToken } from '../../src/islands/appointment/session-token.ts'
import { sessionValue } from '../../src/islands/appointment/session-value.ts'
import { isSoak } from '../support/soak.ts'

const key = 'csrf_token'

/** A new tab with its session storage, which can be full or denied as in browsers. */
function newTab() {
  const kept = new Map<string, string>()
  const tab = { mode: 'works' as 'works' | 'full' | 'denied', kept }
  const refuseIf = (...modes: string[]) => {
    if (modes.includes(tab.mode)) throw new DOMException(tab.mode)
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => {
      refuseIf('denied')
      return kept.get(name) ?? null
    },
    setItem: (name: string, value: string) => {
      refuseIf('denied', 'full')
      kept.set(name, value)
    },
    removeItem: (name: string) => {
      refuseIf('denied')
      kept.delete(name)
    },
  })
  return tab
}

const newPage = () => sessionToken(sessionValue(key))

vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the token is 32 random bytes as hex, kept under csrf_token', () => {
  const tab = newTab()
  const page = sessionToken(sessionValue(key), () => Uint8Array.from({ length: 32 }, (_, at) => at))
  page.arm()
  expect(tab.kept.get(key)).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
})

test('no two tokens are alike', () => {
  const tokens = Array.from({ length: 1000 }, () => {
    const tab = newTab()
    newPage().arm()
    return tab.kept.get(key)
  })
  expect(new Set(tokens).size).toBe(1000)
  expect(tokens.every((token) => /^[0-9a-f]{64}$/.test(token!))).toBe(true)
})

test('a form whose token was spent by another page of the tab is refused until it is shown again', () => {
  newTab()
  const [first, second] = [newPage(), newPage()]
  first.arm()
  second.arm()
  expect(second.matches()).toBe(true)
  second.clear()
  expect(first.matches()).toBe(false)
  first.arm()
  expect(first.matches()).toBe(true)
})

test.each(['full', 'denied'] as const)(
  'where storage is %s, a request still gets through, but only once per token',
  (mode) => {
    const tab = newTab()
    tab.kept.set(key, 'of an earlier version')
    tab.mode = mode
    const page = newPage()
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
        const tab = newTab()
        const pages: SessionToken[] = [0, 1, 2].map(() => newPage())
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
            pages[step.page] = newPage()
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

  test('a form that was just shown is never refused, even where storage is full or denied', () => {
    const modes = fc.array(fc.tuple(fc.constantFrom('works', 'full', 'denied'), fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(modes, (sequence) => {
        const tab = newTab()
        const page = newPage()
        for (const [mode, spend] of sequence) {
          tab.mode = mode
          page.arm()
          expect(page.matches()).toBe(true)
          if (spend) page.clear()
          if (spend) expect(page.matches()).toBe(false)
        }
      }),
      runs,
    )
  })
})
