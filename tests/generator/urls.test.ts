import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slug } from '../../generator/parse/schemas/text.ts'
import {
  fileOf,
  isReserved,
  locationId,
  onlyLanguage,
  serviceCityId,
  serviceCityIn,
  slugOf,
  urlOf,
  writtenId,
} from '../../generator/urls.ts'
import { languages } from '../support/languages.ts'

describe('the slug', () => {
  it.each([
    ['Cañada Alegre', 'canada-alegre'],
    ['Peñasco del Mar', 'penasco-del-mar'],
    ["O'Neill’s Landing", 'oneills-landing'],
    ['  St. John -- North  ', 'st-john-north'],
    ['Höhe 7', 'hohe-7'],
    ['Þorlákshöfn', 'thorlakshofn'],
    ['Seyðisfjörður', 'seydisfjordur'],
    ['Ħamrun', 'hamrun'],
    ['東京', ''],
    ['', ''],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(slugOf(name)).toBe(expected)
  })

  it('is always valid, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const made = slugOf(name)
        return made === '' || slug.safeParse(made).success
      }),
    )
  })

  it('of a slug is the slug itself', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/), (name) => slugOf(name) === name))
  })

  it('is the same whatever the case and whatever punctuation is around the name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,2}$/), (name) => {
        return slugOf(name.toUpperCase()) === slugOf(name) && slugOf(` -${name}! `) === slugOf(name)
      }),
    )
  })
})

describe('the address of a page', () => {
  it('is its id in English, and the id under /es in Spanish', () => {
    expect(urlOf('/about', 'en', languages)).toBe('/about')
    expect(urlOf('/about', 'es', languages)).toBe('/es/about')
    expect(urlOf('/', 'en', languages)).toBe('/')
    expect(urlOf('/', 'es', languages)).toBe('/es')
  })

  it('is its id if the page is in Spanish only', () => {
    expect(urlOf('/es/condiciones/x', 'es', languages)).toBe('/es/condiciones/x')
    expect(onlyLanguage('/es', languages)).toBe('es')
    expect(onlyLanguage('/especialistas', languages)).toBeUndefined()
  })

  it('comes from the path of the file it is written in', () => {
    expect(writtenId('pages/conditions/dry-eye.yaml')).toBe('/conditions/dry-eye')
    expect(writtenId('pages/index.yaml')).toBe('/')
    expect(writtenId('pages/education/index.yaml')).toBe('/education')
    expect(writtenId('pages/about.yml')).toBe('/about')
  })

  it('of a generated page is made from the slugs', () => {
    expect(locationId('brook-hill', { placeSuffix: 'dentist' })).toBe('/locations/brook-hill-dentist')
    expect(serviceCityId('eye-exams', 'brook-hill')).toBe('/services/eye-exams/brook-hill')
  })

  it('about a service in a city names the two, and nothing below it is such a page', () => {
    expect(serviceCityIn('/services/eye-exams/brook-hill')).toEqual({ service: 'eye-exams', city: 'brook-hill' })
    expect(serviceCityIn('/services/eye-exams/brook-hill/map')).toBeUndefined()
  })

  it('may begin with the name of a folder of files, but not be in it', () => {
    expect(['/views', '/views/cataract'].map(isReserved)).toEqual([true, true])
    expect(isReserved('/views-of-the-harbor')).toBe(false)
  })

  it('maps to a flat file of the same name, so that no address ends in a slash', () => {
    expect(fileOf('/')).toBe('index.html')
    expect(fileOf('/es')).toBe('es.html')
    expect(fileOf('/conditions/dry-eye')).toBe('conditions/dry-eye.html')
  })
})
