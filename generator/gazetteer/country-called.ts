import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js'
import type { Language } from '../../src/shared/languages.ts'
import { plainLetters } from '../../src/shared/plain-letters.ts'
import { ourLanguage } from '../languages.ts'
import { remembered } from '../remembered.ts'
import { unitedStates } from './country.ts'

/** Names that the system does not list, as `fold` spells them. */
const others: Readonly<Record<string, CountryCode>> = {
  usa: unitedStates,
  unitedstatesofamerica: unitedStates,
  gbr: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
}

/** The code of a country by its name in English, in its own language or in `language`: `México`, `MEX` -> `MX`. */
export function countryCalled(name: string, language: Language = ourLanguage): CountryCode | undefined {
  const byName = countriesByName(language)
  return byName.get(fold(name)) ?? (/^[A-Z]{3}$/.test(name) ? startingWith(fold(name), byName) : undefined)
}

/** The code of a country, from its code or its name. A territory such as Puerto Rico has a code of its own. */
export function countryCode(text: string): CountryCode | undefined {
  const code = text.trim().toUpperCase()
  return isSupportedCountry(code) ? code : countryCalled(text)
}

/** The only country that has a name with this beginning: most codes of three letters are one. */
function startingWith(letters: string, byName: ReadonlyMap<string, CountryCode>): CountryCode | undefined {
  const codes = new Set([...byName].flatMap(([name, code]) => (name.startsWith(letters) ? [code] : [])))
  return codes.size === 1 ? [...codes][0] : undefined
}

/** Remembered: it takes tens of milliseconds. Where two countries share a name, the English one counts. */
const countriesByName = remembered((language: Language): ReadonlyMap<string, CountryCode> => {
  const codes = getCountries()
  const english = (style: 'long' | 'short') => codes.map((code) => [nameIn(ourLanguage, code, style), code] as const)
  return new Map([
    ...codes.map((code) => [nameIn(languageSpokenIn(code), code), code] as const),
    ...codes.map((code) => [nameIn(language, code), code] as const),
    ...english('short'),
    ...english('long'),
    ...Object.entries(others),
  ])
})

const nameIn = (language: Language, code: CountryCode, style: 'long' | 'short' = 'long') =>
  fold(namesIn(`${language} ${style}`).of(code) ?? code)

const namesIn = remembered((languageAndStyle: string) => {
  const [language, style] = languageAndStyle.split(' ') as [Language, 'long' | 'short']
  return new Intl.DisplayNames(language, { type: 'region', style })
})

/** The language that most people in a country speak. */
export const languageSpokenIn = (code: CountryCode): Language => new Intl.Locale(`und-${code}`).maximize().language

const fold = (name: string) =>
  plainLetters(name)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
