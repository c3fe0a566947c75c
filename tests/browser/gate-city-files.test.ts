import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { emitGateRules } from '../../generator/emit/geo-gate.ts'
import { citiesFor } from '../../src/gate/listed-cities.ts'
import { judge } from '../../src/gate/verdict.ts'
import type { GateRules } from '../../src/shared/geo-gate.ts'
import type { VisitorLocation } from '../../src/shared/location.ts'
import { plainLetters } from '../../src/shared/plain-letters.ts'
import { irvine } from '../support/sessions.ts'
import { isSoak } from '../support/soak.ts'
import { clearwater, copyOf, siteOf } from '../support/world.ts'

describe('a practice with more cities than the rules file holds', () => {
  const folder = copyOf(clearwater)
  const names = Array.from(
    { length: 900 },
    (_, index) => `${['Cañada', 'San', 'El', 'Ñandú', '東京'][index % 5]} ${index}`,
  )
  appendFileSync(
    join(folder, 'cities.yaml'),
    names.map((name, index) => `\n- name: ${name}\n  slug: far-${index}`).join(''),
  )
  const site = siteOf(folder)
  const files = new Map([...emitGateRules(site)].map(({ file, bytes }) => [`/${file}`, bytes()]))
  const divided = JSON.parse(files.get('/geo-gate.json')!) as GateRules
  const { cities, practice } = site.manifest
  const { cityFiles: _, ...shared } = divided
  const whole: GateRules = { ...shared, cities: [...cities.map(({ name }) => name), ...practice.geoGate.cities] }
  const requests = vi.fn(
    async (file: string) => new Response(files.get(file) ?? '', { status: files.has(file) ? 200 : 404 }),
  )
  afterAll(() => vi.unstubAllGlobals())

  const judged = async (location: VisitorLocation, shared: GateRules) =>
    judge(location, { ...shared, cities: await citiesFor(location, shared) })

  test('judges every visitor as if all names were in one file', async () => {
    vi.stubGlobal('fetch', requests)
    const written = (name: string) => [name, name.toUpperCase(), ` ${name} `, name.normalize('NFD'), plainLetters(name)]
    const city = fc.oneof(
      fc.constantFrom(...whole.cities).chain((name) => fc.constantFrom(...written(name))),
      fc.string({ unit: 'grapheme' }),
    )
    const degrees = (at: number) => fc.oneof(fc.constantFrom(at, Number.NaN), fc.double({ min: at - 9, max: at + 9 }))
    const location = fc.record({
      country: fc.constantFrom('United States', 'US', 'Mexico', 'Unknown'),
      region: fc.constantFrom('California', 'CA', 'Arizona', 'Unknown'),
      city,
      latitude: degrees(33.7),
      longitude: degrees(-117.8),
      timezone: fc.constant('America/Los_Angeles'),
      ip: fc.constant('203.0.113.7'),
    })
    await fc.assert(
      fc.asyncProperty(location, fc.constantFrom('deny', 'allow'), async (visitor, onLookupFailure) => {
        const strict = { onLookupFailure } as const
        expect(await judged(visitor, { ...divided, ...strict })).toEqual(judge(visitor, { ...whole, ...strict }))
      }),
      { numRuns: isSoak ? 100_000 : 500 },
    )
  })

  test('publishes small rules, and no file that lists more than a visitor needs', () => {
    expect(files.get('/geo-gate.json')!.length).toBeLessThan(500)
    expect(Math.max(...[...files.values()].map((text) => Buffer.byteLength(text)))).toBeLessThan(10_000)
  })

  test('fetches no names that would change nothing: for visitors from elsewhere, or turned away by the box', async () => {
    vi.stubGlobal('fetch', requests)
    requests.mockClear()
    for (const changes of [{ country: 'Mexico' }, { region: 'Arizona' }, { latitude: 40 }, { country: 'Unknown' }])
      await judged({ ...irvine, ...changes }, divided)
    expect(requests).not.toHaveBeenCalled()
    await judged(irvine, divided)
    expect(requests).toHaveBeenCalledTimes(1)
  })

  test('judges nobody by names that failed to load', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    await expect(judged(irvine, divided)).rejects.toThrow('answered 404')
  })
})
