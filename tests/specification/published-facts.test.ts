import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { codesOf } from '../../generator/languages.ts'
import { readPage, readPages } from '../support/built-site.ts'
import { mainOf, plain, structuredDataOf } from '../support/html.ts'
import { pageAt, siteOf } from '../support/world.ts'
import { driveTimes, namesAfter } from './specified.ts'

// What the specification requires of the real site, and that the site shows whatever its manifest says.

const site = siteOf(join(root, 'manifest'))
const { cities, pages, practice, services } = site.manifest
const codes = codesOf(site.manifest.languages)
const out = inject('site')
const htmlOf = (url: string) => readPage(out, url)

test('each of the seven specified slugs has a service', () => {
  const specified = namesAfter('Seven service slugs: ')
  expect(specified).toHaveLength(7)
  expect(services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(specified))
})

test.each(driveTimes)('$city has its service pages, with the minutes from drive-times.yaml', ({ slug }) => {
  const city = cities.find((each) => each.slug === slug)
  expect(city, `cities.yaml lacks ${slug}, which the specification names`).toBeDefined()
  const { default: usual, cities: known } = site.manifest.driveTimes
  const time = site.layout('en').words('drive.time', { minutes: known[slug] ?? usual, city: city!.name })
  for (const service of namesAfter('Seven service slugs: '))
    expect(plain(mainOf(htmlOf(`/services/${service}/${slug}`))), service).toContain(time)
})

test('no page asks for a password', () => {
  const asking = readPages(out).filter(({ html }) => html.includes('type="password"'))
  expect(asking.map(({ url }) => url)).toEqual([])
})

test('no file of the site calls /api/analytics', () => {
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => readFileSync(join(out, file), 'utf8').includes('api/analytics'))).toEqual([])
})

describe('with the values of practice.yaml', () => {
  test('every written page shows the phone number of its group', () => {
    const urls = pages.flatMap(({ id }) => codes.map((language) => site.links.href(id, language)))
    for (const url of urls) expect(htmlOf(url), url).toContain(`href="${pageAt(url, site).phone.href}"`)
  })

  test.each(codes)('the footer shows the address, the number and every line of the hours (%s)', (language) => {
    const { address, hours, name, phone } = site.layout(language).practice
    const home = htmlOf(site.links.href('/', language))
    const footer = /<footer class="site-footer".*?<\/footer>/s.exec(home)![0]
    expect(footer).toContain(`href="${phone.href}"`)
    const place = `${name} ${address.street} ${address.city}, ${address.state} ${address.zip}`
    for (const fact of [place, ...hours]) expect(plain(footer)).toContain(fact)
    expect(hours).toHaveLength(practice.hours.days.length)
  })

  test('structured data has the name, doctor, address and cities, and the rating on the home page only', () => {
    const practiceAt = (url: string) =>
      structuredDataOf(htmlOf(url))['@graph'].find((node) => node['@id'] === `${practice.url}/#practice`)!
    expect(practiceAt('/')).toMatchObject({
      name: practice.name.value,
      address: { streetAddress: practice.address.street, postalCode: practice.address.zip },
      areaServed: cities.filter(({ locationPage }) => locationPage).map(({ name }) => ({ '@type': 'City', name })),
    })
    // A doctor or a rating that nobody has confirmed is not published: see structured-data.test.ts, stand-ins.test.ts.
    const { doctor } = practice
    if (!doctor.placeholder) expect(practiceAt('/')).toMatchObject({ employee: { name: doctor.value } })
    const { value: ratingValue, count: reviewCount, placeholder } = practice.rating!
    if (!placeholder) expect(practiceAt('/')).toMatchObject({ aggregateRating: { ratingValue, reviewCount } })
    expect(practiceAt('/about')).not.toHaveProperty('aggregateRating')
  })
})
