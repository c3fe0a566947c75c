import { expect, test } from 'vitest'
import { emitEye } from '../../../generator/emit/eye.ts'
import { eyeMap } from '../../../generator/expand/eye-map.ts'
import { inFrame } from '../../../generator/expand/links.ts'
import { eyePart } from '../../../generator/parse/schemas/eye-parts.ts'
import { codes } from '../../support/languages.ts'
import { clearwater, siteOf, world } from '../../support/world.ts'

const site = siteOf(clearwater)
const filesOf = (each: typeof site) => emitEye(each, () => '').map(({ file }) => file)

test.each(codes)('every condition in %s that names parts of the eye is listed under the first of them', (language) => {
  const found = eyeMap({ site, ...inFrame(language) })
  const named = site.manifest.pages.flatMap(({ id, page }) =>
    page.kind === 'condition' && page.schemaType === 'MedicalCondition' && page.eye && page.text[language]
      ? [`${page.eye[0]} ${site.links.href(id, language)}`]
      : [],
  )
  expect(named).not.toEqual([])
  expect(found.flatMap(({ part, links }) => links.map(({ href }) => `${part} ${href}`)).sort()).toEqual(named.sort())
})

test('parts are ordered from the front of the eye to its back, without those that no condition names', () => {
  const parts = eyeMap({ site, ...inFrame(codes[0]) }).map(({ part }) => part)
  expect(parts).toEqual(eyePart.options.filter((part) => parts.includes(part)))
  expect(parts.length).toBeLessThan(eyePart.options.length)
})

test('the drawing of the eye is published only if a page names a part of it', () => {
  expect(filesOf(site)).toEqual(['drawings/eye.svg'])
  expect(filesOf(siteOf(world('base')))).toEqual([])
})
