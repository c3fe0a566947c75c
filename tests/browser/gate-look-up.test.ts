import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { readReply } from '../../src/gate/read-reply.ts'
import { unknownLocation } from '../../src/shared/location.ts'
import { type Failure, failures, type GeoStub, places, startGeoStub } from '../support/geo-stub.ts'

let stub: GeoStub
let storage: Map<string, string>
let listeners: Record<string, () => void>

beforeAll(async () => {
  stub = await startGeoStub()
})
afterAll(async () => stub.close())

// As much of a browser as the lookup touches. Each test is a page newly loaded. Its clock stands still: what answers is
// never too late, however busy the machine, and what never answers is not waited for.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storage = new Map()
  listeners = {}
  vi.stubGlobal('document', { documentElement: { dataset: { lookup: stub.url } } })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function newPage() {
  vi.resetModules()
  return import('../../src/gate/look-up.ts')
}

describe('the lookup', () => {
  it('tells where the visitor is', async () => {
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

  it('is one request a session, whoever asks and on however many pages', async () => {
    stub.answer(places.irvine)
    const first = await newPage()
    await Promise.all([first.lookUpLocation(), first.lookUpLocation()])
    await first.lookUpLocation()
    const second = await newPage()
    expect(await second.lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
  })

  it('gives the service no cookie, and no address of a page', async () => {
    stub.answer(places.irvine)
    const asked = vi.spyOn(globalThis, 'fetch')
    await (await newPage()).lookUpLocation()
    expect(asked.mock.calls.map(([, init]) => init)).toMatchObject([
      { credentials: 'omit', referrerPolicy: 'no-referrer' },
    ])
  })

  it('keeps neither the internet address nor the exact point', async () => {
    stub.answer({ ...places.irvine, latitude: 33.683_947_1, longitude: -117.794_694_2 })
    await (await newPage()).lookUpLocation()
    const kept = [...storage.values()].join()
    expect(kept).not.toContain('203.0.113.7')
    expect(JSON.parse(kept)).toMatchObject({ latitude: 33.68, longitude: -117.79 })
  })

  it('goes on without a storage', async () => {
    stub.answer(places.irvine)
    vi.stubGlobal('sessionStorage', undefined)
    const { lookUpLocation } = await newPage()
    expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(await lookUpLocation()).toMatchObject({ city: 'Irvine' })
    expect(stub.requests).toHaveLength(1)
  })

  it.each(['{', '[]', '"x"', '{"country":7}'])('asks anew when the storage holds %s', async (rubbish) => {
    stub.answer(places.irvine)
    storage.set('geo-location', rubbish)
    expect(await (await newPage()).lookUpLocation()).toMatchObject({ city: 'Irvine' })
  })
})

const neverEnding: Failure[] = ['timeout', 'a body that never ends']

describe('a failed lookup is an unknown place, logged, and not asked again', () => {
  it.each(Object.keys(failures) as Failure[])('%s', async (failure) => {
    stub.answer(failure)
    const { lookUpLocation } = await newPage()
    const found = lookUpLocation()
    if (neverEnding.includes(failure)) {
      while (stub.requests.length === 0) await new Promise(setImmediate)
      vi.advanceTimersByTime(2499)
      expect(console.error).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
    }
    expect(await found).toEqual(unknownLocation)
    expect(console.error).toHaveBeenCalledWith('The location lookup failed', expect.anything())
    const asked = stub.requests.length
    expect(await (await newPage()).lookUpLocation()).toEqual(unknownLocation)
    expect(stub.requests).toHaveLength(asked)
  })

  it('nobody answers at the address', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { lookup: 'http://127.0.0.1:1/' } } })
    expect(await (await newPage()).lookUpLocation()).toEqual(unknownLocation)
  })

  it('the page names no address', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    expect(await (await newPage()).lookUpLocation()).toEqual(unknownLocation)
  })
})

test('what fails because the page is left is not kept, and is asked anew when the page comes back', async () => {
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

test('a reply is a location with a true point on the map, or it is refused', () => {
  const near = fc.record(
    {
      country_name: fc.oneof(fc.string(), fc.jsonValue()),
      region: fc.jsonValue(),
      city: fc.jsonValue(),
      latitude: fc.oneof(fc.double(), fc.jsonValue()),
      longitude: fc.oneof(fc.double({ min: -180, max: 180 }), fc.jsonValue()),
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
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      for (const word of Object.values(words)) expect(word).toMatch(/\S/)
    }),
    { numRuns: process.env.SOAK ? 100_000 : 2_000 },
  )
})
