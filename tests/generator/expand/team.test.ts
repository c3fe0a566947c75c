import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Article, Page } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

/** The small world with these people in its team.yaml, introduced by its page about the practice. */
function siteWith(team: string) {
  const manifest = editText(world('base'), 'pages/about.yaml', /^kind: .*$/m, '$&\nteam: true')
  writeFileSync(join(manifest, 'team.yaml'), team)
  return siteOf(manifest)
}

const membersOn = (page: Page) => (page.content as Article).team!.members

const employeesOn = (page: Page) => {
  const [practice] = JSON.parse(JSON.stringify(page.structuredData))['@graph']
  return practice.employee as unknown
}

it('the team is introduced in the order of team.yaml, with credentials, in the language of the page', () => {
  const site = siteWith(`
- name: Dr. Kim Moor
  credentials: O.D.
  en: { role: Optometrist, about: "Call {phone}." }
  es: { role: Optometrista, about: "Llame al {phone}." }
- { name: Alex Pond, en: { role: Optician }, es: { role: Óptico } }
`)
  expect(membersOn(pageAt('/about', site))).toMatchObject([
    { name: 'Dr. Kim Moor, O.D.', role: 'Optometrist', about: expect.arrayContaining(['Call ']), language: undefined },
    { name: 'Alex Pond', role: 'Optician', about: undefined, portrait: undefined },
  ])
  expect(membersOn(pageAt('/es/about', site)).map(({ role }) => role)).toEqual(['Optometrista', 'Óptico'])
})

it('what a language does not say about somebody is said in the first language, and marked as such', () => {
  const [member] = membersOn(pageAt('/es/about', siteWith('- { name: Alex Pond, en: { role: Optician } }')))
  expect(member).toMatchObject({ role: 'Optician', language: 'en' })
})

it('structured data names the team only on the page that introduces it, and leaves out placeholders', () => {
  const site = siteWith(`
- { name: Dr. Kim Moor, credentials: O.D., en: { role: Optometrist }, es: { role: Optometrista } }
- { name: Alex Pond, placeholder: true, en: { role: Optician }, es: { role: Óptico } }
`)
  const doctor = employeesOn(pageAt('/contact', site))
  expect(doctor).toMatchObject({ '@type': 'Person' })
  expect(employeesOn(pageAt('/es/about', site))).toEqual([
    { ...(doctor as object), jobTitle: expect.any(String) },
    { '@type': 'Person', name: 'Dr. Kim Moor', honorificSuffix: 'O.D.', jobTitle: 'Optometrista' },
  ])
})
