import { languageOf } from '../gazetteer/country-called.ts'
import { isCountry } from '../gazetteer/is-country.ts'
import { englishName, ownName } from '../languages.ts'
import { languageCode } from '../parse/schemas/languages.ts'

const isCode = (text: string) => languageCode.safeParse(text).success && englishName(text) !== text

/** What is wrong with a language code, and which one is meant. Undefined for a valid code. */
export function wrongCode(text: string): string | undefined {
  if (isCode(text)) return undefined
  const meant = codeCalled(text.toLowerCase()) ?? languageIn(text.toUpperCase())
  return `"${text}" is not a language code, such as fr or zh-Hant.${meant === undefined ? '' : ` Did you mean ${meant}?`}`
}

/** The code that is the same in lower case, or whose language has this name in English or in the language itself. */
const codeCalled = (text: string): string | undefined =>
  [...letters]
    .flatMap((first) => [...letters].map((second) => first + second))
    .filter(isCode)
    .find((code) => code === text || [englishName(code), ownName(code)].some((name) => name.toLowerCase() === text))

/** The language of a country whose code was written for it: `vi` for `vn`. */
const languageIn = (country: string) => (isCountry(country) ? languageOf(country) : undefined)

const letters = 'abcdefghijklmnopqrstuvwxyz'
