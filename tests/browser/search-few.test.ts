import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { indexOptionsFor, type SearchFile, searchForm } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { codes } from '../support/languages.ts'

/** The names of the pages that a search of these pages finds. */
function found(pages: readonly { name: string; words: string }[], query: string): string[] {
  const index = new MiniSearch(indexOptionsFor(codes))
  index.addAll(pages.map(({ name, words }, id) => ({ id, name, heading: name, words, summary: '' })))
  const file: SearchFile = {
    form: searchForm,
    words: { list: 'Pages', found: { other: '{count} pages' }, call: 'Call {phone}' },
    kinds: [['Pages', 1]],
    pages: pages.map(({ name }, id) => [`/${id}`, name, 0, '']),
    answers: [],
    asked: [],
    twins: [],
    cities: [],
    ofCities: [pages.length, '/{slug}', '{city}', 0, ''],
    inCities: [],
    index: JSON.parse(JSON.stringify(index)),
  }
  const lookUp = openSearch(file, codes)
  return lookUp(query)!.map(({ name }) => name)
}

it('leaves out a page that matches far worse than the best', () => {
  const aside = `stye ${Array.from({ length: 400 }, (_, number) => `other${number}`).join(' ')}`
  const pages = [
    { name: 'Stye', words: 'stye stye stye' },
    { name: 'Lashes', words: 'stye' },
    { name: 'Privacy', words: aside },
    ...Array.from({ length: 20 }, (_, number) => ({ name: `Page ${number}`, words: 'nothing of it' })),
  ]
  expect(found(pages, 'stye')[0]).toBe('Stye')
  expect(found(pages, 'stye')).not.toContain('Privacy')
})
