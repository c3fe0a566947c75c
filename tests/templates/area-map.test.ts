import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { iconNames } from '../../generator/parse/schemas/icon-names.ts'
import { examples as maps } from '../../templates/parts/area-map.examples.tsx'
import { examples as bands } from '../../templates/parts/city-map.examples.tsx'
import { examples as icons } from '../../templates/parts/icon.examples.tsx'
import { iconPaths } from '../../templates/parts/icon-paths.ts'
import { tidy } from '../../templates/tidy.ts'

const examples = { ...maps, ...bands, ...icons }
const html = (name: keyof typeof examples) => tidy(renderToStaticMarkup(examples[name]))

describe('the cities on a map', () => {
  const shown = html('cities on a map')

  test('are links under the marks the map has for them, with their minutes', () => {
    expect(shown).toMatch(
      /class="map-near" r="8".*?within 15<\/h3><ul><li><a href="\/locations\/irvine-eye-doctor">Irvine<\/a><span>minutes 12-15/,
    )
  })

  test('are in the list when they have no page, and when they are not on the map', () => {
    expect(shown).toMatch(
      /within 25.*<li>?.*Orange.*beyond 25<\/h3><ul><li>Brea<span>minutes 25-30<\/span><\/li><\/ul>/,
    )
    expect(shown).toMatch(/others<\/h3><ul>.*Villa Park.*Dover Town.*<li>Riverside<\/li>/)
  })

  test('have their numbers explained where a name had no room', () => {
    expect(shown).toContain('<figcaption class="map-wide">4 Villa Park</figcaption>')
  })
})

test('pictograms differ, are one path and keep to their grid', () => {
  expect(new Set(Object.values(iconPaths)).size).toBe(iconNames.length)
  for (const name of iconNames)
    expect(html(name)).toMatch(/^<p><svg class="icon"[^>]*aria-hidden="true"><path d="M[^"]*">/)
})
