import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSearchAnswers } from '../../../generator/checks/search-answers.ts'
import { emitSearch } from '../../../generator/emit/search.ts'
import type { SearchFile } from '../../../src/shared/search/file.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, siteOf, trilingual } from '../../support/world.ts'

const messages = (folder: string) => {
  const { site, sources } = loaded(folder)
  return checkSearchAnswers(site!, sources).map(({ message }) => message)
}

/** Clearwater with this in its search.yaml. */
function asking(yaml: string): string {
  const folder = copyOf(clearwater)
  writeFileSync(join(folder, 'search.yaml'), yaml)
  return folder
}

describe('the queries that must find a page first', () => {
  it('all find it in the small practice', () => {
    expect(messages(clearwater)).toEqual([])
  })

  it('are run in the search of their language', () => {
    const folder = asking(
      '- { page: /eyewear, called: { es: [monturas] }, asks: { en: [monturas], es: [monturas, gotas] } }',
    )
    expect(messages(folder)).toEqual(['"gotas" finds /es/dry-eyes/eye-drops-orange-county before /es/eyewear'])
  })

  it('are run again once a page has another name', () => {
    const folder = asking('- { page: /eyewear, asks: { en: [monocles] } }')
    expect(messages(folder)).toEqual(['"monocles" finds nothing'])
    editText(folder, 'pages/eyewear.yaml', / {2}name: .*/, '  name: Monocles')
    expect(messages(folder)).toEqual([])
  })

  it('must find the answer about their own sign, not another on its page', () => {
    const folder = asking(`
- { page: /how-soon, sign: chemical, called: { en: [bleach] } }
- { page: /how-soon, sign: curtain, asks: { en: [bleach, dark curtain] } }`)
    expect(messages(folder)).toEqual(['"bleach" finds /how-soon#chemical before /how-soon#curtain'])
  })

  it('can differ in the words of a phrase that are in quotes', () => {
    const folder = asking(`
- { page: /eyewear, called: { en: [eye lens] }, asks: { en: [eye lenses, lens for my eye] } }
- { page: /how-soon, sign: chemical, called: { en: ['"lens in" eye'] }, asks: { en: [a lens in my eye] } }`)
    expect(messages(folder)).toEqual([])
  })

  it('must be about pages that exist in their language', () => {
    const folder = asking('- { page: /es/condiciones/ulceras-corneal, asks: { en: [ulcer] } }')
    expect(messages(folder)).toEqual(['"ulcer" is a query in English, which /es/condiciones/ulceras-corneal is not in'])
  })
})

describe('the search file', () => {
  const fileOf = (folder: string, language = 0) =>
    JSON.parse(emitSearch(siteOf(folder))[language]!.bytes()) as SearchFile

  it('has answers with all placeholders filled in, in every language', () => {
    for (const language of [0, 1]) {
      const { answers } = fileOf(clearwater, language)
      expect(answers.length).toBeGreaterThan(5)
      expect(JSON.stringify(answers)).not.toMatch(/\{[\w.-]+\}/)
    }
  })

  it('refers to the page of an answer by its index', () => {
    const { answers, pages } = fileOf(clearwater)
    expect(answers.map(([name, , , , page]) => [name, pages[page]?.[0]])).toContainEqual(['Office hours', '/contact'])
  })

  it('has the name of a page in each of the other languages', () => {
    const { pages, twins } = fileOf(trilingual)
    const about = pages.findIndex(([url]) => url === '/about')
    expect(twins.find(([page]) => page === about)).toHaveLength(3)
  })
})
