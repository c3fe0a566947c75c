import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { badLosses } from '../../../generator/checks/left-out.ts'
import type { ParsedManifest } from '../../../generator/parse/manifest.ts'
import { withoutStandIns } from '../../../generator/parse/stand-ins.ts'
import { givesUrgentAdvice } from '../../../generator/parse/urgent-advice.ts'
import { walk } from '../../../generator/read/walk.ts'
import { isSoak } from '../../support/soak.ts'

const signs = [
  { id: 'red', level: 'urgent' },
  { id: 'dry', level: 'routine' },
]

const marks = new Set(['promise.x'])

/** What is published of a page while a promise is unconfirmed. */
function published(page: object): object | undefined {
  const practice = { doctor: {}, claims: [], equipment: [], promises: [{ id: 'x', placeholder: true }] }
  const places = { servicesInCities: {}, cities: [], neighborhoods: [] }
  const rest = { ...places, testimonials: [], services: [], team: [], notices: [] }
  return withoutStandIns({ practice, pages: [{ page }], ...rest } as unknown as ParsedManifest).pages[0]?.page
}

const problemsOf = (page: object) => {
  const text = stringify(page)
  return badLosses({ file: 'pages/about.yaml', text, value: page }, marks)
}

/** Every text below a value, with its key. */
function textsIn(value: unknown): { key: PropertyKey | undefined; text: string }[] {
  const texts: { key: PropertyKey | undefined; text: string }[] = []
  walk(value, (each, path) => {
    if (typeof each === 'string') texts.push({ key: path.at(-1), text: each })
    return undefined
  })
  return texts
}

const confirmed = ['Call 911 first.', 'We look at both eyes.', '{sign.red}', '{sign.dry}']
const unconfirmed = ['With us {promise.x}.', '{promise.x} here.', 'With {promise.x} {sign.red}']
const sentences = (...some: string[]) =>
  fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 3 }).map((each) => each.join(' '))
const text = fc.oneof(
  { weight: 9, arbitrary: sentences(...confirmed) },
  { weight: 1, arbitrary: sentences(...confirmed, ...unconfirmed) },
)
const texts = fc.array(text, { minLength: 1, maxLength: 2 })
const list = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 2 })
const level = fc.constantFrom('urgent', 'routine')
const block = fc.oneof(
  text,
  fc.record({ list: texts }),
  fc.record({ table: fc.record({ caption: text, columns: texts, rows: list(texts) }) }),
  fc.record({ care: fc.record({ level, signs: fc.constant(['red']), items: texts }) }),
  fc.record({ photo: fc.record({ alt: text, caption: text }) }),
)
const page = fc.record(
  {
    intro: text,
    facts: list(fc.record({ term: text, text })),
    stats: list(fc.record({ value: text, label: text })),
    results: list(fc.record({ name: text, before: text, after: text })),
    verdict: list(fc.record({ level, choice: text, when: texts }, { requiredKeys: ['choice', 'when'] })),
    sections: list(fc.record({ id: fc.constant('part'), heading: text, blocks: list(block) })),
    questions: list(fc.record({ question: text, answer: text })),
  },
  { requiredKeys: ['intro'] },
)

describe('what is left out while something is unconfirmed', () => {
  it('drops nothing that is confirmed, and no advice, unless a problem reports it', () => {
    let accepted = 0
    fc.assert(
      fc.property(page, (given) => {
        if (problemsOf(given).length > 0) return
        if (JSON.stringify(given).includes('{promise.x}')) accepted += 1
        const left = published(given)
        expect(left).toBeDefined()
        expect(givesUrgentAdvice(left!, signs)).toBe(givesUrgentAdvice(given, signs))
        const count = (value: object, sentence: string) =>
          textsIn(value)
            .filter(({ key }) => !['term', 'label', 'name'].includes(String(key)))
            .reduce((sum, each) => sum + each.text.split(sentence).length - 1, 0)
        for (const sentence of confirmed) expect(count(left!, sentence), sentence).toBe(count(given, sentence))
        expect(JSON.stringify(left)).not.toContain('{promise.x}')
      }),
      { numRuns: isSoak ? 2000 : 600 },
    )
    expect(accepted).toBeGreaterThan(isSoak ? 100 : 40)
  })

  it('may be a figure with its label, a key fact, an item or a list', () => {
    const given = {
      intro: 'We look at both eyes.',
      stats: [
        { value: '{promise.x}', label: 'a year' },
        { value: '12', label: 'a month' },
      ],
      facts: [
        { term: 'Who gets it', text: 'Anyone' },
        { term: 'With us', text: 'Here {promise.x}' },
      ],
      sections: [{ id: 'part', heading: 'Lenses', blocks: ['Yes.', { list: ['{promise.x}.', '{promise.x}!'] }] }],
    }
    expect(problemsOf(given)).toEqual([])
    expect(published(given)).toEqual({
      intro: 'We look at both eyes.',
      stats: [{ value: '12', label: 'a month' }],
      facts: [{ term: 'Who gets it', text: 'Anyone' }],
      sections: [{ id: 'part', heading: 'Lenses', blocks: ['Yes.'] }],
    })
  })

  it('is never a whole question, as links lead to it', () => {
    const questions = [
      { question: 'What with {promise.x}?', answer: '{promise.x}.' },
      { question: 'Why?', answer: 'So.' },
    ]
    expect(problemsOf({ intro: 'Yes.', questions }).map(({ code }) => code)).toEqual(['NOTHING_LEFT', 'NOTHING_LEFT'])
  })
})
