import { describe, expect, inject, test } from 'vitest'
import type { Language, Page } from '../../generator/page.ts'
import { serviceCityId, serviceId } from '../../generator/urls.ts'
import { readPage } from '../support/built-site.ts'
import { headingsOf, mainOf, plain } from '../support/html.ts'
import { clearwater, pageAt, siteOf } from '../support/world.ts'

// What a service page shows, by section 2 of the specification, line by line, on a page of each service.

const site = siteOf(clearwater)
const { services, practice, cities } = site.manifest
const languages: Language[] = ['en', 'es']
const inIrvine = services.flatMap(({ slug }) =>
  languages.map((language) => ({ slug, language, id: serviceCityId(slug, 'irvine') })),
)
const own = services.flatMap(({ slug }) => languages.map((language) => ({ slug, language, id: serviceId(slug) })))

test('every service has a page in every city', () => {
  for (const { slug } of services)
    for (const city of cities) expect(site.links.has(serviceCityId(slug, city.slug)), `${slug} ${city.slug}`).toBe(true)
})

describe.each([...inIrvine, ...own])('$id in $language', ({ slug, language, id }) => {
  const url = site.links.href(id, language)
  const main = mainOf(readPage(inject('practice'), url))
  const text = plain(main)
  const { words } = site.layout(language)
  const page = pageAt(url, site) as Page<'service'> | Page<'service-city'>
  const service = services.find((each) => each.slug === slug)!.text[language]!
  const { service: body, drive, areas, related } = page.content
  /** The markup from the h2 with the interface words of `key` up to the next h2. */
  const under = (key: string, values?: Record<string, string>) => {
    const heading = words(key, values)
    const part = main.split('<h2>').find((each) => each.startsWith(`${heading}</h2>`))
    expect(part, `nothing stands under "${heading}"`).toBeDefined()
    return part!
  }

  test('has a hero with one h1, an introduction, and links to book and to call', () => {
    const hero = /<header class="hero">(.*?)<\/header>/s.exec(main)![1]!
    expect(headingsOf(hero)).toEqual([`# ${page.heading}`])
    expect(plain(/<p class="lead">(.*?)<\/p>/s.exec(hero)![1]!).length).toBeGreaterThan(80)
    expect(hero).toContain(`href="${practice.booking.url}"`)
    expect(hero).toContain(`href="${page.phone.href}"`)
  })

  test.runIf(id === serviceId(slug))('has a hero about the service, and names the first city only below it', () => {
    const [hero, below] = main.split('</header>') as [string, string]
    expect(plain(hero)).not.toContain(drive.city)
    expect(under('drive.heading', { city: drive.city })).toContain(
      `href="${(page as Page<'service'>).content.first.href}"`,
    )
    expect(below.indexOf(`<h2>${words('service.expertise')}`)).toBeLessThan(below.indexOf(drive.city))
  })

  test('has a why-choose list of six benefits', () => {
    const benefits = items(under('service.benefits'))
    expect(benefits.length).toBe(6)
    expect(service.benefits.length).toBe(6)
    for (const [index, benefit] of benefits.entries())
      expect(benefit.length, `benefit ${index + 1}`).toBeGreaterThan(15)
  })

  test('has expertise text and the drive time from the city', () => {
    expect(plain(under('service.expertise')).length).toBeGreaterThan(150)
    const hero = main.split('</header>')[0]!
    const told = id === serviceId(slug) ? under('drive.heading', { city: drive.city }) : hero
    expect(plain(told)).toContain(words('drive.time', { minutes: drive.minutes, city: drive.city }))
    expect(drive.minutes).toMatch(/^\d+-\d+$/)
  })

  test('has at least two related services, none of them the page itself', () => {
    const part = under('service.related')
    expect(related.length).toBeGreaterThanOrEqual(2)
    for (const card of related) {
      expect(part).toContain(`href="${card.href}"`)
      expect(card.href).not.toBe(url)
    }
  })

  test('lists six neighborhoods served, each written City - Area', () => {
    const [tags] = /<ul class="tags">.*?<\/ul>/s.exec(under('areas.heading', { city: drive.city }))!
    const lines = items(tags)
    expect(lines.length).toBe(6)
    expect(lines).toEqual(areas.lines.map((line) => (typeof line === 'string' ? line : line.label)))
    for (const line of lines) expect(line).toMatch(new RegExp(`^${drive.city} - .+`))
  })

  test('has the address, the phone number of the page and every line of the office hours', () => {
    const office = plain(under('visit.heading'))
    const { street, city, state, zip } = practice.address
    for (const fact of [street, `${city}, ${state} ${zip}`, ...practice.hours.days.map(({ text }) => text[language]!)])
      expect(office).toContain(fact)
    expect(under('visit.heading')).toContain(`href="${page.phone.href}"`)
  })

  test('has three testimonials with quote, author, location, any date and five stars, and labels the samples', () => {
    const part = under('testimonials.heading')
    const figures = [...part.matchAll(/<figure class="quote">(.*?)<\/figure>/gs)].map(([, figure]) => figure!)
    expect(figures.length).toBe(3)
    for (const [index, { quote, author, location, day = '', sample }] of body.testimonials.entries()) {
      const told = plain(figures[index]!)
      for (const fact of [quote, author, location, day, '★★★★★', words('testimonials.stars')])
        expect(told).toContain(fact)
      expect(told.includes(words('testimonials.sample'))).toBe(sample)
    }
  })

  test('lists the vision and medical plans the practice accepts', () => {
    const [, ...groups] = under('insurance.heading').split('<h3>')
    expect(groups.map((group) => items(group))).toEqual(practice.insurers.map(({ plans }) => plans))
  })

  test('has two call buttons and two book-online buttons', () => {
    for (const href of [practice.booking.url, page.phone.href])
      expect(main.split(`class="button`).filter((each) => each.includes(`href="${href}"`)).length).toBe(2)
  })

  test('has a booking button that says it leaves the site, passes on no page address, and is counted', () => {
    const links = [...main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].filter(
      ([, href]) => href === practice.booking.url,
    )
    for (const [whole, , label] of links) {
      expect(plain(label!)).toBe(`${words('actions.book')} ${words('actions.away')}`)
      expect(whole).toContain('rel="external noopener"')
      expect(whole.toLowerCase()).toContain('referrerpolicy="strict-origin"')
      expect(whole).toContain('data-event="button_click"')
    }
  })

  test('has a partner-logo strip of at least three brands', () => {
    const strip = under('partners.heading')
    expect(body.partners.length).toBeGreaterThanOrEqual(3)
    for (const { name } of body.partners) expect(plain(strip)).toContain(name)
    expect(text).toContain(words('partners.pause'))
  })
})

const items = (html: string) => [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) => plain(item!))
