import { describe, expect, test } from 'vitest'
import { examples as maps } from '../../templates/parts/area-map.examples.tsx'
import { examples as bands } from '../../templates/parts/city-map.examples.tsx'
import { exampleHtml } from '../support/example-html.ts'

const examples = { ...maps, ...bands }
const html = (name: keyof typeof examples) => exampleHtml(examples[name]!)

describe('the cities on a map', () => {
  const shown = html('cities on a map')

  test('are links grouped under their map mark, with the drive time in minutes', () => {
    expect(shown).toMatch(
      /class="map-near" r="8".*?within 15<\/h3><ul><li><a href="\/locations\/irvine-eye-doctor">Irvine<\/a><span>minutes 12-15/,
    )
  })

  test('are listed even without a page or a place on the map', () => {
    expect(shown).toMatch(
      /within 25.*<li>?.*Orange.*beyond 25<\/h3><ul><li>Brea<span>minutes 25-30<\/span><\/li><\/ul>/,
    )
    expect(shown).toMatch(/others<\/h3><ul>.*Villa Park.*Dover Town.*<li>Riverside<\/li>/)
  })

  test('are named in the caption where the map has room only for a letter', () => {
    expect(shown).toContain('<figcaption class="map-wide">A: Villa Park</figcaption>')
  })
})
