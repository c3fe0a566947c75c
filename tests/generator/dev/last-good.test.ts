import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastGood } from '../../../generator/dev/last-good.ts'
import { type LoadedSite, loadSite } from '../../../generator/load-site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf } from '../../support/world.ts'

test('a new file with a mistake does not hold back changes to other files', () => {
  const folder = copyOf(clearwater)
  const good = loadSite(folder, { preview: true }) as LoadedSite
  writeFileSync(join(folder, 'theme.yaml'), 'colours: { brand: "#0f766e" }\n')
  editText(folder, 'pages/about.yaml', 'About our practice', 'Who we are today')
  const broken = loadSite(folder, { before: good, preview: true })
  expect(broken.site).toBeUndefined()
  const pages = lastGood(folder, broken, good).site.manifest.pages.map(({ page }) => JSON.stringify(page))
  expect(pages.join()).toContain('Who we are today')
})
