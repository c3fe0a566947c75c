import { beforeEach, describe, expect, it } from 'vitest'
import { wordsFor } from '../../generator/build/words.ts'
import type { Words } from '../../generator/page.ts'
import { languages } from '../support/languages.ts'

const trees = {
  en: { footer: { openHours: 'Opening hours', rated: 'Rated {value} of 5', code: 'A & B <i>' } },
  es: { footer: { openHours: 'Horario' } },
}

describe('the interface words', () => {
  const warnings: string[] = []
  const [english, spanish] = (['en', 'es'] as const).map((language) =>
    wordsFor(language, languages, trees, (message) => warnings.push(message)),
  ) as [Words, Words]
  beforeEach(() => {
    warnings.length = 0
  })

  it('are those of the language', () => {
    expect(english('footer.openHours')).toBe('Opening hours')
    expect(spanish('footer.openHours')).toBe('Horario')
  })

  it('fall back to English where Spanish has none', () => {
    expect(spanish('footer.rated', { value: 4.9 })).toBe('Rated 4.9 of 5')
  })

  it('are made from the key where neither language has one', () => {
    expect(english('footer.backToTop')).toBe('Back to top')
    expect(spanish('visit.same-day_care')).toBe('Same day care')
  })

  it('that are missing are warned of once, with what is shown instead', () => {
    const words = wordsFor('es', languages, trees, (message) => warnings.push(message))
    words('footer.openHours')
    words('footer.code')
    words('footer.code')
    words('footer.nobodyWroteIt')
    expect(warnings).toEqual([
      'ui/es.yaml has no "footer.code": "A & B <i>" is shown',
      'ui/es.yaml has no "footer.nobodyWroteIt": "Nobody wrote it" is shown',
    ])
  })

  it('fill in values without changing their letters', () => {
    expect(english('footer.rated', { value: '<5 & more>' })).toBe('Rated <5 & more> of 5')
    expect(english('footer.code')).toBe('A & B <i>')
  })

  it('do not mix up the languages when both are used in turn', () => {
    expect([english, spanish, english].map((words) => words('footer.openHours'))).toEqual([
      'Opening hours',
      'Horario',
      'Opening hours',
    ])
  })
})
