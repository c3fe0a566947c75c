import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitSitemap } from '../../../generator/emit/sitemap.ts'
import { root } from '../../../generator/folders.ts'
import { isError } from '../../../generator/problems/problems.ts'
import type { Site } from '../../../generator/site.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

const practices: [name: string, folder: () => string, services: number][] = [
  ['a small practice', () => copyOf(clearwater), 4],
  ['the small world', () => world('base'), 2],
]

/** Adds a city to the manifest in `folder`: the site before and after, its problems, and every page it should add. */
function oneMoreCity(folder: string) {
  const before = siteOf(folder)
  appendFileSync(join(folder, 'cities.yaml'), '\n- name: Cañada Alegre\n')
  const slugs = before.manifest.services.map(({ slug }) => slug)
  const paths = ['/locations/canada-alegre-eye-doctor', ...slugs.map((slug) => `/services/${slug}/canada-alegre`)]
  const added = paths.flatMap((path) => [path, `/es${path}`])
  return { before, after: siteOf(folder), problems: loaded(folder).problems, slugs, paths, added }
}

it('a new name in cities.yaml of the real manifest adds a location and every service, in two languages', () => {
  const { before, after, added } = oneMoreCity(copyOf(join(root, 'manifest')))
  expect(newUrls(before, after)).toEqual([...added].sort())
  expect(newUrls(after, before)).toEqual([])
})

describe.each(practices)('a new name in cities.yaml of %s', (_, folderOf, services) => {
  const { before, after, problems, slugs, paths, added } = oneMoreCity(folderOf())

  it(`adds exactly ${2 * (services + 1)} pages, a location and every service in two languages, and removes none`, () => {
    expect(added).toHaveLength(2 * (services + 1))
    expect(newUrls(before, after)).toEqual([...added].sort())
    expect(after.routes).toHaveLength(before.routes.length + added.length)
  })

  it('needs no Spanish text: its Spanish pages count as translated', () => {
    const routes = added.map((url) => after.routes.findUrl(url)!)
    expect(routes.filter(({ language }) => language === 'es').map(({ state }) => state)).toEqual(
      paths.map(() => 'translated'),
    )
  })

  it('causes no error, only one warning that its location and drive time are unknown', () => {
    expect(problems.filter(isError)).toEqual([])
    const warnings = problems.filter(({ message }) => message.includes('Cañada Alegre'))
    expect(warnings).toMatchObject([{ code: 'UNKNOWN_PLACE', file: 'cities.yaml' }])
    expect(warnings[0]!.fix).toMatch(/coordinates: .*canada-alegre: /)
  })

  it('adds its pages to sitemap.xml with their translations, its services only if bare pages are indexed', () => {
    const text = [...emitSitemap(after)][0]!.bytes()
    const { url, indexBarePages } = after.manifest.practice
    for (const path of paths) {
      if (path.startsWith('/services/') && !indexBarePages) {
        expect(text).not.toContain(path)
        continue
      }
      const alternate = (language: string, href: string) => `hreflang="${language}" href="${url}${href}"`
      const line = text.split('\n').find((each) => each.includes(`<loc>${url}${path}</loc>`))
      expect(line, path).toContain(alternate('en', path))
      expect(line, path).toContain(alternate('es', `/es${path}`))
      expect(text).toContain(`<loc>${url}/es${path}</loc>`)
    }
  })

  it.each(['', '/es'])('is linked from every service under "%s"', (prefix) => {
    for (const slug of slugs) {
      const { cities } = pageAt<'service'>(`${prefix}/services/${slug}`, after).content
      expect(cities).toContainEqual({ label: 'Cañada Alegre', href: `${prefix}/services/${slug}/canada-alegre` })
    }
  })

  it.each(['', '/es'])('is listed on the contact and home pages under "%s"', (prefix) => {
    const link = { label: 'Cañada Alegre', href: `${prefix}/locations/canada-alegre-eye-doctor` }
    expect(pageAt<'contact'>(`${prefix}/contact`, after).content.cities).toContainEqual(link)
    expect(pageAt<'home'>(prefix || '/', after).content.cities).toContainEqual(link)
  })

  it.each(['', '/es'])('has its location on the sitemap page under "%s"', (prefix) => {
    const { groups } = pageAt<'sitemap'>(`${prefix}/sitemap`, after).content
    const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs).toContain(`${prefix}/locations/canada-alegre-eye-doctor`)
  })

  it('is shown on its own pages, with no placeholder left over', () => {
    for (const url of added) {
      const page = pageAt(url, after)
      expect(`${page.head.title} ${page.heading}`, url).toContain('Cañada Alegre')
      expect(JSON.stringify(page), url).not.toMatch(/\{[\w.-]+\}/)
    }
  })
})

const newUrls = (from: Site, to: Site) =>
  [...to.routes]
    .map(({ url }) => url)
    .filter((url) => from.routes.findUrl(url) === undefined)
    .sort()
