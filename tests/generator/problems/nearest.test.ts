import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { abbreviated, certain, nearest, suggest } from '../../../generator/problems/nearest.ts'

const name = fc.stringMatching(/^[a-z]{6,20}$/)
type Edit = { at: number; letter: string; kind: 'insert' | 'remove' | 'replace' }
const edit = fc.record<Edit>({
  at: fc.nat(30),
  letter: fc.constantFrom(...'abcxyz'),
  kind: fc.constantFrom('insert', 'remove', 'replace'),
})

function applied(text: string, { at, letter, kind }: Edit): string {
  const place = at % text.length
  return text.slice(0, place) + (kind === 'remove' ? '' : letter) + text.slice(kind === 'insert' ? place : place + 1)
}

describe('the nearest known name', () => {
  it('is found despite two typos', () => {
    fc.assert(
      fc.property(name, fc.array(edit, { minLength: 1, maxLength: 2 }), (known, edits) => {
        expect(nearest(edits.reduce(applied, known), [known])).toBe(known)
      }),
    )
  })

  it('is never farther away than another known name', () => {
    fc.assert(
      fc.property(name, fc.array(name, { minLength: 1, maxLength: 8 }), edit, (known, others, slip) => {
        const typo = applied(known, slip)
        const found = nearest(typo, [...others, known])!
        expect(distance(typo, found)).toBeLessThanOrEqual(distance(typo, known))
      }),
    )
  })

  it('is found in a set of names as in a list of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.array(edit, { maxLength: 5 }), (all, edits) => {
        const typo = edits.reduce(applied, all[0]!)
        const known = new Set(all)
        expect(nearest(typo, known)).toBe(nearest(typo, all))
        // Prepared for the first name, it is ready for any other.
        expect(nearest(all[0]!, known)).toBe(all[0])
      }),
    )
  })

  it('is the first of several that are equally near', () => {
    expect(nearest('rat', ['cat', 'bat', 'hat'])).toBe('cat')
  })

  it('is found regardless of case', () => {
    expect(nearest('Heading', ['title', 'heading'])).toBe('heading')
  })

  it('is undefined if no name is similar', () => {
    expect(nearest('lasik', ['dry-eye', 'keratoconus'])).toBeUndefined()
    expect(nearest('anything', [])).toBeUndefined()
  })

  it('is not one that differs in the one word that matters', () => {
    expect(nearest('/locations/irvine-eye-doctor', ['/locations/orange-eye-doctor'])).toBeUndefined()
    expect(nearest('/locations/irvnie-eye-doctor', ['/locations/irvine-eye-doctor'])).toBe(
      '/locations/irvine-eye-doctor',
    )
  })
})

describe('a known name certain enough to use without asking', () => {
  it('is one typo away, or differs only in case and punctuation', () => {
    expect(certain('sumary', ['summary', 'title'])).toBe('summary')
    expect(certain('captoin', ['caption'])).toBe('caption')
    expect(certain('conditions/dry-eye', ['/conditions/dry-eye', '/'])).toBe('/conditions/dry-eye')
    expect(certain('Title', ['title', 'titles'])).toBe('title')
  })

  it('may be two typos away in a long word', () => {
    expect(certain('keratokonos', ['keratoconus'])).toBe('keratoconus')
    expect(certain('lemses', ['lenses'])).toBe('lenses')
    expect(certain('lemse', ['lenses'])).toBeUndefined()
  })

  it('is undefined if two are about as near, if digits differ, and for a short word', () => {
    expect(certain('eye-exam', ['eye-exams', 'eye-exame'])).toBeUndefined()
    expect(certain('figure-12', ['figure-13'])).toBeUndefined()
    expect(certain('cat', ['car'])).toBeUndefined()
  })

  it('is undefined if the name is that of something else', () => {
    const isPlace = (words: string) => words === 'orinda'
    const known = ['/locations/orenda-eye-doctor']
    expect(certain('/locations/orinda-eye-doctor', known)).toBe(known[0])
    expect(certain('/locations/orinda-eye-doctor', known, isPlace)).toBeUndefined()
  })
})

describe('an abbreviation', () => {
  const days = ['monday', 'tuesday', 'thursday']

  it('stands for the only name that it begins, with or without a point or capitals', () => {
    expect(['Mon', 'tues', 'Thurs.'].map((name) => abbreviated(name, days))).toEqual(days)
  })

  it('stands for none if it begins two, or has fewer than three letters', () => {
    expect(abbreviated('mon', [...days, 'month'])).toBeUndefined()
    expect(abbreviated('mo', days)).toBeUndefined()
  })
})

describe('the suggestion for an unknown name', () => {
  it('asks whether the nearest was meant', () => {
    expect(suggest('keratoconsu', ['dry-eye', 'keratoconus'])).toBe('Did you mean "keratoconus"?')
  })

  it('asks whether the one that it abbreviates was meant', () => {
    expect(suggest('fri', ['monday', 'friday'])).toBe('Did you mean "friday"?')
  })

  it('lists the names if they are few, and counts them if they are many', () => {
    expect(suggest('lasik', ['dry-eye', 'cataract'])).toBe('Use one of: dry-eye, cataract.')
    const many = Array.from({ length: 25 }, (_, index) => `condition-number-${index}`)
    expect(suggest('lasik', many)).toContain('25 known names')
  })

  it('says so if there are no names at all', () => {
    expect(suggest('lasik', [])).toContain('none are defined yet')
  })
})
