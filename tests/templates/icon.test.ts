import { expect, test } from 'vitest'
import { iconNames } from '../../generator/parse/schemas/icon-names.ts'
import { examples } from '../../templates/parts/icon.examples.tsx'
import { iconPaths } from '../../templates/parts/icon-paths.ts'
import { exampleHtml } from '../support/example-html.ts'

test('pictograms differ, and each is a single path hidden from screen readers', () => {
  expect(new Set(Object.values(iconPaths)).size).toBe(iconNames.length)
  for (const name of iconNames)
    expect(exampleHtml(examples[name]!)).toMatch(/^<p><svg class="icon"[^>]*aria-hidden="true"><path d="M[^"]*">/)
})
