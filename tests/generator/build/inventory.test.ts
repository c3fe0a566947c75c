import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearwater, copyOf, pageAt, siteOf } from '../../support/world.ts'

/** The inventory of the small practice with `count` more cities. */
function inventory(count: number) {
  const manifest = copyOf(clearwater)
  const names = Array.from({ length: count }, (_, index) => `- name: Town ${index}\n`)
  appendFileSync(join(manifest, 'cities.yaml'), names.join(''))
  return pageAt<'tools'>('/admin/tools', siteOf(manifest)).content
}

test('every page of a small site has a line of its own, except services in cities', () => {
  const { pages, total } = inventory(3)
  expect(pages.reduce((sum, { more, inCities }) => sum + 1 + more + inCities, 0)).toBe(total)
  expect(pages.every(({ more }) => more === 0)).toBe(true)
})

test('the inventory stays short enough for people to read, however many cities there are', () => {
  const [small, large] = [inventory(3), inventory(1500)]
  expect(large.total).toBeGreaterThan(small.total + 10_000)
  expect(large.pages.length).toBeLessThanOrEqual(small.pages.length)
  expect(large.pages.reduce((sum, { more, inCities }) => sum + 1 + more + inCities, 0)).toBe(large.total)
})
