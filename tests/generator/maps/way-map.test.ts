import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawWay } from '../../../generator/maps/draw-way.ts'
import { arcBetween, roundedLine, seenParts } from '../../../generator/maps/lines.ts'
import { besidePin, pinBox } from '../../../generator/maps/pin.ts'
import { boxAround, boxOf, overlap } from '../../../generator/maps/place-labels.ts'
import { isWithin } from '../../../generator/maps/projection.ts'
import { roomOn } from '../../../generator/maps/room-on.ts'
import { wayAlongRoads } from '../../../generator/maps/way-along-roads.ts'
import type { MapBoard, MapLabel, WayMap } from '../../../generator/page.ts'
import { pageKeys } from '../../../generator/render/page-key.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, dental, pageAt, siteOf, world } from '../../support/world.ts'

const at = (lat: number, lon: number) => ({ lat, lon })
const [home, office] = [at(33.6, -118), at(33.9, -118)]
const [south, middle, north] = [at(33.61, -117.98), at(33.75, -117.98), at(33.89, -117.98)]
const [westSouth, westNorth] = [at(33.61, -118.02), at(33.89, -118.02)]
const area = {
  roads: [
    { name: '26', points: [south, middle, north] },
    { name: 'Loop 9', points: [westSouth, westNorth] },
  ],
  streets: [],
}

describe('the name of the office', () => {
  const [office, size] = [{ x: 330, y: 200 }, 17]
  const besideWay = (way: { x: number; y: number }[]) => {
    const lines = way.map((point) => boxAround(point, 5))
    const room = roomOn({ width: 400, height: 330 }, lines)
    room.take(pinBox(office))
    const label = room.label(besidePin(office, 'Nuestro consultorio'), size)!
    return { label, covered: lines.filter((line) => overlap(boxOf(label, size), line)).length }
  }

  it('is off the way, above the pin or below it, if the way arrives where the name would be', () => {
    const { label, covered } = besideWay(Array.from({ length: 36 }, (_, step) => ({ x: 30 + 8 * step, y: 174 })))
    expect(covered).toBe(0)
    expect(label.y).not.toBe(174)
    expect(overlap(boxOf(label, size), pinBox(office))).toBe(false)
  })

  it('covers as little of the way as it can if it is on it everywhere', () => {
    const column = Array.from({ length: 40 }, (_, step) => ({ x: 322, y: 8 * step }))
    const row = Array.from({ length: 36 }, (_, step) => ({ x: 30 + 8 * step, y: 174 }))
    expect(besideWay([...column, ...row]).covered).toBeLessThan(5)
  })
})

describe('the way along roads', () => {
  const roadsOf = (directions: string[]) =>
    wayAlongRoads(area, home, office, directions).flatMap(({ isRoad, points }) => (isRoad ? points : []))

  it('follows the roads that the directions name, in any spelling', () => {
    expect(roadsOf(['Take the 26 north.'])).toEqual([south, middle, north])
    expect(roadsOf(['Get on LOOP 9.'])).toEqual([westSouth, westNorth])
    expect(roadsOf(['Tome la 26 (al norte).'])).toEqual([south, middle, north])
  })

  it('does not mistake a number within a word for a road', () => {
    expect(roadsOf(['Take Loop 9 and leave it at 26th Street.'])).toEqual([westSouth, westNorth])
  })

  it('starts on the road that is named first', () => {
    const crossing = { ...area, roads: [...area.roads, { name: '7', points: [home, middle] }] }
    const [first] = wayAlongRoads(crossing, home, office, ['Take the 7 to the 26.'])
    expect(first!.points.slice(0, 2)).toEqual([home, home])
  })

  it('starts at one place, ends at the other and has no gaps, whatever the roads', () => {
    const place = fc.record({
      lat: fc.double({ min: 33.4, max: 34.1, noNaN: true }),
      lon: fc.double({ min: -118.4, max: -117.3, noNaN: true }),
    })
    const road = fc.record({
      name: fc.constantFrom('1', '2', '3'),
      points: fc.array(place, { minLength: 2, maxLength: 5 }),
    })
    fc.assert(
      fc.property(
        place,
        place,
        fc.array(road, { maxLength: 5 }),
        fc.constantFrom([], ['the 1'], ['2, 3']),
        (from, to, roads, told) => {
          const legs = wayAlongRoads({ roads, streets: [] }, from, to, told)
          expect(legs[0]!.points[0]).toEqual(from)
          expect(legs.at(-1)!.points.at(-1)).toEqual(to)
          for (const [index, { points }] of legs.entries())
            if (index > 0) expect(points[0]).toEqual(legs[index - 1]!.points.at(-1))
        },
      ),
    )
  })

  it('is straight if there are no roads', () => {
    expect(wayAlongRoads({ roads: [], streets: [] }, home, office, [])).toEqual([
      { points: [home, office], isRoad: false },
    ])
  })
})

describe('the lines of a map', () => {
  it('are cut where they are out of view', () => {
    const sheet = { width: 100, height: 100 }
    const [far, near, inside, beyond] = [
      { x: -900, y: 0 },
      { x: -50, y: 50 },
      { x: 50, y: 50 },
      { x: 50, y: 900 },
    ] as const
    expect(seenParts([far, near, inside], sheet)).toEqual([[far, near, inside]])
    expect(seenParts([{ x: -900, y: 900 }, far, near], sheet)).toEqual([[far, near]])
    expect(seenParts([far, { x: -900, y: 90 }], sheet)).toEqual([])
    expect(seenParts([near, inside, beyond, { x: 900, y: 900 }, inside], sheet)).toHaveLength(2)
  })

  it('go through both ends, and are rounded at corners, but never past the middle of a short segment', () => {
    expect(
      roundedLine([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 10 },
      ]),
    ).toBe('M0 0l86 0q14 0 14 5l0 5')
  })

  it('lead to the office on the last road if that ends behind the pin, and are dotted from there if it does not', () => {
    const wayTo = (lat: number) =>
      drawWay(
        [
          { points: [at(0, 0), at(0, 50)], isRoad: false },
          { points: [at(0, 50), at(100, 50), at(200, 50)], isRoad: true },
          { points: [at(200, 50), at(lat, 50)], isRoad: false },
        ],
        ({ lat, lon }) => ({ x: lon, y: lat }),
      )
    expect(wayTo(180)).toMatchObject({ solid: 'M50 0l0 100l0 80', dotted: 'M0 0l50 0' })
    expect(wayTo(260)).toMatchObject({ solid: 'M50 0l0 100l0 100', dotted: 'M0 0l50 0M50 200l0 60' })
  })

  it('are arcs between two points where no road is known', () => {
    const { points } = arcBetween({ x: 0, y: 0 }, { x: 60, y: 0 })
    expect([points[0], points.at(-1)]).toEqual([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ])
    expect(points[10]!.y).not.toBe(0)
  })
})

const mapAt = (url: string, site: Site) => (pageAt(url, site).content as { map?: WayMap }).map
const sized = 17

describe('the map of the way', () => {
  const site = siteOf(clearwater)

  it.each(['/locations/irvine-eye-doctor', '/services/myopia-control/irvine', '/neighborhoods/woodbridge-eye-doctor'])(
    'is on the pages of a city, its services and its neighborhoods: %s',
    (url) => {
      const map = mapAt(url, site)!
      expect(map.way?.minutes?.text).toBe('12-15 min')
      expect(map.office.label?.text).toBe('Our office')
      expect(mapAt(`/es${url}`, site)!.office.label?.text).toBe('Nuestro consultorio')
    },
  )

  it('shows a neighborhood at its own place, or its city if that is unknown', () => {
    const url = '/neighborhoods/woodbridge-eye-doctor'
    expect(mapAt(url, site)!.place?.label?.text).toBe('Irvine')
    const folder = editText(
      copyOf(clearwater),
      'neighborhoods.yaml',
      /^- name: Woodbridge$/m,
      '$&\n  coordinates: { lat: 33.676, lon: -117.802 }',
    )
    const own = pageAt<'neighborhood'>(url, siteOf(folder)).content
    expect(own.map!.place?.label?.text).toBe('Woodbridge')
    expect(own.drive.distance).toMatchObject({ miles: 6, direction: 'south' })
  })

  it('gives kilometers where the texts do', () => {
    const folder = copyOf(clearwater)
    for (const code of ['en', 'es']) {
      editText(folder, `ui/${code}.yaml`, '{miles} mi"', '{kilometers} km"')
      editText(folder, `ui/${code}.yaml`, /\{miles\}/g, '{kilometers}')
    }
    const url = '/neighborhoods/woodbridge-eye-doctor'
    const [inMiles, inKilometers] = [mapAt(url, site)!, mapAt(url, siteOf(folder))!]
    expect(inKilometers.rings[0]).toMatchObject({ label: { text: expect.stringMatching(/^\d+ km$/) } })
    const unitsOf = ({ rings: [ring] }: WayMap) => ring!.radius / Number.parseInt(ring!.label!.text, 10)
    expect(unitsOf(inMiles) / unitsOf(inKilometers)).toBeCloseTo(1.609, 1)
  })

  it('keeps all names, boards and places on its sheet, no two names overlapping and no two signs touching', () => {
    const urls = [...site.routes].filter(({ source }) => source.kind === 'location').map(({ url }) => url)
    for (const url of urls) {
      const map = mapAt(url, site)
      if (map === undefined) continue
      const labels = [map.office.label, map.place?.label, ...map.towns].filter((label) => label !== undefined)
      const boxes = [
        ...labels.map((label: MapLabel) => boxOf(label, label.isBold ? sized : 15)),
        ...[...map.boards, ...(map.way?.minutes ? [map.way.minutes] : [])].map((board) => boardBox(board)),
      ]
      for (const [index, box] of boxes.entries()) {
        expect(isWithin({ x: box.left, y: box.top }, map), url).toBe(true)
        expect(isWithin({ x: box.right, y: box.bottom }, map), url).toBe(true)
        expect(
          boxes.slice(0, index).some((other) => overlap(box, other)),
          `${url} ${JSON.stringify(box)}`,
        ).toBe(false)
      }
      for (const point of [map.office, map.place!]) expect(isWithin(point, map, 30), url).toBe(true)
      for (const [index, board] of map.boards.entries())
        expect(map.boards.slice(0, index).filter((other) => overlap(boardBox(board, 5), boardBox(other)))).toEqual([])
    }
  })

  it('shows on the out-of-area page all cities there is room for, within the edge of the area', () => {
    const map = mapAt('/out-of-service-area', site)!
    expect(map.way).toBeUndefined()
    expect(map.towns.length).toBeGreaterThan(3)
    for (const { dot } of map.towns)
      expect(Math.hypot(dot.x - map.office.x, dot.y - map.office.y)).toBeLessThanOrEqual(map.edge!)
    expect(map.office.y - map.edge!).toBeGreaterThanOrEqual(0)
    expect(map.office.y + map.edge!).toBeLessThanOrEqual(map.height)
  })

  it('has no route for a city whose center is at the office', () => {
    const { coordinates } = site.manifest.practice
    const folder = copyOf(clearwater)
    appendFileSync(
      join(folder, 'cities.yaml'),
      `\n- name: Next Door\n  coordinates: { lat: ${coordinates.lat}, lon: ${coordinates.lon} }\n`,
    )
    expect(mapAt('/locations/next-door-eye-doctor', siteOf(folder))).toMatchObject({ way: undefined })
  })

  it('has an arc and rings if there is no area.yaml', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'area.yaml'))
    const map = mapAt('/locations/irvine-eye-doctor', siteOf(folder))!
    expect(map).toMatchObject({ roads: '', streets: '', boards: [], sea: undefined })
    expect(map.way).toMatchObject({ solid: expect.stringMatching(/^M\d+ \d+Q/), dotted: '' })
    expect(map.rings.length).toBeGreaterThan(0)
  })

  it('is drawn for another kind of practice too', () => {
    const other = siteOf(dental)
    const maps = [...other.routes]
      .filter(({ source }) => source.kind === 'location')
      .map(({ url }) => mapAt(url, other))
    expect(maps.some((map) => map?.way !== undefined)).toBe(true)
  })

  it('does not exist for a city whose place is unknown', () => {
    expect(mapAt('/locations/cedar-point-eye-doctor', siteOf(world('base')))).toBeUndefined()
  })

  it('is redrawn on the pages of a city when a town is added along its route, and only then', () => {
    const before = siteOf(world('base'))
    const changedBy = (city: string) => {
      const folder = world('base')
      appendFileSync(join(folder, 'cities.yaml'), city)
      const keyBefore = pageKeys(before, 'bundle', 'program')
      const site = siteOf(folder)
      const keyAfter = pageKeys(site, 'bundle', 'program')
      return [...before.routes]
        .filter(({ source }) => source.kind === 'service-city')
        .filter((route) => keyBefore(route) !== keyAfter(site.routes.findUrl(route.url)!))
        .map(({ url }) => url)
    }
    expect(changedBy('\n- name: Dover Town\n')).toEqual([])
    expect(changedBy('\n- name: Dover Town\n  coordinates: { lat: 33.6, lon: -117.7 }\n')).toEqual([])
    expect(changedBy('\n- name: Dover Town\n  coordinates: { lat: 33.77, lon: -117.89 }\n')).toContain(
      '/services/eye-exams/brook-hill',
    )
  })
})

const boardBox = ({ x, y, width, height }: MapBoard, ground = 0) => ({
  left: x - width / 2 - ground,
  top: y - height / 2 - ground,
  right: x + width / 2 + ground,
  bottom: y + height / 2 + ground,
})
