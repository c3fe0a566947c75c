import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Language } from '../../generator/page.ts'
import { cellsOf, runningText } from '../support/running-text.ts'
import { pageAt } from '../support/world.ts'

// Three pages written in full, the model for all others about a condition.

const site = loadSite(join(root, 'manifest')).site!
const models = ['/conditions/dry-eye', '/conditions/keratoconus', '/conditions/floaters-flashes']
const order = [
  'what-it-is',
  'symptoms',
  'when-to-get-help',
  'causes',
  'diagnosis',
  'treatment',
  'living-with-it',
  'next-step',
]

const contentOf = (id: string, language: Language) => pageAt<'condition'>(site.links.href(id, language), site).content

/** Figures that claim something about people: `20%`, `3 in 100`, `2 of 30`, `6 times`. */
const claims = /\d[\d.,]*\s?%|\b\d[\d,]* (?:in|of|de cada|de) \d[\d,]*|\b\d+ (?:times|veces)\b/g

const claimsOf = (id: string, language: Language) => {
  const content = contentOf(id, language)
  return [...runningText(content), ...cellsOf(content)].flatMap((text) => text.match(claims) ?? [])
}

describe.each(models)('%s', (id) => {
  test.each<Language>(['en', 'es'])('tells its story in the order of the model, in %s', (language) => {
    expect(contentOf(id, language).sections.map((section) => section.id)).toEqual(order)
  })

  test.each<Language>(['en', 'es'])(
    'says what needs an emergency room, a call today and a visit, in %s',
    (language) => {
      const { blocks } = contentOf(id, language).sections.find((section) => section.id === 'when-to-get-help')!
      const cards = blocks.filter((block) => block.type === 'care')
      expect(cards.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'routine'])
      expect(cards[0]!.heading).toContain('911')
    },
  )

  test('names where its figures come from', () => {
    expect(claimsOf(id, 'en').length).toBeGreaterThan(0)
    expect(contentOf(id, 'en').sources.length).toBeGreaterThan(0)
    for (const source of contentOf(id, 'en').sources) expect(source.url).toMatch(/^https:\/\//)
  })

  test('claims the same figures in both languages', () => {
    const bare = (language: Language) =>
      claimsOf(id, language)
        .map((claim) => claim.match(/\d[\d,]*/g)!.join(' '))
        .sort()
    expect(bare('es')).toEqual(bare('en'))
  })
})
