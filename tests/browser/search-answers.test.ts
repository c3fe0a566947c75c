import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emitSearch } from '../../generator/emit/search.ts'
import type { SearchFile } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { codes } from '../support/languages.ts'
import { answering } from '../support/search-file.ts'
import { clearwater, siteOf } from '../support/world.ts'

const [en, es] = emitSearch(siteOf(clearwater)).map(({ bytes }) => openSearch(JSON.parse(bytes()) as SearchFile, codes))

const answersIn = (lookUp: typeof en, words: string) => lookUp!(words)!.filter(({ answer }) => answer !== undefined)
const names = (words: string) => answersIn(en, words).map(({ name }) => name)
const urls = (words: string) => en!(words)!.map(({ url }) => url)

describe("an answer from the practice's own facts", () => {
  it('gives the hours line by line, with the page that says more', () => {
    const [hours, ...others] = answersIn(en, 'are you open on saturday')
    expect(others).toEqual([])
    expect(hours).toMatchObject({ name: 'Office hours', url: '/contact', kind: 'Contact' })
    expect(hours!.line.split('\n')).toContain('Saturday by appointment only')
    expect(hours!.line).toContain('\nThursday, December 24, 2099: Christmas Eve, ')
  })

  it('gives a phone number to call, with the page that says more below', () => {
    const [phone, page] = en!('phone')!
    expect(phone).toMatchObject({ name: 'Call (714) 555-0100', url: 'tel:+17145550100', answer: { page: '/contact' } })
    expect(page!.url).toBe('/contact')
  })

  it('gives the address', () => {
    expect(answersIn(en, 'parking')[0]!.line).toMatch(/^801 North Tustin Ave #404\n/)
  })

  it('gives the insurance, for the name of a plan too', () => {
    const [insurance] = answersIn(en, 'do you take medicare')
    expect(insurance!.name).toBe('Insurance we accept')
    expect(insurance!.line).toContain('Medicare')
    expect(names('aetna')).toEqual(['Insurance we accept'])
  })

  it('is in the language of the page, whatever the language of the query', () => {
    expect(answersIn(es, 'abren sabado')[0]!.line).toContain('Sábado')
    expect(answersIn(es, 'hours')[0]!.line).toContain('Sábado')
    expect(answersIn(en, 'horario')[0]!.line).toContain('Saturday')
  })

  it('appears once, and no page appears twice', () => {
    for (const words of ['hours', 'open hours saturday', 'phone appointment', 'emergency bleach']) {
      const found = urls(words)
      expect(found).toEqual([...new Set(found)])
    }
  })

  it('can come with another if the query asks for both', () => {
    expect(names('hours and parking')).toEqual(['Office hours', 'Address'])
  })

  it('is left out when most of the query asks for something else', () => {
    expect(names('open angle glaucoma')).toEqual([])
    expect(names('glaucoma treatment phone')).toEqual([])
  })
})

describe('an emergency', () => {
  it('comes first, with what to do, however much else is asked', () => {
    const [first] = en!('my kid got some bleach in one eye on saturday, are you open')!
    expect(first).toMatchObject({ name: 'Emergency', url: '/how-soon#chemical', answer: { hurry: 2 } })
    expect(first!.line).toMatch(/rinse it .*go to an emergency room/)
    expect(es!('me cayo cloro en el ojo')![0]!.line).toMatch(/enjuague .*sala de emergencias/)
  })

  it('comes before other answers', () => {
    expect(names('hours bleach')).toEqual(['Emergency', 'Office hours'])
  })

  it('is answered with a single thing to do', () => {
    expect(names('emergency bleach dark curtain')).toEqual(['Emergency'])
  })

  it('is not matched by only the first letters of a word', () => {
    expect(names('ble')).toEqual([])
    expect(names('blea')).toEqual(['Emergency'])
  })

  it('is recognized by the cues of its sign', () => {
    expect(names('dark curtain')).toEqual(['Emergency'])
    expect(answersIn(es, 'una cortina oscura')[0]!.name).toBe('Emergencia')
  })

  it('is found despite a typo', () => {
    expect(names('emergancy')).toEqual(['Emergency'])
    expect(names('bleech')).toEqual(['Emergency'])
  })

  it('is not matched by a word that the site knows', () => {
    expect(names('huntington beach')).toEqual([])
  })
})

describe('of two urgent answers', () => {
  /** What is found first if signs of these levels, by name, have these phrases. */
  const first = (signs: Record<string, { hurry: number; phrases: string[] }>, query: string) =>
    answering(signs)(query)[0]

  it('the one with the more specific phrase is shown, even if it is less urgent', () => {
    const signs = {
      chemical: { hurry: 2, phrases: ['burned eye'] },
      sunlamp: { hurry: 1, phrases: ['sunlamp burned eyes'] },
    }
    expect(first(signs, 'burned my eyes at the sunlamp')).toBe('sunlamp')
    expect(first(signs, 'burned my eye')).toBe('chemical')
  })

  it('the more urgent is shown if something else in the query asks for it', () => {
    const signs = {
      chemical: { hurry: 2, phrases: ['burned eye', 'bleach'] },
      sunlamp: { hurry: 1, phrases: ['sunlamp burned eyes'] },
    }
    expect(first(signs, 'burned my eyes with bleach, not the sunlamp')).toBe('chemical')
  })

  it('the one whose phrase contains the other is shown, and of phrases that do not, the more urgent', () => {
    // So different that none is a typo of another.
    const words = ['badger', 'candle', 'forest', 'hammer', 'jigsaw', 'mirror', 'pillow']
    const orders = fc.shuffledSubarray(words, { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(orders, fc.nat(), (all, turn) => {
        const query = all.map((_, at) => all[(at * 2 + turn) % 5]).join(' ')
        const phrase = (from: number, to: number) => [all.slice(from, to).join(' ')]
        const contained = { short: { hurry: 2, phrases: phrase(1, 3) }, long: { hurry: 1, phrases: phrase(0, 3) } }
        const apart = { short: { hurry: 2, phrases: phrase(0, 2) }, long: { hurry: 1, phrases: phrase(1, 5) } }
        expect(first(contained, query)).toBe('long')
        expect(first(apart, query)).toBe('short')
      }),
    )
  })
})

describe('a phrase with words in quotes', () => {
  const sign = (phrase: string) => answering({ splinter: { hurry: 2, phrases: [phrase] } })
  const lens = sign('"lens in" eye')

  it.each(['lens in my eye', 'I got lens in one eye', 'eye: LENS IN'])('is found by "%s"', (query) => {
    expect(lens(query)).toEqual(['splinter'])
  })

  it.each(['eye lenses', 'lenses in my eye', 'in my eye lens', 'lens for my eye', 'lens in', 'flens in eye'])(
    'is not found by "%s"',
    (query) => {
      expect(lens(query)).toEqual([])
    },
  )

  it('ignores accents and capitals, as other phrases do', () => {
    expect(sign('"cayó en" ojo')('se me cayo en el ojo')).toEqual(['splinter'])
  })
})

describe('a page comes first', () => {
  it.each([
    ['eyeglasses', '/eyewear'],
    ['frames for my glasses', '/eyewear'],
    ['armazones', '/eyewear'],
    ['pink eye', '/conditions/dry-eye'],
    ['queratocono', '/conditions/keratoconus'],
    ['ojo seco irvine', '/services/dry-eye-doctor-near-me/irvine'],
    ['checkup irvine', '/services/optometrist-near-me/irvine'],
    ['eye doctor near me irvine', '/services/optometrist-near-me/irvine'],
    ['oculista en santa ana', '/services/optometrist-near-me/santa-ana'],
  ])('for what visitors call it, in any language: "%s"', (words, url) => {
    expect(urls(words)[0]).toBe(url)
  })

  test('in Spanish for its English name', () => {
    expect(es!('dry eye')![0]!.url).toBe('/es/condiciones/ojos-secos')
  })

  it('for its subject, ahead of a neighborhood that mentions it, which comes first for its own name', () => {
    expect(urls('dry eye woodbridge')[0]).toBe('/conditions/dry-eye')
    expect(urls('woodbridge')[0]).toBe('/neighborhoods/woodbridge-eye-doctor')
  })
})
