import { describe, expect, it } from 'vitest'
import { siteLanguages } from '../../../generator/languages.ts'
import type { Words } from '../../../generator/page.ts'
import { ownWords, withOwnWords } from '../../../generator/parse/own-words.ts'
import { wordsFor } from '../../../generator/text/words.ts'
import { languages } from '../../support/languages.ts'

const trees = {
  en: {
    footer: { openHours: 'Opening hours', rated: 'Rated {value} of 5', code: 'A & B <i>' },
    hub: {
      pages_one: '{count} page of {name}',
      pages_other: '{count} pages of {name}',
      cities_other: '{count} cities',
    },
  },
  es: {
    footer: { openHours: 'Horario' },
    hub: { pages_one: 'una página de {name}', pages_many: '{count} de páginas' },
  },
}

describe('the interface words', () => {
  const [english, spanish] = (['en', 'es'] as const).map((language) => wordsFor(language, languages, trees)) as [
    Words,
    Words,
  ]

  it('are those of the language', () => {
    expect(english('footer.openHours')).toBe('Opening hours')
    expect(spanish('footer.openHours')).toBe('Horario')
  })

  it('fall back to English where Spanish has none', () => {
    expect(spanish('footer.rated', { value: 4.9 })).toBe('Rated 4.9 of 5')
  })

  it.each(['pt-br', 'pt-BR', 'zh-hant', 'ind-latn'])('are those of the language if its code is %s', (code) => {
    const own = wordsFor(code, siteLanguages([...languages, { code, name: code }]), { ...trees, [code]: trees.es })
    expect(own('footer.openHours')).toBe('Horario')
  })

  it('fall back to the first language, not to one whose code is a part of theirs', () => {
    const chinese = ['zh', 'zh-Hant'].map((code) => ({ code, name: code }))
    const words = wordsFor('zh-Hant', siteLanguages([...languages, ...chinese]), {
      ...trees,
      zh: { footer: { rated: '好' } },
      'zh-Hant': {},
    })
    expect(words('footer.rated', { value: 4.9 })).toBe('Rated 4.9 of 5')
  })

  it("are Sightline's own in English where it has none in the first language", () => {
    const vietnamese = wordsFor(
      'vi',
      siteLanguages([{ code: 'vi', name: 'Tiếng Việt' }]),
      withOwnWords({ vi: {} }, false),
    )
    const { label, found_one } = ownWords('en')!.search as Record<string, string>
    expect(vietnamese('search.label')).toBe(label)
    expect(vietnamese('search.found', { count: 1 })).toBe(found_one)
  })

  it('of Sightline never tell patients abroad to call 911', () => {
    const ours = (isAbroad: boolean) => JSON.stringify(withOwnWords({ es: {} }, isAbroad))
    expect(ours(false)).toContain('911')
    expect(ours(true)).not.toContain('911')
  })

  it('are derived from the key where neither language has one', () => {
    expect(english('footer.backToTop')).toBe('Back to top')
    expect(spanish('visit.same-day_care')).toBe('Same day care')
  })

  it('fill in values without escaping them', () => {
    expect(english('footer.rated', { value: '<5 & more>' })).toBe('Rated <5 & more> of 5')
    expect(english('footer.code')).toBe('A & B <i>')
  })

  it('fill in values as they are, even those that look like placeholders', () => {
    expect(english('footer.rated', { value: '$& {value}' })).toBe('Rated $& {value} of 5')
  })

  it('keep a placeholder that gets no value', () => {
    expect(english('footer.rated', { stars: 5 })).toBe('Rated {value} of 5')
  })

  it('use the plural form that the language has for the number', () => {
    expect([1, 2].map((count) => english('hub.pages', { count, name: 'dry eye' }))).toEqual([
      '1 page of dry eye',
      '2 pages of dry eye',
    ])
    expect([1, 1_000_000].map((count) => spanish('hub.pages', { count, name: 'ojo seco' }))).toEqual([
      'una página de ojo seco',
      '1000000 de páginas',
    ])
  })

  it('use the plural form of a number that is filled in later', () => {
    expect(english('hub.pages', { count: '{count}', name: 'dry eye' }, 1)).toBe('{count} page of dry eye')
  })

  it('fall back to English in the plural form that English has for the number', () => {
    expect(spanish('hub.pages', { count: 2, name: 'ojo seco' })).toBe('2 pages of ojo seco')
  })

  it('do not mix up the languages when both are used in turn', () => {
    expect([english, spanish, english].map((words) => words('footer.openHours'))).toEqual([
      'Opening hours',
      'Horario',
      'Opening hours',
    ])
  })
})
