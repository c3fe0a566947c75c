import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContactContent, HomeContent, LocationContent } from '../../../generator/page.ts'
import { clearwater, copyOf, pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(clearwater)

describe('the small map of a city', () => {
  const { cities, miniMap } = pageAt('/', site).content as HomeContent
  const spotOf = (name: string) => cities.find(({ label }) => label === name)!.spot!

  it('has the office in the middle, and each city in its direction from there', () => {
    const { office } = miniMap!
    expect(spotOf('Irvine').y).toBeGreaterThan(office.y)
    expect(spotOf('Riverside').y).toBeLessThan(office.y)
    expect(spotOf('Newport Beach').x).toBeLessThan(office.x)
  })

  it('keeps a distant city at its edge', () => {
    const { width, height } = miniMap!
    const { x, y } = spotOf('Riverside')
    expect([x > width * 0.8, x < width, y > 0, y < height]).toEqual([true, true, true, true])
  })

  it('is the same on the page of a city, for the cities nearby', () => {
    const location = pageAt('/es/locations/irvine-eye-doctor', site).content as LocationContent
    expect(location.miniMap).toEqual(miniMap)
    expect(location.nearby.map(({ label, spot }) => [label, spot])).toContainEqual(['Tustin', spotOf('Tustin')])
  })

  it('has no sea or roads without an area.yaml, and no cities nearby without coordinates', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'area.yaml'))
    expect((pageAt('/', siteOf(folder)).content as HomeContent).miniMap).toMatchObject({ sea: undefined, roads: '' })
    const { nearby } = pageAt('/locations/cedar-point-eye-doctor', siteOf(world('base'))).content as LocationContent
    expect(nearby).toEqual([])
  })
})

describe('the week of the office', () => {
  const { week } = pageAt('/contact', site).content as ContactContent

  it('has a column for each day, with its hours if it has any', () => {
    expect(week.columns).toHaveLength(7)
    for (const [index, day] of [
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ].entries()) {
      const row = site.manifest.practice.hours.days.find(({ days }) => (days as string[]).includes(day))!
      const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
      expect(week.columns[index]!.open).toEqual(row.opens === undefined ? [] : [[hour(row.opens), hour(row.closes!)]])
    }
  })

  it('writes hours in the style of the language, and lists the closed days in words', () => {
    expect(week.hours.map(({ text }) => text)).toContain('9 am')
    const spanish = (pageAt('/es/contact', site).content as ContactContent).week
    expect(spanish.columns[0]!.name).toBe('lun')
    const { days } = site.manifest.practice.hours
    expect(week.lines).toEqual(days.map(({ text }) => text.en))
    expect(spanish.closed).toEqual(days.filter(({ opens }) => opens === undefined).map(({ text }) => text.es))
  })
})
