import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../generator/page.ts'
import { plainText } from '../../../src/shared/plain-text.ts'
import { renderHead } from '../../../templates/head.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf, world } from '../../support/world.ts'

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

const site = siteOf(world('base'))
const nodesOf = (page: Page) => JSON.parse(JSON.stringify(page.structuredData))['@graph'] as Node[]
const nodesAt = (url: string) => nodesOf(pageAt(url, site))
const node = (url: string, type: string) => nodesAt(url).find((each) => each['@type'] === type)

describe('structured data', () => {
  it('is valid schema.org JSON on every page', () => {
    for (const { url } of site.routes) {
      const graph = JSON.parse(JSON.stringify(pageAt(url, site).structuredData))
      expect(graph['@context'], url).toBe('https://schema.org')
      for (const each of graph['@graph'] as Node[]) expect(each['@type'], url).toMatch(/^[A-Z][A-Za-z]+$/)
    }
  })

  it('refers only to what is in the same graph, and defines nothing twice', () => {
    for (const { url } of site.routes) {
      const nodes = nodesAt(url)
      const ids = nodes.map((each) => each['@id'])
      expect(new Set(ids).size, url).toBe(ids.length)
      for (const reference of nodes.flatMap((each) => Object.values(each).flatMap(references))) {
        expect(ids, `${url} -> ${reference}`).toContain(reference)
      }
    }
  })

  it('has no empty value', () => {
    for (const { url } of site.routes) expect(JSON.stringify(nodesAt(url)), url).not.toMatch(/:(null|""|\[\]|\{\})/)
  })

  it('gives only absolute addresses of pages that exist', () => {
    const origin = 'https://harbor-eye.example'
    for (const { url } of site.routes) {
      for (const address of nodesAt(url).flatMap(addresses)) {
        expect(site.routes.findUrl(address.slice(origin.length)), `${url} -> ${address}`).toBeDefined()
      }
    }
  })
})

/** The ids that a value refers to: those of groups with an id and nothing else. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [(value as { '@id': string })['@id']]
  return Object.values(value).flatMap(references)
}

function addresses(each: Node): string[] {
  const items = (each.itemListElement as { item: string }[] | undefined)?.map(({ item }) => item) ?? []
  return [...(typeof each.url === 'string' ? [each.url] : []), ...items]
}

describe('the practice', () => {
  it('is an optometry clinic with its own phone number on every page, whatever number the page shows', () => {
    for (const { url } of site.routes) {
      expect(node(url, 'MedicalClinic'), url).toMatchObject({
        name: 'Harbor Eye Care',
        medicalSpecialty: 'https://schema.org/Optometric',
        telephone: '+17145550100',
      })
    }
  })

  it.each(['Dentist', 'MedicalClinic', 'Physician', 'Optician', 'Physiotherapy', 'VeterinaryCare'])(
    'has only the properties that schema.org gives a %s',
    (businessType) => {
      const folder = editText(world('base'), 'vertical.yaml', 'MedicalClinic', businessType)
      const [practice] = nodesOf(pageAt('/', siteOf(folder)))
      const types = [practice!['@type']].flat()
      expect(types).toContain(businessType)
      const isOrganization = !['Optician', 'Physiotherapy'].includes(businessType)
      expect('medicalSpecialty' in practice!).toBe(isOrganization)
      // All but VeterinaryCare are kinds of LocalBusiness.
      expect(types.includes('LocalBusiness')).toBe(businessType === 'VeterinaryCare')
      expect(practice).toHaveProperty('openingHoursSpecification')
    },
  )

  it('has no specialty where none of schema.org fits', () => {
    const folder = editText(world('base'), 'vertical.yaml', /^specialty: .*\n/m, '')
    expect(nodesOf(pageAt('/', siteOf(folder)))[0]).not.toHaveProperty('medicalSpecialty')
  })

  it('has no address, coordinates or hours that nobody has confirmed', () => {
    const folder = world('base')
    const file = join(folder, 'practice.yaml')
    const text = readFileSync(file, 'utf8')
    const practiceWith = (changed: string) => {
      writeFileSync(file, changed)
      return nodesOf(pageAt('/', siteOf(folder, { preview: false })))[0]!
    }
    const noAddress = practiceWith(text.replace('address:\n', 'address:\n  placeholder: true\n'))
    expect(noAddress).not.toHaveProperty('address')
    expect(noAddress).not.toHaveProperty('geo')
    expect(noAddress).toHaveProperty('openingHoursSpecification')
    const noHours = practiceWith(text.replace('hours:\n', 'hours:\n  placeholder: true\n'))
    expect(noHours).toHaveProperty('address')
    expect(noHours).not.toHaveProperty('openingHoursSpecification')
  })

  it.each([
    ['doctor', 'employee', /^doctor: \{ /m],
    ['phone number', 'telephone', /^ {2}default: \{ /m],
  ])('has no %s that nobody has confirmed, except in a preview', (_, property, entry) => {
    const folder = editText(world('base'), 'practice.yaml', entry, '$&placeholder: true, ')
    const practiceIn = (preview: boolean) => nodesOf(pageAt('/', siteOf(folder, { preview })))[0]
    expect(practiceIn(true)).toHaveProperty(property)
    expect(practiceIn(false)).not.toHaveProperty(property)
  })

  it('has a rating on the home pages only', () => {
    const rated = [...site.routes]
      .filter(({ url }) => 'aggregateRating' in node(url, 'MedicalClinic')!)
      .map(({ url }) => url)
    expect(rated).toEqual(['/', '/es'])
    expect(node('/', 'MedicalClinic')!.aggregateRating).toMatchObject({
      ratingValue: 4.8,
      bestRating: 5,
      worstRating: 1,
      reviewCount: 120,
    })
  })

  it('has no rating on a home page without testimonials, which shows none', () => {
    const folder = editText(world('base'), 'pages/index.yaml', /^testimonials: .*\n/m, '')
    const home = pageAt('/', siteOf(folder))
    expect(nodesOf(home)[0]).not.toHaveProperty('aggregateRating')
  })

  it('names the doctor as founder only if the practice says so, and never gives the masked email address', () => {
    expect(node('/', 'MedicalClinic')).not.toHaveProperty('founder')
    const founded = nodesOf(pageAt('/', siteOf(clearwater, { preview: true })))
    const practice = founded.find((each) => 'openingHoursSpecification' in each)!
    expect(practice.founder).toEqual(practice.employee)
    expect(practice.founder).toMatchObject({ '@type': 'Person', name: 'Dr. Jordan Avery' })
    expect(JSON.stringify([founded, nodesAt('/')])).not.toMatch(/"email"|@[\w-]+\.example/)
  })

  it('serves the cities that the page lists: not those without a page', () => {
    const folder = world('base')
    const served = () => {
      const page = nodesOf(pageAt('/', siteOf(folder))).find((each) => each['@type'] === 'MedicalClinic')!
      return ((page.areaServed ?? []) as { name: string }[]).map(({ name }) => name)
    }
    const all = served()
    expect(all.length).toBeGreaterThan(1)
    editText(folder, 'cities.yaml', `name: ${all.at(-1)}\n`, '$&  locationPage: false\n')
    expect(served()).toEqual(all.slice(0, -1))
  })

  it('leaves days by appointment out of its opening hours', () => {
    expect(node('/', 'MedicalClinic')!.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    ])
  })

  it('has no opening hours if all days are by appointment', () => {
    const folder = world('base')
    const hours = /opens: "09:00"\n.*\n.*\n.*/
    const visits = 'en: Monday to Friday by appointment\n      es: Lunes a viernes con cita'
    editText(folder, 'practice.yaml', hours, visits)
    const practice = nodesOf(pageAt('/', siteOf(folder))).find((each) => each['@type'] === 'MedicalClinic')
    expect(practice).not.toHaveProperty('openingHoursSpecification')
  })

  it('has special hours on the pages that show them: closed days from 00:00 to 00:00', () => {
    const shown = siteOf(clearwater)
    const special = (url: string) => nodesOf(pageAt(url, shown))[0]!.specialOpeningHoursSpecification
    const days = [
      { validFrom: '2099-11-26', validThrough: '2099-11-27', opens: '00:00', closes: '00:00' },
      { validFrom: '2099-12-24', validThrough: '2099-12-24', opens: '09:00', closes: '12:30' },
    ]
    for (const url of ['/contact', '/es/contact', '/about']) expect(special(url), url).toMatchObject(days)
    expect(special('/')).toBeUndefined()
  })

  it('is open from 00:00 to 23:59 if it never closes, since the same time twice means closed', () => {
    const folder = world('base')
    const hours = /opens: "09:00"\n.*\n.*\n.*/
    const always = `opens: "00:00"
      closes: "00:00"
      en: Monday to Friday, day and night
      es: Lunes a viernes, de día y de noche`
    editText(folder, 'practice.yaml', hours, always)
    const practice = nodesOf(pageAt('/', siteOf(folder))).find((each) => each['@type'] === 'MedicalClinic')
    expect(practice!.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  })
})

describe('the subject of a page', () => {
  const about = (url: string) => nodesAt(url).find((each) => each['@id']?.endsWith('#about'))

  it('is a condition, with its clinical name unless that is the name of the page', () => {
    expect(about('/conditions/keratoconus')).toMatchObject({ '@type': 'MedicalCondition', name: 'Keratoconus' })
    expect(about('/conditions/keratoconus')).not.toHaveProperty('alternateName')
    const folder = editText(
      world('base'),
      'pages/conditions/keratoconus.yaml',
      'medicalName: keratoconus',
      'medicalName: conical cornea',
    )
    const nodes = nodesOf(pageAt('/conditions/keratoconus', siteOf(folder)))
    expect(nodes.find((each) => each['@type'] === 'MedicalCondition')).toMatchObject({
      alternateName: 'conical cornea',
    })
  })

  it('has each of several clinical names, without the name of the page', () => {
    const namesIn = (medicalName: string) => {
      const file = 'pages/conditions/keratoconus.yaml'
      const folder = editText(world('base'), file, 'medicalName: keratoconus', `medicalName: ${medicalName}`)
      const nodes = nodesOf(pageAt('/conditions/keratoconus', siteOf(folder)))
      return nodes.find((each) => each['@type'] === 'MedicalCondition')!.alternateName
    }
    expect(namesIn('conical cornea, KC')).toEqual(['conical cornea', 'KC'])
    expect(namesIn('keratoconus, KC')).toBe('KC')
  })

  it('is a procedure if the page is about an operation', () => {
    expect(about('/conditions/lasik')).toMatchObject({
      '@type': 'MedicalProcedure',
      name: 'LASIK',
      alternateName: 'laser in situ keratomileusis',
    })
  })

  it('is what the file of a topic says, or nothing', () => {
    const eyeDrops = '/dry-eyes/eye-drops-orange-county'
    const file = `pages${eyeDrops}.yaml`
    const therapy = editText(copyOf(clearwater), file, 'kind: topic', 'kind: topic\nschemaType: MedicalTherapy')
    const subject = (folder: string) =>
      nodesOf(pageAt(eyeDrops, siteOf(folder))).find((each) => each['@id']?.endsWith('#about'))
    expect(subject(therapy)).toMatchObject({ '@type': 'MedicalTherapy' })
    expect(subject(clearwater)).toBeUndefined()
  })

  it('is a service of the practice on a service page, with the city on that of a city', () => {
    expect(about('/services/dry-eye-care/brook-hill')).toMatchObject({
      '@type': 'Service',
      name: 'Dry eye care',
      areaServed: { '@type': 'City', name: 'Brook Hill' },
      provider: { '@id': 'https://harbor-eye.example/#practice' },
    })
    expect(about('/services/dry-eye-care')).not.toHaveProperty('areaServed')
  })

  it('is referenced by the page', () => {
    expect(node('/conditions/lasik', 'MedicalWebPage')!.about).toEqual({ '@id': about('/conditions/lasik')!['@id'] })
    expect(node('/about', 'AboutPage')).not.toHaveProperty('about')
  })
})

describe('the job of the doctor', () => {
  const jobAt = (url: string, of: typeof site) => {
    const practice = nodesOf(pageAt(url, of)).find((each) => each.employee !== undefined)!
    return (practice.employee as { jobTitle: string }).jobTitle
  }

  it('is in the language of the body where the manifest has it in each language', () => {
    const inEach = 'jobTitle: { en: Optometrist, es: Optometrista }'
    const translated = siteOf(editText(world('base'), 'vertical.yaml', /^jobTitle: .*/m, inEach))
    expect(jobAt('/about', translated)).toBe('Optometrist')
    expect(jobAt('/es/condiciones/queratocono', translated)).toBe('Optometrista')
    expect(jobAt('/es/conditions/lasik', translated)).toBe('Optometrist')
  })

  it('is the same in all languages where the manifest has it once', () => {
    const once = siteOf(editText(world('base'), 'vertical.yaml', /^jobTitle: .*/m, 'jobTitle: Orthoptist'))
    for (const url of ['/about', '/es/condiciones/queratocono']) expect(jobAt(url, once)).toBe('Orthoptist')
  })
})

describe('the page itself', () => {
  it('states the language of its body', () => {
    expect(node('/es/condiciones/queratocono', 'MedicalWebPage')!.inLanguage).toBe('es')
    expect(node('/es/conditions/lasik', 'MedicalWebPage')!.inLanguage).toBe('en')
  })

  it('has one id at all its addresses', () => {
    const ids = ['/es/condiciones/queratocono', '/es/conditions/keratoconus'].map(
      (url) => node(url, 'MedicalWebPage')!['@id'],
    )
    expect(new Set(ids)).toEqual(new Set(['https://harbor-eye.example/es/condiciones/queratocono#page']))
  })

  it('counts breadcrumbs from one, as schema.org does', () => {
    const { itemListElement } = node('/conditions/keratoconus', 'BreadcrumbList')!
    const crumbs = itemListElement as { position: number; name: string }[]
    expect(crumbs.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(crumbs.at(-1)!.name).toBe('Keratoconus')
  })

  it('ends its breadcrumbs at the address it gives as its own, even on a mirror or fallback', () => {
    for (const { url } of site.routes) {
      const trail = node(url, 'BreadcrumbList')
      const own = nodesAt(url).find((each) => each['@id']?.endsWith('#page'))!.url
      if (trail) expect((trail.itemListElement as { item: string }[]).at(-1)!.item, url).toBe(own)
    }
  })

  it('has the same breadcrumbs as any page that uses the same id for them', () => {
    const trails = new Map<string, string>()
    for (const { url } of site.routes) {
      const trail = node(url, 'BreadcrumbList')
      if (trail === undefined) continue
      const said = JSON.stringify(trail.itemListElement)
      expect(trails.get(trail['@id']!) ?? said, url).toBe(said)
      trails.set(trail['@id']!, said)
    }
  })

  it('has breadcrumbs on every page but the home pages', () => {
    const without = [...site.routes]
      .filter(({ url }) => node(url, 'BreadcrumbList') === undefined)
      .map(({ url }) => url)
    expect(without).toEqual(['/', '/es'])
  })
})

describe('questions', () => {
  it('are listed for an FAQ page, without Markdown marks', () => {
    const faq = nodesOf(pageAt('/lasik-faq-orange-county', siteOf(clearwater))).find(
      (each) => each['@type'] === 'FAQPage',
    )
    const questions = faq!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(3)
    for (const { name, acceptedAnswer } of questions) expect(name + acceptedAnswer.text).not.toMatch(/\]\(|\*\*/)
  })

  it('are left out if they end a page about something else', () => {
    expect(pageAt<'service'>('/services/dry-eye-care', site).content.service.questions).toHaveLength(2)
    expect(node('/services/dry-eye-care', 'FAQPage')).toBeUndefined()
    expect(node('/services/dry-eye-care/alder-bay', 'FAQPage')).toBeUndefined()
  })

  it('keep the text of every piece but the number of a source', () => {
    const call = ['Call ', { strong: 'today' }, { note: 1 }, ' or see ', { label: 'us', href: '/contact' }]
    expect(plainText(call)).toBe('Call today or see us')
  })

  it('cannot end the script they are in', () => {
    const folder = editText(
      copyOf(clearwater),
      'pages/lasik-faq-orange-county.yaml',
      /(?<=question: ).*/,
      '"What is 1 </ 2 <! 3 < 4 >?"',
    )
    const site = siteOf(folder)
    const page = pageAt('/lasik-faq-orange-county', site)
    const head = renderHead(page, site.layout('en'), { script: '', boot: '', styles: [], sheets: {}, fonts: [] })
    const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
    expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(page.structuredData)))
    expect(script).toContain('What is')
    expect(script).not.toContain('<')
  })
})
