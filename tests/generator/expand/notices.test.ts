import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shownNotices } from '../../../generator/expand/notices.ts'
import type { Notice as RawNotice } from '../../../generator/parse/schemas/notices.ts'
import { clearwater, pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(clearwater)
const why = { law: '45 CFR 164.520', url: 'https://www.ecfr.gov/current/title-45/section-164.520' }
const raw = (id: string, more: Partial<RawNotice>): RawNotice => ({
  id,
  why,
  when: 'It applies to all.',
  applies: true,
  where: [],
  draft: false,
  text: { en: { name: id, text: ['Words.'] } },
  ...more,
})

describe('the notices that are shown', () => {
  const confirmed = raw('confirmed', { confirmedBy: 'Pat Example', on: '2026-10-05' })
  const draft = raw('draft', { draft: true })
  const slot = raw('slot', { text: { en: { name: 'slot' } } })
  const other = raw('other', { confirmedBy: 'Pat Example', on: '2026-10-05', applies: false })
  const shown = (preview: boolean) => shownNotices([confirmed, draft, slot, other], { preview }).map(({ id }) => id)

  it('are those that apply and have words, in a preview', () => {
    expect(shown(true)).toEqual(['confirmed', 'draft'])
  })

  it('are those that apply and are confirmed, on a published site', () => {
    expect(shown(false)).toEqual(['confirmed'])
  })
})

describe('the page of notices', () => {
  it('has each notice under its own id, with its words, its document, and whether it is a draft', () => {
    const { notices } = pageAt<'notices'>('/notices', site).content
    expect(notices).toEqual([
      {
        id: 'prescription-release',
        name: 'Your prescription is yours',
        text: ['You get a copy of your prescription, and need not ask for it.'],
        isDraft: false,
      },
      {
        id: 'good-faith-estimate',
        name: 'Good faith estimate',
        text: [
          [
            'If you have no insurance, you can ask us what your care will cost: call ',
            { label: '(714) 555-0100', href: 'tel:+17145550100' },
            '.',
          ],
        ],
        document: 'https://www.cms.gov/nosurprises',
        isDraft: true,
      },
    ])
  })

  it('has them in Spanish at its Spanish address', () => {
    const { notices } = pageAt<'notices'>('/es/avisos', site).content
    expect(notices.map(({ name }) => name)).toEqual(['Su receta es suya', 'Estimado de buena fe'])
  })

  it('is open to visitors from everywhere', () => {
    expect(pageAt('/notices', site).isGated).toBe(false)
  })
})

describe('a notice that must be shown elsewhere too', () => {
  it('is linked from the footer, after the page of notices', () => {
    expect(site.layout('en').navigation.notices).toEqual([
      { label: 'Notices', href: '/notices' },
      { label: 'Your prescription is yours', href: '/notices#prescription-release' },
      { label: 'Good faith estimate', href: '/notices#good-faith-estimate' },
    ])
    expect(site.layout('es').navigation.notices.map(({ href }) => href)).toEqual([
      '/es/avisos',
      '/es/avisos#prescription-release',
      '/es/avisos#good-faith-estimate',
    ])
  })

  it('is on the contact page in full', () => {
    expect(pageAt<'contact'>('/contact', site).content.notices.map(({ id }) => id)).toEqual(['prescription-release'])
  })
})

describe('a site', () => {
  it('needs no notices', () => {
    const small = siteOf(world('base'))
    expect(small.layout('en').navigation.notices).toEqual([])
    expect(pageAt<'contact'>('/contact', small).content.notices).toEqual([])
  })

  it('shows a notice on the contact page when it has no page of notices', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'notices.yaml'), notice('where: [footer, contact]'))
    const small = siteOf(folder)
    expect(small.layout('en').navigation.notices).toEqual([])
    expect(pageAt<'contact'>('/contact', small).content.notices.map(({ name }) => name)).toEqual(['Complaints'])
  })

  it('marks the language of a notice that is only in the first language', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'notices.yaml'), notice('where: [contact]'))
    const small = siteOf(folder)
    expect(pageAt<'contact'>('/contact', small).content.notices[0]!.language).toBeUndefined()
    expect(pageAt<'contact'>('/es/contact', small).content.notices[0]).toMatchObject({
      name: 'Complaints',
      language: 'en',
    })
  })
})

const notice = (where: string) => `
- id: complaints
  why: { law: "${why.law}", url: "${why.url}" }
  when: It applies to all.
  ${where}
  confirmedBy: Pat Example
  on: 2026-10-05
  en: { name: Complaints, text: [Write to the board.] }
`
