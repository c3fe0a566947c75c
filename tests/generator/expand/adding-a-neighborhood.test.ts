import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isError } from '../../../generator/problems/problems.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

describe('a neighborhood that has only a name', () => {
  const folder = editText(copyOf(clearwater), 'practice.yaml', 'indexBarePages: true', 'indexBarePages: false')
  const before = siteOf(folder)
  appendFileSync(join(folder, 'neighborhoods.yaml'), '\n- name: Quail Hill\n  partOf: irvine\n')
  const after = siteOf(folder)
  const url = '/neighborhoods/quail-hill-eye-doctor'

  it('adds one page per language and causes no problem', () => {
    expect(after.routes.length - before.routes.length).toBe(2)
    expect(loaded(folder).problems.filter((each) => isError(each) || each.message.includes('quail-hill'))).toEqual([])
  })

  it('has only generic text, in both languages, and nothing about life there', () => {
    const english = pageAt<'neighborhood'>(url, after)
    expect(english.heading).toContain('Quail Hill')
    expect(english.content).toMatchObject({ name: 'Quail Hill', questions: [] })
    expect(english.content.place).toBeUndefined()
    expect(pageAt<'neighborhood'>(`/es${url}`, after).language).toBe('es')
    expect(after.routes.findUrl(`/es${url}`)!.state).toBe('translated')
  })

  it('takes the drive time of its city', () => {
    expect(pageAt<'neighborhood'>(url, after).content.drive.minutes).toBe(
      pageAt<'location'>('/locations/irvine-eye-doctor', after).content.drive.minutes,
    )
  })

  it('is not indexed until it has text of its own', () => {
    expect(after.routes.findUrl(url)!.indexed).toBe(false)
    expect(after.routes.findUrl('/neighborhoods/woodbridge-eye-doctor')!.indexed).toBe(true)
  })
})

describe('a neighborhood whose name takes an article', () => {
  const folder = copyOf(clearwater)
  const [en, es] = ['    heading: Eye care for Woodbridge', '    heading: Cuidado de los ojos para Woodbridge']
  editText(folder, 'neighborhoods.yaml', en, `    inSentence: the Woodbridge\n${en}`)
  editText(folder, 'neighborhoods.yaml', es, `    inSentence: el Woodbridge\n${es}`)
  const site = siteOf(folder)
  const url = '/neighborhoods/woodbridge-eye-doctor'

  it('has the article in headings and the drive, and not in its breadcrumb', () => {
    const page = pageAt<'neighborhood'>(url, site)
    expect(page.content).toMatchObject({ name: 'the Woodbridge', drive: { city: 'the Woodbridge' } })
    expect(page.crumbs.at(-1)!.label).toBe('Woodbridge')
  })

  it('has the article of each language', () => {
    expect(pageAt<'neighborhood'>(`/es${url}`, site).content.name).toBe('el Woodbridge')
  })
})

it('a neighborhood whose name takes an article in one language only needs nothing in the other', () => {
  const folder = copyOf(clearwater)
  const es = '    heading: Cuidado de los ojos para Woodbridge'
  editText(folder, 'neighborhoods.yaml', es, `    inSentence: el Woodbridge\n${es}`)
  const site = siteOf(folder)
  const names = ['', '/es'].map(
    (prefix) => pageAt<'neighborhood'>(`${prefix}/neighborhoods/woodbridge-eye-doctor`, site).content.name,
  )
  expect(names).toEqual(['Woodbridge', 'el Woodbridge'])
})

describe('a neighborhood nested several levels deep', () => {
  const folder = copyOf(clearwater)
  const within = '\n- name: Stonegate\n  partOf: woodbridge\n- name: Stonegate East\n  partOf: stonegate\n'
  appendFileSync(join(folder, 'neighborhoods.yaml'), within)
  const site = siteOf(folder)
  const deepest = pageAt<'neighborhood'>('/neighborhoods/stonegate-east-eye-doctor', site).content

  it('has the drive time, services and neighbors of the city that contains them all', () => {
    const { drive, services, nearby } = pageAt<'neighborhood'>('/neighborhoods/stonegate-eye-doctor', site).content
    expect(deepest.drive.minutes).toBe(drive.minutes)
    expect(deepest.services).toEqual(services)
    expect(nearby.map(({ label }) => label)).toContain('Stonegate East')
  })
})

it('a neighborhood with texts of its own has the title that they give', () => {
  const { head } = pageAt('/neighborhoods/old-harbor-eye-doctor', siteOf(world('base')))
  expect(head.title).toContain('Eye Doctor for Old Harbor Streets')
})

it('a neighborhood named like its city, which has no page, is below the home page', () => {
  const folder = copyOf(clearwater)
  appendFileSync(join(folder, 'cities.yaml'), '\n- name: Stonegate\n  locationPage: false\n')
  appendFileSync(join(folder, 'neighborhoods.yaml'), '\n- name: Stonegate\n  partOf: stonegate\n')
  const url = '/neighborhoods/stonegate-eye-doctor'
  expect(pageAt(url, siteOf(folder)).crumbs.map(({ href }) => href)).toEqual(['/', url])
})
