import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emitSearch } from '../../generator/emit/search.ts'
import type { SearchFile } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { type Code, codes } from '../support/languages.ts'
import { pagesOf, type SearchPage } from '../support/search.ts'
import { isSoak } from '../support/soak.ts'
import { clearwater, siteOf } from '../support/world.ts'

const [en, es] = emitSearch(siteOf(clearwater)).map(({ bytes }) => {
  const file = JSON.parse(bytes()) as SearchFile
  const lookUp = openSearch(file, codes)
  return { pages: pagesOf(file), lookUp, urls: (words: string) => (lookUp(words) ?? []).map(({ url }) => url) }
})
const searches = { en: en!, es: es! }

const isAmongTheFirst = (words: string, url: string, language: Code) =>
  searches[language].urls(words).slice(0, 5).includes(url)

describe('the first page found', () => {
  it.each([
    ['dry eye', '/conditions/dry-eye'],
    ['Dry Eyes', '/conditions/dry-eye'],
    ['floater', '/conditions/floaters-flashes'],
    ['flashes of light', '/conditions/floaters-flashes'],
    ['asigmatism', '/conditions/astigmatism'],
    ['headache', '/conditions/headache-eye-fatigue'],
    ['detached retina', '/what-are-signs-detached-retina'],
    ['lasik', '/conditions/lasik'],
    ['lasik questions', '/lasik-faq-orange-county'],
    ['eye drops', '/dry-eyes/eye-drops-orange-county'],
    ['glaucoma', '/comparisons/glaucoma-management'],
    ['glasses', '/eyewear'],
    ['terms', '/terms-of-service'],
    ['privacy', '/privacy-policy'],
    ['address', '/contact'],
    ['801 north tustin ave', '/contact'],
    ['irvine', '/locations/irvine-eye-doctor'],
    ['eye doctor irvine', '/locations/irvine-eye-doctor'],
    ['dry eye irvine', '/services/dry-eye-doctor-near-me/irvine'],
    ['myopia control tustin', '/services/myopia-control/tustin'],
    ['keratoconus huntington beach', '/services/keratoconus-specialist-near-me/huntington-beach'],
    ['woodbridge', '/neighborhoods/woodbridge-eye-doctor'],
    ['eye doctor woodbridge', '/neighborhoods/woodbridge-eye-doctor'],
    ['santaana', '/locations/santa-ana-eye-doctor'],
    ['keratoconus huntingtonbeach', '/services/keratoconus-specialist-near-me/huntington-beach'],
  ])('for "%s" is %s', (words, url) => {
    expect(searches.en.urls(words)[0]).toBe(url)
  })

  it.each([
    ['ojo seco', '/es/condiciones/ojos-secos'],
    ['ojos secos', '/es/condiciones/ojos-secos'],
    ['rétina', '/es/condiciones/desprendimiento-retina'],
    ['retina', '/es/condiciones/desprendimiento-retina'],
    ['catarata', '/es/condiciones/cataratas'],
    ['ninos', '/es/services/myopia-control'],
    ['moscas', '/es/condiciones/moscas-volantes'],
    ['úlceras', '/es/condiciones/ulceras-corneal'],
    ['santa ana', '/es/ciudades/santa-ana-oculista'],
    ['ojo seco irvine', '/es/services/dry-eye-doctor-near-me/irvine'],
  ])('in Spanish for "%s" is %s', (words, url) => {
    expect(searches.es.urls(words)[0]).toBe(url)
  })
})

describe.each(codes)('every page (%s)', (language) => {
  const { pages } = searches[language]

  it('is among the first five for its own name', () => {
    const missed = pages.filter(({ name, url }) => !isAmongTheFirst(name, url, language))
    expect(missed).toEqual([])
  })

  it('is in the list despite a typo in a long word of its name', () => {
    const slips = fc
      .constantFrom(...pages.filter(({ name, url }) => longWords(name).length > 0 && !isInCity(url)))
      .chain((page) => fc.tuple(fc.constant(page), fc.constantFrom(...longWords(page.name)), fc.nat(), fc.nat(2)))
      .map(([page, word, at, kind]) => ({ page, words: page.name.replace(word, slipped(word, at, kind)) }))
    const numRuns = isSoak ? 20_000 : 300
    fc.assert(
      fc.property(slips, ({ page, words }: { page: SearchPage; words: string }) =>
        searches[language].urls(words).includes(page.url),
      ),
      { numRuns },
    )
  })
})

const longWords = (name: string) => name.match(/\p{L}{7,}/gu) ?? []

/** City pages are not tried with typos: the names of some cities are too much alike. */
const isInCity = (url: string) => /\/(services|locations|ciudades)\//.test(url)

/** The word with a typo: a letter left out, typed twice or swapped with the next. The first letter is always right. */
function slipped(word: string, place: number, kind: number): string {
  const at = 1 + (place % (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)]
  return [before + next + after, before + letter + letter + next + after, before + next + letter + after][kind]!
}

describe('the list', () => {
  it('has at most eight pages, each once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...codes), (words, language) => {
        const urls = searches[language].urls(words)
        return urls.length <= 8 && new Set(urls).size === urls.length
      }),
      { numRuns: isSoak ? 20_000 : 500 },
    )
  })

  it('has only pages of its language', () => {
    for (const word of ['dry', 'irvine', 'ojo', 'keratoconus', 'queratocono', 'lasik', 'santa ana']) {
      for (const url of searches.en.urls(word)) expect(url).not.toMatch(/^\/es(\/|$)/)
      for (const url of searches.es.urls(word)) expect(url).toMatch(/^\/es(\/|$)/)
    }
  })

  it('gives the name, the kind and a filled-in line about each page', () => {
    const found = en!.lookUp('dry eye irvine')!
    expect(found[0]).toMatchObject({ name: 'Dry eye treatment for Irvine', kind: 'Services' })
    expect(found[0]!.line).toContain('Irvine')
    expect(en!.lookUp('dry eye')![0]).toMatchObject({ name: 'Dry eye', kind: 'Eye conditions' })
    expect(JSON.stringify(found)).not.toMatch(/\{\w+\}/)
  })

  it('is empty when nothing matches, and undefined while nothing is asked', () => {
    expect(en!.lookUp('zzzzqq')).toEqual([])
    for (const words of ['', '   ', 'of the', 'd', '¿?', 'para el', 'tengo muy'])
      expect(en!.lookUp(words)).toBeUndefined()
  })

  it.each([
    ['office hours', '/contact'],
    ['vsp', '/services/optometrist-near-me'],
    ['insurance', '/about'],
    ['pink eye', '/conditions/dry-eye'],
  ])('for "%s" also has %s', (words, url) => {
    expect(en!.urls(words)).toContain(url)
  })

  it('includes a city without its own page only through its services', () => {
    const urls = en!.urls('huntington beach')
    expect(urls).toContain('/services/optometrist-near-me/huntington-beach')
    expect(urls).not.toContain('/locations/huntington-beach-eye-doctor')
  })
})

test('the names of built-in JavaScript properties are ordinary words', () => {
  for (const words of ['constructor', '__proto__', 'toString hasOwnProperty'])
    expect(() => en!.urls(words)).not.toThrow()
})
