import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { partnersFor } from '../../generator/expand/text.ts'
import { servicesSchema } from '../../generator/parse/schemas/services.ts'
import { fileOf } from '../../generator/urls.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { eventNames } from '../../src/shared/events.ts'
import { practiceIn, wordsIn } from '../support/appointment.ts'
import { readPage } from '../support/built-site.ts'
import { headingsOf, mainOf, plain, structuredDataOf } from '../support/html.ts'
import { clearwater, copyOf, pageAt, siteOf } from '../support/world.ts'
import { driveTimes, namesAfter, specification } from './specified.ts'

// Plain facts in the specification that no other test covers. They are checked on the small practice, which keeps the
// specified values. In the real manifest they may change: see published-facts.test.ts.

type Entry = Record<string, unknown>

const site = siteOf(clearwater)
const { services, practice, audiences, partners, sources, testimonials } = site.manifest

const htmlOf = (url: string) => readPage(inject('practice'), url)
const footerOf = (html: string) => plain(/<footer class="site-footer".*?<\/footer>/s.exec(html)![0])
const practiceAt = (url: string) =>
  structuredDataOf(htmlOf(url))['@graph'].find((node) => node['@id'] === `${practice.url}/#practice`)!

describe('the services', () => {
  test('an unknown service or city has no page, and no redirect to one', () => {
    const slug = services[0]!.slug
    for (const url of ['/services/unheard-of', `/services/${slug}/atlantis`, '/services/unheard-of/irvine'])
      expect([url, existsSync(join(inject('practice'), fileOf(url)))]).toEqual([url, false])
    const redirected = site.redirects.map(({ from }) => from)
    expect(redirected.filter((from) => from.startsWith('/services') || from.startsWith('/*'))).toEqual([])
  })

  test('a service must have every field of a landing entry, in every language', () => {
    const [service] = parse(readFileSync(join(clearwater, 'services.yaml'), 'utf8')) as Entry[]
    const faults = (change: Record<string, unknown>) =>
      servicesSchema(['en', 'es'])
        .safeParse([{ ...service, ...change }])
        .error?.issues.map(({ path }) => path.slice(1).join('.'))
    expect(faults({})).toBeUndefined()
    for (const key of ['slug', 'icon', 'related', 'targetAudience', 'searchVolume'])
      expect(faults({ [key]: undefined })).toEqual([key])
    for (const language of ['en', 'es']) {
      const text = service![language] as { benefits: string[] }
      for (const key of ['name', 'description', 'benefits', 'expertise'])
        expect(faults({ [language]: { ...text, [key]: undefined } })).toEqual([`${language}.${key}`])
      for (const benefits of [text.benefits.slice(1), [...text.benefits, 'A seventh']])
        expect(faults({ [language]: { ...text, benefits } })).toEqual([`${language}.benefits`])
    }
    expect(faults({ targetAudience: 'everybody', searchVolume: 'huge' })).toEqual(['targetAudience', 'searchVolume'])
  })

  test('each of the four audiences has a neighborhood list, and every entry is written City - Area', () => {
    expect(audiences.map(({ id }) => id)).toEqual(
      expect.arrayContaining(
        namesAfter('Neighbourhood lists exist per audience (').join(', ').split(')')[0]!.split(', '),
      ),
    )
    for (const audience of audiences) for (const line of audience.text.en!.lines) expect(line).toMatch(/^\{city\} - .+/)
  })

  test('every testimonial has a quote, an author and a location, and names an existing service', () => {
    const isWhole = ({ text, author, location }: (typeof testimonials)[number]) =>
      Object.values(text).some(Boolean) && author && location
    expect(testimonials.filter((each) => !isWhole(each))).toEqual([])
    expect(services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(testimonials.map(({ service }) => service)))
  })
})

describe('the drive times', () => {
  const folder = copyOf(clearwater)
  for (const { city, slug, minutes } of driveTimes) {
    if (site.manifest.cities.some((each) => each.slug === slug)) continue
    appendFileSync(join(folder, 'cities.yaml'), `\n- name: ${city}\n`)
    appendFileSync(join(folder, 'drive-times.yaml'), `\n  ${slug}: ${minutes}\n`)
  }
  appendFileSync(join(folder, 'cities.yaml'), '\n- name: Villa Park\n')
  const withAll = siteOf(folder)

  test.each(driveTimes)('$city is the specified number of minutes away', ({ city, slug, minutes }) => {
    const { drive } = pageAt<'service-city'>(`/services/optometrist-near-me/${slug}`, withAll).content
    expect(drive).toMatchObject({ city, minutes })
  })

  test('a city without a drive time gets the default if it is near, and an estimate if it is far', () => {
    const at = (slug: string) => pageAt<'service-city'>(`/services/optometrist-near-me/${slug}`, withAll).content.drive
    expect(at('villa-park')).toMatchObject({ minutes: '15-20', isEstimate: false })
    expect(at('riverside'), 'nobody drives 29 miles in 20 minutes').toMatchObject({
      minutes: '55-80',
      isEstimate: true,
    })
    expect(driveTimes).toHaveLength(14)
  })
})

describe('the pages', () => {
  test('the header and the hero have a Schedule button for the appointment dialog', () => {
    const html = htmlOf('/')
    const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
    for (const pattern of [/<header class="site-header".*?<\/header>/s, /<header class="hero".*?<\/header>/s])
      expect(part(pattern), String(pattern)).toContain('data-open="appointment"')
  })

  test('the language switch shows the Mexican flag on English pages and the US flag on Spanish ones', () => {
    const flagOf = (url: string) => /<svg class="flag".*?<\/svg>/s.exec(htmlOf(url))![0]
    // The green of the Mexican flag, and the red and blue of the US flag.
    expect(flagOf('/about')).toContain('#006847')
    expect(flagOf('/es/about')).toMatch(/#b22234.*#3c3b6e/is)
  })

  test('the location check screen has the specified text', () => {
    expect(plain(htmlOf('/'))).toContain('Verifying your location... Geo restrictions are bypassed on preview domains.')
  })

  test('the Spanish home page has the specified parts', () => {
    const html = htmlOf('/es')
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]+">/)
    const main = mainOf(html)
    expect(headingsOf(main)).toEqual(
      expect.arrayContaining([
        '## Cómo podemos ayudarle',
        '## El consultorio en números',
        '## Antes y después de la atención',
        '## Lo que dicen los pacientes',
        '## Marcas de lentes, armazones y tecnología',
        '## A quiénes atendemos y de dónde vienen',
      ]),
    )
    expect(main).toContain('<header class="hero">')
    const under = (heading: string) => main.split('<h2>').find((each) => each.startsWith(heading))!
    expect(under('Cómo podemos ayudarle').match(/<h3/g)).toHaveLength(3)
    expect(main.match(/<figure class="quote">/g)).toHaveLength(3)
    const stats = plain(main)
    for (const label of ['pacientes atendidos', 'años de experiencia', 'satisfacción', 'programas de tratamiento'])
      expect(stats).toContain(label)
  })

  test('the contact form has the specified fields and the six reasons', () => {
    const form = /<form class="form contact-form".*?<\/form>/s.exec(htmlOf('/contact'))![0]
    const names = [...form.matchAll(/<(?:input|select|textarea) [^>]*?name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['name', 'phone', 'email', 'reason', 'message'])
    const reasons = [...form.matchAll(/<option[^>]*>([^<]*)</g)].map(([, reason]) => reason)
    expect(reasons.map((reason) => plain(reason!))).toEqual([
      'General Inquiry',
      'Schedule Appointment',
      'Glasses/Contact Lenses',
      'Billing Question',
      'Feedback',
      'Other',
    ])
  })
})

describe('the appointment request', () => {
  test('a request contains exactly the specified values', () => {
    const listed = ['Shown in the form: ', 'but with no input shown: '].flatMap((start) =>
      namesAfter(start).map((name) => name.split(' ')[0]!),
    )
    const named = listed.filter((name) => !['email', 'or'].includes(name))
    expect(Object.keys(emptyRequest).sort()).toEqual([...named, 'preferredDays'].sort())
  })

  test('the default subject is the specified one, and the letter is addressed to the practice', () => {
    expect(wordsIn('en').subject).toBe('Appointment Request')
    expect(practiceIn('en').recipient).toBe(practice.email.value)
  })

  test('the events have the specified names, except phone_call, which no page can observe', () => {
    expect([...eventNames, 'phone_call'].sort()).toEqual(namesAfter('Event names: ').sort())
  })
})

describe('the practice', () => {
  const groups = [
    ['default', '/about'],
    ['keratoconus', '/conditions/keratoconus'],
    ['dry-eye', '/conditions/dry-eye'],
    ['ortho-k', '/conditions/ortho-k'],
    ['headache', '/conditions/headache-eye-fatigue'],
  ] as const

  test.each(groups)('%s pages show the phone number of their group', (group, url) => {
    const href = `tel:+1${practice.phones[group]!.number.replace(/\D/g, '')}`
    expect(htmlOf(url)).toContain(`href="${href}"`)
    const others = groups.filter(([other]) => other !== group && other !== 'default')
    for (const [other] of others)
      expect(htmlOf(url)).not.toContain(`tel:+1${practice.phones[other]!.number.replace(/\D/g, '')}`)
  })

  test('the footer has the office hours and the address of the specification', () => {
    const footer = footerOf(htmlOf('/'))
    for (const fact of [
      'Monday to Thursday, 9 am to 6 pm',
      'Friday, 9 am to 5 pm',
      'Saturday by appointment only',
      'Sunday closed',
      '801 North Tustin Ave #404 Santa Ana, CA 92705',
    ])
      expect(footer).toContain(fact)
    expect(practice.hours.disputed).toHaveLength(2)
  })

  test('the practice in structured data has the specified fields', () => {
    expect(practiceAt('/')).toMatchObject({
      name: practice.name.value,
      address: { streetAddress: '801 North Tustin Ave #404', addressLocality: 'Santa Ana', postalCode: '92705' },
      geo: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '09:00' })]),
      founder: { '@type': 'Person', name: practice.doctor.value },
      areaServed: expect.arrayContaining([{ '@type': 'City', name: 'Irvine' }]),
    })
  })

  test('the home page rates the practice 4.9 from 150 reviews, and the about page has no rating', () => {
    expect(practiceAt('/').aggregateRating).toMatchObject({ ratingValue: 4.9, reviewCount: 150 })
    expect(plain(mainOf(htmlOf('/')))).toMatch(/4\.9.*150 reviews/)
    expect(practiceAt('/about')).not.toHaveProperty('aggregateRating')
  })

  test('medical claims have a source, and the stronger ones of the specification are recorded as disputed', () => {
    const claim = (id: string) => practice.claims.find((each) => each.id === id)!
    const specified = { 'orthok-slowing': '50-90%', 'crosslinking-success': 'over 95% of cases' }
    for (const [id, value] of Object.entries(specified)) {
      expect(specification).toContain(value)
      expect(claim(id).disputed.map((each) => each.value)).toContain(value)
    }
    const shown = {
      'orthok-slowing': '/services/myopia-control',
      'crosslinking-success': '/conditions/keratoconus',
      'computer-strain': '/conditions/computer-vision-syndrome',
      'rule-20-20-20': '/conditions/computer-vision-syndrome',
    }
    for (const [id, url] of Object.entries(shown)) {
      expect(sources.map((source) => source.id)).toContain(claim(id).source)
      expect(plain(mainOf(htmlOf(url))).toLowerCase(), url).toContain(claim(id).text.en!.toLowerCase())
    }
  })

  test('the practice accepts exactly the specified insurers', () => {
    expect(practice.insurers.flatMap(({ plans }) => plans)).toEqual(namesAfter('Insurers mentioned: '))
  })

  test('the home page names the service area', () => {
    const text = plain(mainOf(htmlOf('/')))
    for (const place of ['Santa Ana', 'Irvine', 'Newport Beach', 'Tustin', 'Costa Mesa', 'Orange County'])
      expect(text).toContain(place)
  })

  test('partner brands are chosen by category from a list of 23', () => {
    const categories = ['default', 'lenses', 'frames', 'keratoconus', 'cataract-lasik']
    expect(new Set(partners.flatMap((partner) => partner.categories))).toEqual(new Set(categories))
    expect(partners).toHaveLength(23)
    const names = partners.map(({ name }) => name)
    const chosen = (category: string, all: typeof partners) =>
      partnersFor(category, { site: { manifest: { partners: all } } } as Parameters<typeof partnersFor>[1]).map(
        ({ name }) => name,
      )
    for (const category of categories) {
      const matching = partners.filter((partner) => partner.categories.includes(category))
      expect(chosen(category, partners), category).toEqual(matching.map(({ name }) => name))
    }
    expect(chosen('default', partners)).toHaveLength(6)
    expect(chosen('of which there is none', partners)).toEqual(names.slice(0, 6))
    const two = partners.map((each, index) => ({ ...each, categories: index > 20 ? ['rare'] : ['default'] }))
    expect(chosen('rare', two)).toEqual(names.slice(0, 6))
  })
})
