import { expect, it } from 'vitest'
import { isManifestFile } from '../../../generator/read/is-manifest-file.ts'

it.each([
  ['pages/about.yaml', true],
  ['photos/office.jpg', true],
  ['logos/ours.svg', true],
  // Reported as strays: their removal must be noticed, too.
  ['pages/Team.YAML', true],
  ['cities.yaml.txt', true],
  ['pages/team.md', true],
  ['pages/team', true],
  ['photos.pdf', false],
  ['REFERENCE.md', false],
  ['.schema/page.json', false],
])('a save of %s is noticed: %s', (file, isNoticed) => {
  expect(isManifestFile('/m', `/m/${file}`)).toBe(isNoticed)
  expect(isManifestFile('/m', `/elsewhere/${file}`)).toBe(false)
})
