import { describe, expect, it } from 'vitest'
import type { Article } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

const named = editText(
  editText(world('base'), 'practice.yaml', /^name: \{ value: [^,}]+/m, '$&, names: { es: Oftalmo Muelle }'),
  'practice.yaml',
  /^doctor: \{ value: [^,}]+/m,
  '$&, names: { es: Dra. Rocío Valle }',
)

describe('a practice and a doctor with a name of their own in one language', () => {
  const site = siteOf(named)
  const { name, doctor } = site.manifest.practice

  it('are called so in the heads and the structured data of its pages, and nowhere else', () => {
    for (const { url, bodyLanguage } of site.routes) {
      const { head, structuredData } = pageAt(url, site)
      const [practice, website] = JSON.parse(JSON.stringify(structuredData))['@graph']
      const siteName = head.openGraph.find(({ property }) => property === 'og:site_name')!.content
      const isOwn = bodyLanguage === 'es'
      const expected = isOwn ? 'Oftalmo Muelle' : name.value
      expect([practice.name, website.name, siteName], url).toEqual([expected, expected, expected])
      expect([practice.employee].flat()[0].name, url).toBe(isOwn ? 'Dra. Rocío Valle' : doctor.value)
    }
  })

  it('are called so where texts name them', () => {
    const [intro, own] = ['/about', '/es/about'].map((url) =>
      JSON.stringify((pageAt(url, site).content as Article).intro),
    )
    expect(intro).toContain(doctor.value)
    expect(own).toContain('Dra. Rocío Valle')
  })

  it('are called so by the frame of its pages', () => {
    expect(site.layout('es').practice).toMatchObject({ name: 'Oftalmo Muelle', doctor: 'Dra. Rocío Valle' })
    expect(site.layout('en').practice).toMatchObject({ name: name.value, doctor: doctor.value })
  })
})

it("a form of the doctor's name has to fit the name in its language", () => {
  const formed = (name: string) =>
    loaded(
      editText(copyOf(named), 'practice.yaml', 'Rocío Valle }', `Rocío Valle }, es: { of: de la Dra. ${name} }`),
    ).problems.map(({ code }) => code)
  expect(formed('Rocío Valle')).not.toContain('OTHER_NAME')
  expect(formed('Kim Moor')).toContain('OTHER_NAME')
})
