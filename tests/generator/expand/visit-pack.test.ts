import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectNames } from '../../../generator/checks/names.ts'
import { kinds } from '../../../generator/kinds.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Article } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, monolingual, pageAt, siteOf, trilingual } from '../../support/world.ts'

const site = siteOf(clearwater)
const pack = (url: string, of = site) => pageAt<'visit-pack'>(url, of)

/** A copy of the practice with sheets in these languages. */
function withPacks(practice: string, texts: Record<string, string>): string {
  const folder = copyOf(practice)
  const entries = Object.entries(texts).map(
    ([code, text]) => `${code}:\n  bring: ["${text} bring"]\n  ask: ["${text} ask"]\n`,
  )
  writeFileSync(join(folder, 'visit-pack.yaml'), entries.join(''))
  return folder
}

describe('the sheets to bring to a visit', () => {
  it('exist for every page that patients come about, in every language, and for no other', () => {
    const subjects = [...site.routes].filter(
      ({ source, state }) => kinds[source.kind].hasVisitPack && state === 'original',
    )
    const packs = [...site.routes].filter(({ source }) => source.kind === 'visit-pack')
    expect(new Set(packs.map(({ source }) => source.parent))).toEqual(new Set(subjects.map(({ source }) => source.id)))
    expect(packs.map(({ url }) => url)).toContain('/es/visit-pack/services/optometrist-near-me')
    expect(
      packs.map(({ url }) => url),
      'of a page in Spanish alone',
    ).toContain('/es/visit-pack/condiciones/ulceras-corneal')
  })

  it('say the same in two languages, the page’s own first', () => {
    const { columns } = pack('/visit-pack/conditions/dry-eye').content
    expect(columns.map(({ language, title }) => [language, title])).toEqual([
      ['en', 'Your visit: Dry eye'],
      ['es', 'Su cita: Ojo seco'],
    ])
    const spanish = pack('/es/visit-pack/conditions/dry-eye').content.columns
    expect(spanish).toEqual([...columns].reverse())
  })

  it('are described by the name of their page, which they may share without a warning', () => {
    const folder = copyOf(clearwater)
    editText(folder, 'services.yaml', 'name: Eye exams', 'name: Dry eye')
    const { site, problems } = loadSite(folder)
    for (const url of ['/visit-pack/conditions/dry-eye', '/visit-pack/services/optometrist-near-me'])
      expect(pageAt(url, site!).head.description).toContain('a visit about Dry eye,')
    expect(problems.filter(({ code }) => code === 'DUPLICATE_DESCRIPTION')).toEqual([])
  })

  it('ask the questions of the page, then those of every visit', () => {
    const [english] = pack('/visit-pack/conditions/dry-eye').content.columns
    expect(english!.ask.questions).toEqual([
      'What kind of dry eye is it?',
      'Which drops fit me?',
      'When should I feel a change?',
      'What comes next?',
      'What should I remember from today?',
      'When do I come back?',
    ])
    expect(pack('/visit-pack/services/optometrist-near-me').content.columns[0]!.ask.questions).toHaveLength(2)
  })

  it('name the signs of the page that need care today, and what to do about an emergency first', () => {
    const [english] = pack('/visit-pack/conditions/dry-eye').content.columns
    expect(english!.signs.map(({ level, reasons }) => [level, reasons.length])).toEqual([
      ['emergency', 2],
      ['urgent', 1],
    ])
    expect(english!.signs[0]!.reasons[1]!.note).toMatch(/^Rinse it/)
    expect(english!.signs[1]!.closed).toMatch(/emergency room/)
    expect(english!.moreSigns).toEqual([{ label: 'Our website lists more signs.', href: '/how-soon', language: 'en' }])
  })

  it('name the usual signs if the page names none', () => {
    const [, spanish] = pack('/visit-pack/services/optometrist-near-me').content.columns
    expect(spanish!.signs.map(({ level }) => level)).toEqual(['emergency', 'urgent'])
  })

  it('leave out signs that do not fit, alike in both languages, and say so', () => {
    const folder = copyOf(clearwater)
    const long = 'sight suddenly goes dark or drops sharply in one eye'
    editText(folder, 'signs.yaml', long, `${long} ${'or in both eyes '.repeat(14).trim()}`)
    const { columns } = pack('/visit-pack/conditions/dry-eye', siteOf(folder)).content
    expect(columns.map(({ signs }) => signs[0]!.reasons.length)).toEqual([1, 1])
    expect(columns.map(({ moreSigns }) => moreSigns)).toEqual([
      [{ label: 'Our website lists more signs.', href: '/how-soon', language: 'en' }],
      [{ label: 'En nuestro sitio hay más señales.', href: '/es/que-tan-pronto', language: 'es' }],
    ])
  })

  it('say that there are more signs without a link if no page lists them all', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'search.yaml'))
    rmSync(join(folder, 'pages/how-soon.yaml'))
    const [english] = pack('/visit-pack/conditions/dry-eye', siteOf(folder)).content.columns
    expect(english!.moreSigns).toBe('Our website lists more signs.')
  })

  it('are open to everybody, and kept out of search engines', () => {
    const { isGated, head } = pack('/visit-pack/conditions/dry-eye')
    expect(isGated).toBe(false)
    expect(head.robots).toBe('noindex, nofollow')
    expect(head.alternates).toEqual([])
  })

  it('say what an appointment requested from them is for', () => {
    expect(pack('/visit-pack/conditions/dry-eye').appointmentFor).toBe('Your visit: Dry eye')
    expect(pack('/es/visit-pack/conditions/dry-eye').appointmentFor).toBe('Su cita: Ojo seco')
  })

  it('are linked from their page', () => {
    const { visitPack } = pageAt<'condition'>('/es/condiciones/ojos-secos', site).content as Article
    expect(visitPack).toEqual({ label: 'Imprima preguntas para su cita', href: '/es/visit-pack/conditions/dry-eye' })
    expect(pageAt<'service'>('/services/optometrist-near-me', site).content.visitPack?.href).toBe(
      '/visit-pack/services/optometrist-near-me',
    )
    expect((pageAt('/about', site).content as Article).visitPack).toBeUndefined()
  })

  it('may be linked from other pages', () => {
    const names = collectNames(loadSite(clearwater).loose)
    const packs = [...site.routes].filter(({ source }) => source.kind === 'visit-pack')
    expect(packs.filter(({ source }) => !names.pages.has(source.id))).toEqual([])
  })

  it('have one column if there is one language', () => {
    const alone = siteOf(withPacks(monolingual, { en: 'en' }))
    const [route] = [...alone.routes].filter(({ source }) => source.kind === 'visit-pack')
    expect(pack(route!.url, alone).content.columns.map(({ language }) => language)).toEqual(['en'])
  })

  it('have the page’s own language and one other if there are three', () => {
    const three = siteOf(withPacks(trilingual, { en: 'en', es: 'es', ar: 'ar' }))
    const languages = (url: string) => pack(url, three).content.columns.map(({ language }) => language)
    expect(languages('/visit-pack/conditions/dry-eye')).toEqual(['en', 'es'])
    expect(languages('/es/visit-pack/conditions/dry-eye')).toEqual(['es', 'en'])
    expect(languages('/ar/visit-pack/conditions/dry-eye')).toEqual(['ar', 'en'])
  })

  it('do not exist without their file', () => {
    const folder = copyOf(clearwater)
    rmSync(join(folder, 'visit-pack.yaml'))
    const without = siteOf(folder)
    expect([...without.routes].filter(({ source }) => source.kind === 'visit-pack')).toEqual([])
    expect((pageAt('/conditions/dry-eye', without).content as Article).visitPack).toBeUndefined()
  })
})
