import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { askTwice } from '../../src/gate/ask-twice.ts'
import { readReply } from '../../src/gate/read-reply.ts'
import { unknownLocation } from '../../src/shared/location.ts'
import { type Failure, failures, type GeoStub, places, startGeoStub } from '../support/geo-stub.ts'
import { storeOf } from '../support/sessions.ts'
import { isSoak } from '../support/soak.ts'

let stub: GeoStub
let storage: Map<string, string>
let listeners: Record<string, () => void>

beforeAll(async () => {
  stub = await startGeoStub()
})
afterAll(async () => stub.close())

// Only what the lookup uses of a browser. Each test is a freshly loaded page.
beforeEach(() => {
  storage = new Map()
  listeners = {}
  vi.stubGlobal('document', { documentElement: { dataset: { lookup: stub.url } } })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener
  })
  vi.stubGlobal('sessionStorage', storeOf(undefined, storage))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function newPage() {
  vi.resetModules()
  return import('../../src/gate/look-up.ts')
}

describe('the lookup', () => {
  it('returns the location of the visitor', async () => {
    stub.answer(places.irvine)
    const { lookUpLocation } = await newPage()
    expect(await lookUpLocation()).toEqual({
      country: 'United States',
      region: 'California',
      city: 'Irvine',
      latitude: 33.68,
      longitude: -117.79,
      timezone: 'America/Los_Angeles',
      ip: '203.0.113.7',
    })
    expect(console.error).not.toHaveBeenCalled()
  })

  it('sends one request per session, for any number of callers and pages', async () => {
    stub.answer(places.irvine)
    const first = await newPage()
    await Promise.all([first.lookUpLocation(), first.lookUpLocation()])
    await first.lookUpLocation()
    const second = await newPage()
    expect(await second.lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
  })

  it('sends the service no cookie and no page address, and leaves its answer in no cache', async () => {
    stub.answer(places.irvine)
    const asked = vi.spyOn(globalThis, 'fetch')
    await (await newPage()).lookUpLocation()
    expect(asked.mock.calls.map(([, init]) => init)).toMatchObject([
      { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
    ])
  })

  it('stores neither the IP address nor the exact position', async () => {
    stub.answer({ ...places.irvine, latitude: 33.683_947_1, longitude: -117.794_694_2 })
    await (await newPage()).lookUpLocation()
    const kept = [...storage.values()].join()
    expect(kept).not.toContain('203.0.113.7')
    expect(JSON.parse(kept)).toMatchObject({ latitude: 33.68, longitude: -117.79 })
  })

  it('works without storage', async () => {
    stub.answer(places.irvine)
    vi.stubGlobal('sessionStorage', undefined)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { lookUpLocation } = await newPage()
    expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
    expect(warn).toHaveBeenCalledWith('session storage', expect.any(TypeError))
  })

  it.each(['{', '[]', '"x"', '{"country":7}', JSON.stringify(unknownLocation)])(
    'asks again when the storage holds %s',
    async (rubbish) => {
      stub.answer(places.irvine)
      storage.set('geo-location', rubbish)
      expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
    },
  )
})

/** Failures in which the service never responds. */
const silent: Failure[] = ['timeout', 'a body that never ends']
/** Failures that may be gone at the second try. */
const passing: Failure[] = ['429 with a JSON error', '500', '503 with a page', 'a connection that breaks']
const names = Object.keys(failures) as Failure[]
/** Failures whose reply is readable and names a place. */
const placed = names.filter((name) => name.includes('coordinates, from'))
const failing = names.filter((name) => !silent.includes(name) && !placed.includes(name))

describe('a failed lookup gives an unknown place, is logged, and is repeated by the next page', () => {
  it.each(failing)('%s', async (failure) => {
    stub.answer(failure)
    const { lookUpLocation } = await newPage()
    expect(await lookUpLocation()).toEqual(unknownLocation)
    expect(console.error).toHaveBeenCalledWith('The location lookup failed', expect.anything())
    expect(await lookUpLocation()).toEqual(unknownLocation)
    // Only a failure that may pass is worth a second try.
    expect(stub.requests).toHaveLength(passing.includes(failure) ? 2 : 1)
    expect(storage.size).toBe(0)
    stub.answer(places.irvine)
    expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
  })

  it('no server at the address', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { lookup: 'http://127.0.0.1:1/' } } })
    expect(await (await newPage()).lookUpLocation()).toEqual(unknownLocation)
  })

  it('the page names no lookup address', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    expect(await (await newPage()).lookUpLocation()).toEqual(unknownLocation)
  })
})

describe('a second try', () => {
  it.each(passing)('finds the visitor after a failure that has passed: %s', async (failure) => {
    stub.answer(places.irvine)
    stub.answerOnce(failure)
    expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
  })

  const tries = async (...responses: Response[]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const from = performance.now()
    const asked: number[] = []
    const answered = askTwice(async () => {
      asked.push(performance.now() - from)
      return responses[asked.length - 1]!
    })
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    return { asked, status: (await answered).status }
  }
  const limited = (retryAfter: string) => new Response('', { status: 429, headers: { 'retry-after': retryAfter } })
  const good = new Response('{}')

  it('waits as long as the service asks, if that is short', async () => {
    expect(await tries(new Response('', { status: 503 }), good)).toEqual({ asked: [0, 400], status: 200 })
    expect(await tries(limited('3'), good)).toEqual({ asked: [0, 3000], status: 200 })
    expect(await tries(limited('0'), good)).toEqual({ asked: [0, 400], status: 200 })
    expect(await tries(limited('Sun, 22 Nov 2026 10:00:00 GMT'), good)).toEqual({ asked: [0, 400], status: 200 })
  })

  it('is not made if the service asks for a longer pause', async () => {
    expect(await tries(limited('4'), good)).toEqual({ asked: [0], status: 429 })
  })
})

describe('a slow lookup', () => {
  it.each(silent)('is not a failure, however long it takes: %s', async (silence) => {
    stub.answer(silence)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { lookUpLocation } = await newPage()
    let isSettled = false
    const settled = lookUpLocation().then(() => {
      isSettled = true
    })
    while (stub.requests.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(600_000)
    vi.useRealTimers()
    expect(isSettled).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
    // Otherwise it would end, and log that, in the middle of a later test.
    stub.answer(places.irvine)
    stub.hangUp()
    await settled
  })

  it('that succeeds in the end is kept for the next page', async () => {
    let answer = () => {}
    stub.answer(places.irvine, new Promise<void>((resolve) => (answer = resolve)))
    const found = (await newPage()).lookUpLocation()
    expect(storage.size).toBe(0)
    answer()
    await found
    expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
  })
})

describe('a request made before the scripts arrived', () => {
  it('is reused by the lookup', async () => {
    stub.answer(places.irvine)
    vi.resetModules()
    const { requestEarly } = await import('../../src/gate/requests.ts')
    requestEarly()
    const { lookUpLocation } = await newPage()
    expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
  })

  it('is followed by one more if it failed', async () => {
    stub.answer(places.irvine)
    stub.answerOnce('500')
    vi.resetModules()
    const { requestEarly } = await import('../../src/gate/requests.ts')
    requestEarly()
    expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(2)
  })
})

test('coordinates may be strings, and a place without any is still known, on the next page too', async () => {
  stub.answer({ ...places.irvine, latitude: '33.6839', longitude: ' -117.7947 ' })
  expect(await (await newPage()).lookUpLocation()).toMatchObject({ latitude: 33.6839, longitude: -117.7947 })
  storage.clear()
  stub.answer({ ...places.irvine, latitude: null, longitude: null })
  for (const page of [await newPage(), await newPage()])
    expect(await page.lookUpLocation()).toMatchObject({ city: 'Irvine', latitude: Number.NaN, longitude: Number.NaN })
  expect(stub.requests).toHaveLength(1)
})

test('a country may be given by its code alone, and blanks say nothing about a place', () => {
  expect(readReply({ country_code: 'US', city: 'Irvine' })).toMatchObject({ country: 'US', city: 'Irvine' })
  expect(readReply({ country_name: ' ', country_code: 'US', city: ' ', latitude: ' ', longitude: '' })).toMatchObject({
    country: 'US',
    city: unknownLocation.city,
    latitude: Number.NaN,
    longitude: Number.NaN,
  })
})

test('a lookup that fails because the page is left is not kept, and is repeated when the page comes back', async () => {
  let leave = () => {}
  stub.answer('a connection that breaks', new Promise<void>((resolve) => (leave = resolve)))
  const { lookUpLocation } = await newPage()
  const first = lookUpLocation()
  listeners.pagehide!()
  leave()
  await first
  expect(storage.size).toBe(0)
  stub.answer(places.irvine)
  listeners.pageshow!()
  expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
})

test('a reply is either a location with valid coordinates or none, or it is refused', () => {
  const near = fc.record(
    {
      country_name: fc.oneof(fc.string(), fc.jsonValue()),
      region: fc.jsonValue(),
      city: fc.jsonValue(),
      latitude: fc.oneof(fc.double({ min: -200, max: 200 }), fc.jsonValue()),
      longitude: fc.oneof(fc.double({ min: -200, max: 200 }), fc.jsonValue()),
      ip: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), near), (reply) => {
      let location: ReturnType<typeof readReply>
      try {
        location = readReply(reply)
      } catch (error) {
        expect((error as Error).message).toBe('the lookup service answered without a location')
        return
      }
      const { latitude, longitude, ...words } = location
      expect(Math.abs(latitude) <= 90 || Number.isNaN(latitude)).toBe(true)
      expect(Math.abs(longitude) <= 180 || Number.isNaN(longitude)).toBe(true)
      for (const word of Object.values(words)) expect(word).toMatch(/\S/)
    }),
    { numRuns: isSoak ? 100_000 : 500 },
  )
})
