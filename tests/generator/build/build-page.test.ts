import { expect, test } from 'vitest'
import { editText } from '../../support/edit-text.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

test.each([
  ['keratoconus', true],
  ['comprehensive', false],
])('a page of no particular subject that offers a visit of the type "%s" is about health: %s', (visitType, isAbout) => {
  const folder = editText(world('base'), 'pages/about.yaml', /^kind: .*$/m, `$&\nvisitType: ${visitType}`)
  expect(pageAt('/about', siteOf(folder)).isAboutHealth).toBe(isAbout)
})
