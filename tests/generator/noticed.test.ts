import { afterAll, describe, expect, test } from 'vitest'
import { conditionGroups } from '../../generator/expand/indexes.ts'
import { noticed } from '../../generator/expand/noticed.ts'
import type { Context } from '../../generator/site.ts'
import { cleanWorlds, clearwater, siteOf } from '../support/world.ts'

afterAll(cleanWorlds)

const site = siteOf(clearwater)
const contextOf = (language: string, of = site) => ({ site: of, language, bodyLanguage: language }) as Context

describe('the list of conditions by sign', () => {
  const rows = noticed(contextOf('en')).flatMap(({ signs }) => signs)

  test('says how soon each sign needs care, and links to the pages that name it', () => {
    expect(rows).not.toEqual([])
    for (const { level, pages } of rows) {
      expect(['emergency', 'urgent', 'routine']).toContain(level)
      expect(pages.map(({ href }) => href).filter((href) => !href.startsWith('/conditions/'))).toEqual([])
      expect(pages).not.toEqual([])
    }
  })

  test('is the same in every language, at the addresses of that language', () => {
    const other = noticed(contextOf('es')).flatMap(({ signs }) => signs)
    expect(other.map(({ level }) => level)).toEqual(rows.map(({ level }) => level))
    expect(other.flatMap(({ pages }) => pages).filter(({ href }) => !href.startsWith('/es/'))).toEqual([])
  })
})

test('conditions are sorted by name', () => {
  for (const language of ['en', 'es']) {
    const names = conditionGroups(contextOf(language))
      .find(({ id }) => id === 'conditions')!
      .cards.map(({ label }) => label)
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
  }
})
