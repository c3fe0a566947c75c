import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emitSearch } from '../../generator/emit/search.ts'
import { readSearchFile } from '../../src/islands/search/read-search-file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { codes } from '../support/languages.ts'
import { isSoak } from '../support/soak.ts'
import { cleanWorlds, siteOf, world } from '../support/world.ts'

const whole = JSON.parse(emitSearch(siteOf(world('base')))[0]!.bytes())
cleanWorlds()

const answer = (body: string, status = 200) => new Response(body, { status })
const read = (file: unknown) => readSearchFile(answer(JSON.stringify(file)))

it('a search file is read as it was written', async () => {
  expect(await read(whole)).toEqual(whole)
})

it.each([
  ['an error of the host', answer(JSON.stringify(whole), 404)],
  ['a page', answer('<!DOCTYPE html><title>Sign in to the network</title>')],
  ['nothing', answer('')],
  ['a file cut short', answer(JSON.stringify(whole).slice(0, -200))],
])('%s is refused', async (_, response) => {
  await expect(readSearchFile(response)).rejects.toThrow()
})

it.each([
  ['of another form', { ...whole, form: 1 }],
  ['without words', { ...whole, words: { ...whole.words, found: null, call: 7 } }],
  ['without an index', { ...whole, index: undefined }],
  ['without pages', { ...whole, pages: {} }],
  ['with a link to another site', { ...whole, pages: [['https://example.com/', 'Name', 0, 'Line']] }],
  ['with a link to another site, without a scheme', { ...whole, pages: [['//example.com/', 'Name', 0, 'Line']] }],
  ['with a link that is a script', { ...whole, pages: [['javascript:alert(1)', 'Name', 0, 'Line']] }],
  ['with a pattern to another site', { ...whole, inCities: [[0, '//{slug}.example', 'Name', 0, 'Line']] }],
  ['with a page without a kind', { ...whole, pages: [['/about', 'Name', 99, 'Line']] }],
  ['with an answer on another site', { ...whole, answers: [['Name', 'Page', 'Line', '//example.com', -1, 0]] }],
  ['with an answer that is a script', { ...whole, answers: [['Name', 'Page', 'Line', 'javascript:alert(1)', -1, 0]] }],
  ['with invalid words', { ...whole, asked: [[0, 7]] }],
  ['with an invalid city', { ...whole, cities: [['Irvine', 7, '5', 1]] }],
])('a file %s is refused', async (_, file) => {
  await expect(read(file)).rejects.toThrow('the response is not a search file')
})

it('any JSON is either refused before it is searched, or can be searched', async () => {
  const parts = fc.record(
    Object.fromEntries(Object.keys(whole).map((key) => [key, fc.oneof(fc.constant(whole[key]), fc.jsonValue())])),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), parts), async (value) => {
      const lookUp = await read(value)
        .then((file) => openSearch(file, codes))
        .catch(() => undefined)
      for (const { url } of lookUp?.('eye care') ?? []) if (!/^\/(?!\/)/.test(url)) return false
      return true
    }),
    { numRuns: isSoak ? 20_000 : 500 },
  )
})
