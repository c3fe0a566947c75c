import { describe, expect, it } from 'vitest'
import { alternativeTargets } from '../../../generator/plan/alternative-targets.ts'
import { findMoves } from '../../../generator/plan/find-moves.ts'
import { proposeRedirects } from '../../../generator/plan/propose-redirects.ts'
import { textsAround } from '../../../generator/plan/texts-around.ts'
import { siteOf, world } from '../../support/world.ts'

const site = siteOf(world('base'))
const page = (url: string, texts: readonly string[], { language = 'en', title = url } = {}) => ({
  url,
  language,
  title,
  texts: new Set(texts),
})
const nothingAround = () => new Set<string>()

describe('a page that moves to another address', () => {
  it('is matched in its own language, even if an untranslated page has the English words', () => {
    const lasik = (url: string, language: string) => page(url, ['w'.repeat(99)], { language, title: 'LASIK' })
    const arriving = [lasik('/es/b/new', 'es'), lasik('/b/new', 'en')]
    const moves = findMoves([lasik('/a/old', 'en'), lasik('/es/a/old', 'es')], arriving, nothingAround)
    expect([...moves]).toEqual([
      ['/a/old', '/b/new'],
      ['/es/a/old', '/es/b/new'],
    ])
  })

  it('is not inferred from a few words that another page has too', () => {
    const moves = (words: string) => findMoves([page('/a/old', [words])], [page('/b/new', [words])], nothingAround)
    expect([...moves('w'.repeat(80))]).toEqual([['/a/old', '/b/new']])
    expect([...moves('w'.repeat(79))]).toEqual([])
  })

  it('is recognized by its title, or nearly its address, only if half of its words are the same', () => {
    const old = page('/a/dry-eye', ['same words', 'other text'], { title: 'Dry Eye' })
    const isMoved = (url: string, title: string, words: string) =>
      findMoves([old], [page(url, ['same words', words], { title })], nothingAround).size === 1
    expect(isMoved('/b/dryness', 'Dry Eye', 'words here')).toBe(true)
    expect(isMoved('/a/dry-eyes', 'Dryness', 'words here')).toBe(true)
    expect(isMoved('/b/dryness', 'Dryness', 'words here')).toBe(false)
    expect(isMoved('/b/dryness', 'Dry Eye', 'longer words')).toBe(false)
    expect(isMoved('/a/dry-eyes', 'Dryness', 'longer words')).toBe(false)
  })

  it('has moved to the most similar of the new pages', () => {
    const [most, some] = ['m'.repeat(99), 's'.repeat(20)]
    const arriving = [page('/b/near', [most]), page('/b/nearest', [most, some]), page('/b/far', [most, 'f'.repeat(40)])]
    for (const each of [arriving, arriving.toReversed()])
      expect(findMoves([page('/a/old', [most, some])], each, nothingAround).get('/a/old')).toBe('/b/nearest')
  })

  it('is compared with pages that stay: those in its folder or, if none does, those with its name', () => {
    const files = ['about.html', 'old/dover.html', 'old/elm.html', 'new/dover.html', 'new/elm.html', 'new/fir.html']
    const read = (file: string) => Buffer.from(`<main>${file}</main>`)
    const { languages } = site.manifest
    const around = (staying: string[], url: string) =>
      [...textsAround({ files, read }, new Set(staying), languages)(page(url, ['']))].sort()
    expect(around(['old/elm.html', 'new/dover.html'], '/old/dover')).toEqual(['old/elm.html'])
    expect(around(['about.html', 'new/elm.html', 'new/dover.html'], '/old/dover')).toEqual(['new/dover.html'])
  })

  it('is taken to follow a renamed city once two of its services have moved there, and not after one', () => {
    const inCity = (city: string, words: string, services: number) => [
      page(`/locations/${city}-eye-doctor`, [words]),
      ...['a', 'b'].slice(0, services).map((service) => page(`/services/${service}/${city}`, [service.repeat(99)])),
    ]
    const moved = (services: number) =>
      findMoves(inCity('villa-park', 'Old.', services), inCity('park-hills', 'New.', services), nothingAround)
    expect(moved(2).get('/locations/villa-park-eye-doctor')).toBe('/locations/park-hills-eye-doctor')
    expect([...moved(1)]).toEqual([['/services/a/villa-park', '/services/a/park-hills']])
  })

  it('takes along the short addresses that led to it, which would otherwise break', () => {
    const moves = new Map([
      ['/services/tests', '/services/eye-exams'],
      ['/services/tests/cedar-point', '/services/eye-exams/cedar-point'],
    ])
    const lost = [
      { action: 'removed' as const, from: '/tests', to: '/services/tests' },
      { action: 'removed' as const, from: '/tests/*', to: '/services/tests/:splat' },
      { action: 'removed' as const, from: '/other', to: '/about' },
    ]
    expect(proposeRedirects(moves, lost, site).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/services/tests /services/eye-exams',
      '/services/tests/cedar-point /services/eye-exams/cedar-point',
      '/tests /services/eye-exams',
      '/tests/cedar-point /services/eye-exams/cedar-point',
    ])
  })

  it('gets no line that "check" would refuse, nor one for an address that has a page', () => {
    const moves = new Map([
      ['/conditions/lasik', '/about'],
      ['/Old Page', '/about'],
      ['/old', '/not-there'],
      ['/former', '/about'],
    ])
    expect(proposeRedirects(moves, [], site).map(({ from }) => from)).toEqual(['/former'])
  })
})

describe('another page for visitors of a removed one', () => {
  it('is suggested only if it exists, and not for an address that leads somewhere already', () => {
    const [city, service] = ['/locations/gone-eye-doctor', '/services/eye-exams/gone']
    const linked = new Map([
      [city, ['/locations/gone-too-eye-doctor', '/locations/alder-bay-eye-doctor']],
      [service, []],
      ['/services/massages/gone', []],
    ])
    const found = (moves: [string, string][], redirects = site.redirects) =>
      [...alternativeTargets(linked, new Map(moves), { ...site, redirects })].map(([from]) => from)
    expect([...alternativeTargets(linked, new Map(), site)]).toEqual([
      [city, '/locations/alder-bay-eye-doctor'],
      [service, '/services/eye-exams'],
    ])
    expect(found([[city, '/about']])).toEqual([service])
    expect(found([], [{ from: service, to: '/about' }])).toEqual([city])
  })
})
