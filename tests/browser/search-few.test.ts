import { expect, it } from 'vitest'
import { codes } from '../support/languages.ts'
import { searchOf } from '../support/search-file.ts'

it('leaves out a page that matches far worse than the best', () => {
  const aside = `stye ${Array.from({ length: 400 }, (_, number) => `other${number}`).join(' ')}`
  const pages = [
    { name: 'Stye', words: 'stye stye stye' },
    { name: 'Lashes', words: 'stye' },
    { name: 'Privacy', words: aside },
    ...Array.from({ length: 20 }, (_, number) => ({ name: `Page ${number}`, words: 'nothing of it' })),
  ]
  expect(searchOf(pages, codes)('stye')[0]).toBe('Stye')
  expect(searchOf(pages, codes)('stye')).not.toContain('Privacy')
})

it('takes a known word for the beginning of another only while it is alone', () => {
  const find = searchOf([{ name: 'Eyewear' }, { name: 'Injuries', words: 'scratched eye' }], codes)
  expect(find('eye')).toContain('Eyewear')
  expect(find('scratched eye')).toEqual(['Injuries'])
})

it('puts a page first whose whole name is typed, even if a word of that alone also means the page', () => {
  const pages = [{ name: 'Dry eye', words: 'treatment treatment' }, { name: 'Dry eye treatment' }]
  expect(searchOf(pages, codes, ['treatment'])('dry eye treatment')[0]).toBe('Dry eye treatment')
})
