import { expect, it } from 'vitest'
import { countryCalled } from '../../../generator/gazetteer/country-called.ts'

it.each([
  ['México', 'MX'],
  ['mexico', 'MX'],
  ['Canada', 'CA'],
  ['Deutschland', 'DE'],
  ['the UK', undefined],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['Georgia', 'GE'],
  ['MEX', 'MX'],
  ['ESP', 'ES'],
  ['AUS', undefined],
  ['Mex', undefined],
  ['Scotland', 'GB'],
  ['California', undefined],
  ['', undefined],
])('"%s" is the name of a country in English or in its own language', (name, code) => {
  expect(countryCalled(name)).toBe(code)
})

it('a country may be called by its name in the language of the site', () => {
  expect(countryCalled('Alemania')).toBeUndefined()
  expect(countryCalled('Alemania', 'es')).toBe('DE')
  expect(countryCalled('États-Unis', 'fr')).toBe('US')
})
