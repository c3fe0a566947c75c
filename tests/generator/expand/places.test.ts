import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placesCalled } from '../../../generator/gazetteer/us-places.ts'
import type { MapLayout } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, monolingual, pageAt, siteOf } from '../../support/world.ts'

/** A small practice with cities that have only a name. */
function practiceWith(names: readonly string[], folder = copyOf(clearwater)): string {
  appendFileSync(join(folder, 'cities.yaml'), names.map((name) => `\n- name: ${name}`).join(''))
  return folder
}

/** The problems an author sees about a city that has only a name. */
const toldOf = (name: string, folder: string) => loaded(folder).problems.filter(({ message }) => message.includes(name))

const placeOf = (name: string, folder: string) =>
  siteOf(folder).manifest.cities.find((city) => city.name === name)!.coordinates

describe('a city with nothing but a name', () => {
  const folder = practiceWith(['Mission Viejo'])
  const site = siteOf(folder)
  const { drive, map, nearby } = pageAt<'location'>('/locations/mission-viejo-eye-doctor', site).content

  it('is on the area map and on its own map', () => {
    const area = (pageAt('/contact', site).content as { map: MapLayout }).map
    expect(area.cities.map(({ name }) => name)).toContain('Mission Viejo')
    expect(map).toMatchObject({ place: { label: { text: 'Mission Viejo' } }, way: { minutes: { text: '30-40 min' } } })
  })

  it('has an estimated drive time, a distance and a direction', () => {
    const estimate = { minutes: '30-40', isEstimate: true, distance: { miles: 14, direction: 'southeast' } }
    expect(drive).toMatchObject(estimate)
    expect(pageAt<'service-city'>('/es/services/optometrist-near-me/mission-viejo', site).content.drive).toMatchObject(
      estimate,
    )
  })

  it('has the estimate in its texts as well', () => {
    expect(pageAt('/locations/mission-viejo-eye-doctor', site).head.description).toContain('30-40')
  })

  it('has cities nearby', () => {
    expect(nearby.map(({ label }) => label)).toContain('Irvine')
  })

  it('warns once, with the estimate', () => {
    expect(toldOf('Mission Viejo', folder)).toMatchObject([
      { code: 'DEFAULT_DRIVE_TIME', message: expect.stringContaining('30-40'), fix: expect.stringContaining('30-40') },
    ])
  })
})

describe('a city that the gazetteer does not know near the practice', () => {
  it('causes one warning, and no error, if it is known elsewhere', () => {
    const folder = practiceWith(['Las Vegas'])
    expect(toldOf('Las Vegas', folder)).toMatchObject([{ code: 'UNKNOWN_PLACE', severity: 'warning' }])
    expect(toldOf('Las Vegas', folder)[0]!.message).toMatch(/known in NM, NV, not in CA/)
    expect(placeOf('Las Vegas', folder)).toBeUndefined()
  })

  it('is suggested in the spelling of a place nearby', () => {
    const folder = practiceWith(['Mision Viejo', 'Hollow Oak Village'])
    expect(toldOf('Mision Viejo', folder)[0]!.fix).toMatch(
      /^Did you mean "Mission Viejo"\? If not, add the line "coordinates/,
    )
    expect(toldOf('Hollow Oak Village', folder)[0]!.fix).toMatch(/^Add the line "coordinates/)
  })

  it('is suggested by the name that people use', () => {
    const folder = practiceWith(['City of Mission Viejo'])
    expect(toldOf('City of Mission Viejo', folder)[0]!.fix).toMatch(/^Did you mean "Mission Viejo"\?/)
  })

  it('shows the default drive time', () => {
    const { drive } = pageAt<'location'>('/locations/las-vegas-eye-doctor', siteOf(practiceWith(['Las Vegas']))).content
    expect(drive).toMatchObject({ minutes: '15-20', isEstimate: false, distance: undefined })
  })

  it.each(['Hollow Oak Village', '東京', 'constructor'])('causes one warning if it is known nowhere: %s', (name) => {
    const folder = practiceWith([`${name}\n  slug: somewhere`])
    const told = toldOf(name, folder).filter(({ code }) => code !== 'ODD_NAME')
    expect(told).toMatchObject([{ code: 'UNKNOWN_PLACE', severity: 'warning' }])
  })
})

describe('a city name', () => {
  it.each([
    ['La Canada-Flintridge', 'La Cañada Flintridge'],
    ['St. Helens', 'Saint Helens'],
    ['st helens', 'Saint Helens'],
    ['Coeur d’Alene', "Coeur d'Alene"],
    ['Mt. Vernon', 'Mount Vernon'],
    ['New York', 'New York City'],
  ])('is found in any spelling: %s', (written, known) => {
    if (known !== 'New York City') expect(placesCalled(written)).toEqual(placesCalled(known))
    expect(placesCalled(written).length).toBeGreaterThan(0)
  })

  it('means the place nearest to the practice if the state has several', () => {
    const inState = placesCalled('Rossmoor').filter(({ state }) => state === 'CA')
    expect(placeOf('Rossmoor', practiceWith(['Rossmoor']))).toEqual(inState[0]!.coordinates)
  })
})

describe('a practice in Oregon', () => {
  it('finds the Portland of its own state, and the direction to it', () => {
    const folder = practiceWith(['Portland'], copyOf(monolingual))
    expect(placeOf('Portland', folder)).toEqual({ lat: 45.523, lon: -122.676 })
    const { drive } = pageAt<'location'>('/locations/portland-eye-doctor', siteOf(folder)).content
    expect(drive).toMatchObject({ isEstimate: true, distance: { direction: 'northeast' } })
  })

  it('does not know the cities of California', () => {
    const folder = practiceWith(['Mission Viejo'], copyOf(monolingual))
    expect(toldOf('Mission Viejo', folder)).toMatchObject([{ code: 'UNKNOWN_PLACE' }])
  })

  it('is told where a city is that lies across the border', () => {
    const folder = practiceWith(['Battle Ground'], copyOf(monolingual))
    expect(toldOf('Battle Ground', folder)).toMatchObject([
      {
        code: 'UNKNOWN_PLACE',
        fix: expect.stringContaining('"coordinates: { lat: 45.781, lon: -122.533 }" below its name'),
      },
    ])
  })
})

it('an impossible drive time is an error even for a city located by its name', () => {
  const folder = practiceWith(['Mission Viejo'])
  editText(folder, 'drive-times.yaml', 'cities:', 'cities:\n  mission-viejo: 8-10')
  expect(toldOf('Mission Viejo', folder)).toMatchObject([
    { code: 'IMPOSSIBLE_DRIVE_TIME', severity: 'error', file: 'drive-times.yaml', line: 3 },
  ])
})
